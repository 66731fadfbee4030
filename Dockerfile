# The server with all that it needs; a volume at /data keeps the database if it is SQLite.
FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements/server.txt requirements/node.txt requirements/
RUN python -m venv /opt/goldhook && /opt/goldhook/bin/pip install --no-cache-dir --require-hashes -r requirements/server.txt
# What builds the client stays behind.
RUN python -m venv tools && tools/bin/pip install --no-cache-dir --require-hashes -r requirements/server.txt -r requirements/node.txt
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY src src
COPY web web
RUN tools/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist . && /opt/goldhook/bin/pip install --no-deps dist/*.whl

FROM python:3.13-slim
RUN useradd --system --create-home --home-dir /data goldhook && install -d -o goldhook /var/cache/goldhook
COPY --from=build /opt/goldhook /opt/goldhook
ENV PATH=/opt/goldhook/bin:$PATH GOLDHOOK_HOST=0.0.0.0 PYTHONUNBUFFERED=1 NUMBA_CACHE_DIR=/var/cache/goldhook
USER goldhook
WORKDIR /data
# Compile the bots now, so that nobody waits for it later; beside the volume, which hides what the image has below it.
RUN goldhook warm
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["goldhook", "serve", "--no-browser"]
