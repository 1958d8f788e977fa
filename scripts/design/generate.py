#!/usr/bin/env python3
"""Writes the colours, measures and texts of the apps as Swift, from what the pages' are made of; `--check` writes nothing.

Usage: generate.py [--check] [--words FOLDER] [--tokens FILE] [--out FOLDER]
"""

import sys

import app_files

if __name__ == "__main__":
    sys.exit(app_files.main(sys.argv[1:]))
