# The two commands most people need are `make play` and `make test`.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
# Told by `bastide --version`.
COMMIT := BASTIDE_COMMIT=$$(git describe --always --dirty --abbrev=12 --exclude '*' 2>/dev/null || true)
.PHONY: help play terminal screenshots test test-long lint fmt fuzz bench audit dist deb

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: ## build everything and open the start page in the browser; LAN=1 lets others in the network join
	@scripts/web build
	@echo "Building the server; the first time takes some minutes."
	@$(COMMIT) cargo build --release --package bastide-cli
	@"$$(scripts/target-dir)/release/bastide" serve --open --data ./data $(if $(LAN),--bind 0.0.0.0)

terminal: ## play against the computer in the terminal
	@$(COMMIT) cargo build --release --quiet --package bastide-cli
	@"$$(scripts/target-dir)/release/bastide" play

test: ## run every check; the last lines say what was skipped
	@scripts/test

test-long: ## the same with every combination of expansions, whole games and longer fuzzing; takes half an hour
	@scripts/test long

lint: ## clippy, with warnings as errors
	cargo clippy --workspace --all-targets --quiet -- -D warnings

fmt: ## format all code
	cargo fmt --all
	@scripts/web fmt

fuzz: ## random input against everything that reads text; SECONDS_EACH=60 a target
	@fuzz/run

screenshots: ## update the pictures in docs/screenshots
	@scripts/web build
	@cargo build --quiet --package bastide-cli
	@"$$(scripts/target-dir)/debug/bastide" render docs/games/classic.txt --to 161 -o docs/screenshots/board.svg
	@"$$(scripts/target-dir)/debug/bastide" render docs/games/castle.txt --to 131 -o docs/screenshots/castle.svg
	@"$$(scripts/target-dir)/debug/bastide" render docs/games/cardcassonne.txt --to 143 -o docs/screenshots/cardcassonne.svg
	@BASTIDE="$$(scripts/target-dir)/debug/bastide" node web/tests/e2e/screenshots.mjs

bench: ## measure the figures of docs/performance.md
	@$(COMMIT) cargo build --release --quiet --package bastide-cli
	@"$$(scripts/target-dir)/release/bastide" bench

audit: ## look for known weaknesses in dependencies; needs the network and cargo-deny
	cargo deny check advisories

dist: ## the archive that people download, with checksums, in dist/; takes ten minutes
	@scripts/web build
	@$(COMMIT) cargo build --profile dist --package bastide-cli
	@SOURCE_DATE_EPOCH="$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 1577836800)}" \
	  cargo xtask dist --binary "$$(scripts/target-dir)/dist/bastide"

deb: dist ## a package for Debian, in dist/; needs cargo-deb
	@cargo deb --version >/dev/null 2>&1 || { echo "make deb needs cargo-deb: cargo install cargo-deb"; exit 1; }
	@SOURCE_DATE_EPOCH="$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 1577836800)}" \
	  cargo deb --no-build --no-strip --package bastide-cli --output dist/
