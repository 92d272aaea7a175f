# A small image with nothing in it but the program, which also answers for its own health.
# docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD) -t bastide .

FROM node:22.20.0-bookworm-slim AS web
WORKDIR /src/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY web/ ./
RUN npx --no-install vite build --logLevel warn

FROM rust:1.95.0-slim-bookworm AS program
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY Cargo.toml Cargo.lock ./
COPY .cargo .cargo
COPY crates crates
COPY xtask xtask
COPY --from=web /src/web/dist web/dist
ARG COMMIT=
ENV BASTIDE_COMMIT=$COMMIT
RUN --mount=type=cache,target=/usr/local/cargo/registry --mount=type=cache,target=/src/target \
    cargo build --locked --profile dist --package bastide-cli && cp target/dist/bastide /bastide
# A folder that belongs to whoever runs it, also when a volume is mounted there for the first time.
RUN install -d -o 10001 -g 10001 -m 700 /games

FROM debian:12.12-slim
LABEL org.opencontainers.image.title="Bastide" \
      org.opencontainers.image.description="Carcassonne, The Castle and Cardcassonne in the browser" \
      org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=program /bastide /usr/local/bin/bastide
COPY --from=program /games /var/lib/bastide
COPY LICENSE-MIT LICENSE-APACHE /usr/share/doc/bastide/
USER 10001:10001
ENV BASTIDE_BIND=0.0.0.0 BASTIDE_PORT=7420 BASTIDE_DATA=/var/lib/bastide
VOLUME /var/lib/bastide
EXPOSE 7420
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=6s --start-period=20s --retries=3 CMD ["bastide", "healthcheck"]
ENTRYPOINT ["bastide"]
CMD ["serve"]
