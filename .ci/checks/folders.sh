# Folders are walls: which folder of a target uses which, and how many files use each other in a cycle, as the compiler's index has it.
. .ci/lib/report.sh
. .ci/lib/built.sh

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build_package "$work/log"
if python3 -B .ci/lib/folders.py "$tables" "$PWD" "$scratch/debug/index/store" "$swift_prefix" 9 >"$work/found" 2>"$work/log"; then
  cat "$work/log" >&2
else
  report .ci/lib/folders.py "The compiler's index can't be read: $(tail -n 1 "$work/log")"
fi
while IFS=$'\t' read -r place sentence; do
  report "$place" "$sentence"
done <"$work/found"
finish
