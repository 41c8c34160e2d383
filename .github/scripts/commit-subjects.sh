#!/usr/bin/env bash
# Checks the form of commit subjects: "area: imperative subject" of at most 72 characters. Merges are left out.
# Usage: commit-subjects.sh BASE HEAD
set -euo pipefail
form='^[a-z][a-z0-9 ,./-]*: [^ ].*[^. ]$'
bad=0
while IFS= read -r subject; do
  [[ -z $subject ]] && continue
  if [[ ! $subject =~ $form || ${#subject} -gt 72 ]]; then
    echo "Not \"area: imperative subject\" of at most 72 characters: $subject" >&2
    bad=1
  fi
done < <(git log --no-merges --format=%s "$1..$2")
exit "$bad"
