# What is declared as missing, and the page of it in the documentation, are what .ci/swiftui.table says.
. .ci/lib/report.sh

files=(.ci/swiftui.table Sources/Sidelight/Missing Sources/Sidelight/Sidelight.docc/Missing.md)
[ "$tables" != record ] || python3 -B .ci/lib/vocabulary.py write "${files[@]}"
if ! found=$(python3 -B .ci/lib/vocabulary.py compare "${files[@]}" 2>&1); then
  report .ci/swiftui.table "It can't be read: $(tail -n 1 <<<"$found")"
  found=''
fi
while IFS=$'\t' read -r place sentence; do
  [ -z "$place" ] || report "$place" "$sentence"
done <<<"$found"
finish
