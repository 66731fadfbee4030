# Everything sets itself up in .venv; Python 3.11 or newer and make are enough.
# What is installed comes from PyPI and npm, pinned by hash; only the tests in a browser need a Debian package, Chromium.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools
BROWSER := $(VENV)/.browser
PIP := -m pip install --quiet --disable-pip-version-check
BENCH := .venv-bench
TESTS ?= tests

.PHONY: help play terminal quick lint test bench bench-server bench-hostile playthroughs pictures screens wire pins clean

## help: what there is to make
help:
	@sed -n 's/^## /  make /p' $(MAKEFILE_LIST)

## play: the tables in your browser, on this computer
play: $(READY)
	@$(BIN)/python web/build.py
	$(BIN)/goldhook serve

## terminal: a match in the terminal against a bot
terminal: $(READY)
	$(BIN)/goldhook play

## quick: the fast tests, under a minute once set up
quick: $(TOOLS)
	$(BIN)/pytest -q -n auto --dist worksteal -m "not slow" --hypothesis-profile=quick $(TESTS)

## lint: style and types
lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build.py npm run check

## test: everything, as CI runs it
test: lint $(BROWSER)
	$(BIN)/python web/build.py npm test
	$(BIN)/python web/build.py
	$(BIN)/pytest -n auto --dist worksteal $(TESTS)

## bench: law and kernels beside other engines, the store beside plain SQLite, in an environment of its own; the server
bench: $(BENCH)/.ready bench-server
	$(BENCH)/bin/python bench/law.py
	$(BENCH)/bin/python bench/kernel.py
	$(BENCH)/bin/python bench/store.py

## bench-server: the server on real sockets beside boardgame.io; needs Linux, node and npm
bench-server: $(READY)
	$(BIN)/python bench/server.py

## bench-hostile: what quiet tables feel while another address attacks, and what hostile input costs; needs Linux
bench-hostile: $(READY)
	$(BIN)/python bench/hostile.py

## playthroughs: write the golden games anew; look at the difference before you commit it
playthroughs: $(TOOLS)
	$(BIN)/python tests/playthroughs/write.py

## pictures: draw the pictures of the README anew
pictures: $(READY)
	$(BIN)/python docs/pictures/draw.py

## screens: take the pictures of the tables for the README anew
screens: $(TOOLS) $(BROWSER)
	$(BIN)/python docs/pictures/screens.py

## wire: write the messages of the server and the little pictures as TypeScript anew
wire: $(READY)
	$(BIN)/python -m goldhook.server.typescript
	$(BIN)/python web/write_art.py

## pins: resolve all dependencies anew
pins: $(TOOLS)
	$(BIN)/python requirements/pin.py

clean:
	rm -rf $(VENV) $(BENCH) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules src/goldhook/web

# What it takes to play.
$(READY): requirements/run.txt pyproject.toml
	@echo "Setting up $(VENV), once …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) --require-hashes -r requirements/run.txt
	@$(BIN)/python web/build.py node || $(BIN)/python $(PIP) --require-hashes -r requirements/node.txt
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# What it takes to work on it.
$(TOOLS): $(READY) requirements/dev.txt
	@echo "Adding the tools for tests, once …"
	@$(BIN)/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# The browser of the tests; a Debian or Ubuntu without it gets it here.
$(BROWSER): $(TOOLS)
	@command -v chromium >/dev/null || { echo "Installing Chromium for the tests, once …"; \
	  $$(test $$(id -u) = 0 || echo sudo) sh -c "apt-get update -qq && apt-get install -y -qq chromium fonts-ipafont-gothic"; }
	@touch $@

$(BENCH)/.ready: requirements/bench.txt pyproject.toml
	@echo "Setting up $(BENCH), once …"
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python $(PIP) --require-hashes -r requirements/bench.txt
	@GOLDHOOK_CLIENT=later $(BENCH)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@
