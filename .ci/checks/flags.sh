# Swift reads a set of flags in one of two ways, by whether the library's header marks it as one, and newer libraries mark more of them.
# In C a flag has its name either way, so that is where the flags that Swift needs are named.
. .ci/lib/report.sh

names=$(mktemp)
trap 'rm -f "$names"' EXIT
# An enumeration whose values are shifted bits is a set of flags.
# shellcheck disable=SC2046
gcc -E -P Sources/CSidelight/shim.h $(pkg-config --cflags gtk4 libadwaita-1) | tr '\n' ' ' | grep -oE 'typedef enum *\w* *\{[^}]*\}[^;]*;' |
  grep '<<' | grep -oE '\b[A-Z][A-Z0-9_]+\b' | sort -u >"$names"
[ -s "$names" ] || report Sources/CSidelight/shim.h "No flags are found in what it includes, so this check can't tell where they are named."

report_hits "Flags are named in Sources/CSidelight/shim.h, which compiles with older and newer libraries" \
  < <(code_of Sources/**/*.swift | grep -wFf "$names")
finish
