# What every check shares: it runs from the top of the checkout, prints one line per failure, and fails when it printed one.

set -euo pipefail
# What the verb hands to every check: the checkout, where its builds lie, Swift's folder, and what becomes of tables, `check` or `record`.
: "${checkout:?}" "${scratch:?}" "${swift_prefix:?}" "${tables:?}"
shopt -s nullglob globstar
failures=0

# report PLACE SENTENCE: PLACE is a file or file:line, the sentence says what is wrong and what to do.
report() {
  printf '%s: %s\n' "$1" "$2" >&2
  failures=$((failures + 1))
}

# report_hits SENTENCE reads `file:line:text` lines, as grep prints them.
report_hits() {
  local file line rest
  while IFS=: read -r file line rest; do
    report "$file:$line" "$1 ($(printf '%s' "$rest" | sed 's/^ *//'))"
  done
}

# The code of Swift files as `file:line:text`, without comments, so that prose may speak of what code may not do.
code_of() {
  [ $# -gt 0 ] || return 0
  awk '{
    text = $0
    sub(/^[ \t]*(\/\/|\*|\/\*).*/, "", text)
    sub(/[ \t]\/\/.*/, "", text)
    if (text ~ /[^ \t]/) print FILENAME ":" FNR ":" text
  }' "$@"
}

finish() { [ "$failures" -eq 0 ]; }
