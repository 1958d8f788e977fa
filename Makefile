# Tripto. Two commands matter: `make play` and `make test`.
SHELL := /bin/bash
RELEASE := .build/release/tripto
# On Linux a program carries Swift's libraries: it runs where there are none, and its calls into them cost less. It is
# linked without debug information, without the names of its functions, which no other program looks up, and without the
# index of unwinding: nothing in it catches an exception of C++, and Swift's own traces follow the frames.
LINUX_FLAGS := --static-swift-stdlib -Xlinker -s -Xlinker --no-export-dynamic -Xlinker --no-eh-frame-hdr
RELEASE_FLAGS := -c release $(if $(filter Linux,$(shell uname)),$(LINUX_FLAGS))
# Of ICU's data it carries what its languages need.
ICU_DATA := $(CURDIR)/.build/icu/data.o
BUILD_RELEASE := $(if $(filter Linux,$(shell uname)),python3 scripts/release/icu_data.py $(ICU_DATA) && TRIPTO_ICU_DATA=$(ICU_DATA)) swift build $(RELEASE_FLAGS)

# Three browsers at once, each with servers of its own. What fails is tried once more and said (R): machines
# that test are shared, and a page that had to wait for its turn is no news.
BROWSERS := -n 3 --dist load --maxschedchunk 1 --reruns 1 -rR

SWIFT_SOURCES := Kit/Package.swift Kit/Sources Kit/Tests Sources Tests Package.swift \
	Apps/Common Apps/Host Apps/TV Apps/LinuxCheck/Package.swift Apps/LinuxCheck/Sources/SwiftUI \
	Apps/LinuxCheck/Sources/Drawing $(wildcard Apps/LinuxCheck/Sources/Apple*) \
	Apps/LinuxCheck/Tests

.PHONY: play test apps packaging deb dist bench chaos cluster chaos-cluster attack gallery store-pictures evenings host-games tv-games lint format web words recorded wire release lab studio setup-test clean help

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

play: ## install what is missing, build, and serve the game
	@scripts/setup.sh play
	@scripts/build-web.sh
	@$(BUILD_RELEASE) --product tripto
	@$(RELEASE) serve --banner $(ARGS)

test: ## install what is missing and run every test
	scripts/test.sh $(BROWSERS)

apps: setup-test ## type-check the apps on Linux, their gates, and their tests (ARGS="--mutations all", "A B" for the gates)
	scripts/apps/test.sh all $(ARGS)

bench: lab ## measure a release build; JSON in out/bench
	scripts/bench.sh

chaos: lab ## 50 times kill -9 under bots
	scripts/chaos/run.sh

cluster: release web ## Postgres, Redis, three nodes and nginx on loopback, to try (ARGS="--nodes 5 --port 3000")
	@$(RELEASE) cluster $(ARGS)

chaos-cluster: lab web ## break such a cluster under bots (ARGS="--ways kill,stop --times 50")
	@scripts/setup.sh test
	.venv/bin/python scripts/cluster/chaos.py $(ARGS)

attack: release ## attacks on a server of our own, one table (ARGS="--long", "--only floods,slow")
	@scripts/setup.sh attack
	python3 scripts/attack $(ARGS)

gallery: setup-test web ## pictures of every screen in out/gallery/index.html
	scripts/gallery.sh

store-pictures: setup-test ## pictures of both apps for Apple's store, at its sizes, in out/store
	scripts/apps/store-pictures.py

evenings: setup-test web ## twenty evenings that go wrong, in a real browser
	scripts/build-tests.sh --product tripto
	.venv/bin/python -m pytest Web/tests -m evenings

host-games: setup-test ## a hundred games whose host is the app's models, and which go wrong
	scripts/build-tests.sh
	TRIPTO_HOST_GAMES=all scripts/test-swift.sh games

tv-games: setup-test ## a hundred games of both apps against the server, which go wrong
	scripts/build-tests.sh --product tripto
	scripts/apps/test.sh tv-games

lint: ## formatting, arrows, rules, words
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	scripts/check-imports.sh
	python3 scripts/check-circles.py
	node Web/scripts/generate.mjs --check
	python3 scripts/check-rules.py
	python3 scripts/wire/generate.py --check
	python3 scripts/words/generate.py --check
	python3 scripts/design/generate.py --check
	python3 Apps/project/generate.py --check
	python3 Apps/LinuxCheck/generate/modifiers.py --check

format: ## format every Swift file
	swift format --in-place --recursive --parallel $(SWIFT_SOURCES)

words: ## Swift and TypeScript of the words in Content/words
	python3 scripts/words/generate.py
	python3 scripts/design/generate.py
	node Web/scripts/generate.mjs

web: ## type-check and build the pages
	scripts/build-web.sh

recorded: ## what the pages make of recorded things, for the apps that must make the same
	scripts/record-web.sh

wire: ## everything that follows from the declarations in Kit/Wire
	python3 scripts/wire/generate.py

packaging: setup-test lab web ## rehearse package, image, proxies, Prometheus, copies (10 minutes; root, Debian)
	@scripts/setup.sh packaging
	.venv/bin/python -m pytest packaging/tests packaging/rehearsals -q -rs -p no:cacheprovider

deb: release web ## a Debian package in out/release
	@scripts/setup.sh deb
	@python3 packaging/debian/build.py out/release

dist: release web ## package, archive, bill of materials and checksums in out/release
	@scripts/setup.sh deb
	@scripts/release/release.sh

release:
	@scripts/setup.sh play
	$(BUILD_RELEASE) --product tripto
	@du -hL $(RELEASE)

lab: release ## bots and measurements: .build/release/tripto-lab, beside the tripto that it starts
	$(BUILD_RELEASE) --product tripto-lab

studio: ## the maker of the soundtrack: .build/release/tripto-studio
	$(BUILD_RELEASE) --product tripto-studio

setup-test:
	@scripts/setup.sh test

clean: ## remove everything that was built
	rm -rf .build Web/dist Web/node_modules .venv out
