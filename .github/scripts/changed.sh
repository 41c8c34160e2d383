#!/usr/bin/env bash
# Succeeds if a pull request changes a package, or what it is built of. Usage: changed.sh BASE FOLDER
set -euo pipefail
! git diff --quiet "origin/$1...HEAD" -- "$2" domain kit router runtime session package-lock.json
