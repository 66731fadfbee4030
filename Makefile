# Every target sets itself up in .venv and needs only Python 3.11 or newer and make.
# Packages come from PyPI and npm, pinned by hash. Only the browser tests need a system package: Chromium.

# Compiled Python files make every later start quicker, whatever the environment says about writing them.
unexport PYTHONDONTWRITEBYTECODE

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

## help: list the targets
help:
	@sed -n 's/^## /  make /p' $(MAKEFILE_LIST)

## play: play in your browser, on this computer
play: $(READY)
	@nice -n 19 $(BIN)/goldhook warm >/dev/null 2>&1 & $(BIN)/python web/build.py  # the bots are compiled meanwhile
	$(BIN)/goldhook serve

## terminal: play against a bot in the terminal
terminal: $(READY)
	$(BIN)/goldhook play

## quick: run the fast tests, in under a minute once set up
quick: $(TOOLS)
	$(BIN)/pytest -q -n auto --dist worksteal -m "not slow" --hypothesis-profile=quick $(TESTS)

## lint: check style and types
lint: $(TOOLS)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build.py npm run check

## test: run all checks and tests, as CI does
test: lint $(BROWSER)
	$(BIN)/python web/build.py npm test
	$(BIN)/python web/build.py
	-$(BIN)/goldhook warm  # otherwise the compilers, which have the lowest priority, starve beside the tests
	$(BIN)/pytest -n auto --dist worksteal $(TESTS)

## bench: run all benchmarks: rules engine, kernels, store and server, next to other libraries
bench: $(BENCH)/.ready bench-server
	$(BENCH)/bin/python bench/law.py
	$(BENCH)/bin/python bench/kernel.py
	$(BENCH)/bin/python bench/envs.py
	$(BENCH)/bin/python bench/store.py

## bench-server: benchmark the server on real sockets against boardgame.io; needs Linux, node and npm
bench-server: $(READY)
	$(BIN)/python bench/server.py

## bench-hostile: what quiet tables notice while another address attacks, and what hostile input costs; needs Linux
bench-hostile: $(READY)
	$(BIN)/python bench/hostile.py

## playthroughs: regenerate the golden games; read the diff before you commit it
playthroughs: $(TOOLS)
	$(BIN)/python tests/playthroughs/write.py

## pictures: redraw docs/pictures/goldhook.svg
pictures: $(READY)
	$(BIN)/python docs/pictures/draw.py

## screens: retake the README's screenshots
screens: $(TOOLS) $(BROWSER)
	$(BIN)/python docs/pictures/screens.py

## wire: regenerate the TypeScript files for the server's messages and the small drawings
wire: $(READY)
	$(BIN)/python -m goldhook.server.wire.typescript
	$(BIN)/python -m goldhook.games.gold_ahoi.art.outlines
	$(BIN)/python web/write_art.py

## pins: resolve and pin all dependencies
pins: $(TOOLS)
	$(BIN)/python requirements/pin.py

## clean: delete the environments, caches and build output
clean:
	rm -rf $(VENV) $(BENCH) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules src/goldhook/web

# Everything needed to play.
$(READY): requirements/run.txt pyproject.toml
	@echo "Setting up $(VENV) (first run only) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) --require-hashes -r requirements/run.txt
	@$(BIN)/python web/build.py node || $(BIN)/python $(PIP) --require-hashes -r requirements/node.txt
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Everything needed for development.
$(TOOLS): $(READY) requirements/dev.txt
	@echo "Installing the development tools (first run only) …"
	@$(BIN)/python $(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# Chromium for the browser tests; installed here on Debian and Ubuntu if it is missing.
$(BROWSER): $(TOOLS)
	@command -v chromium >/dev/null || { echo "Installing Chromium for the tests (first run only) …"; \
	  $$(test $$(id -u) = 0 || echo sudo) sh -c "apt-get update -qq && apt-get install -y -qq chromium fonts-ipafont-gothic"; }
	@touch $@

$(BENCH)/.ready: requirements/bench.txt pyproject.toml
	@echo "Setting up $(BENCH) (first run only) …"
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python $(PIP) --require-hashes -r requirements/bench.txt
	@GOLDHOOK_CLIENT=later $(BENCH)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@
