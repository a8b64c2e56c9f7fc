# A file of more than 400 lines has two subjects, and so has a type of more than 700 in all its files; generated C is read by nobody.
. .ci/lib/report.sh

for file in Sources/**/*.{swift,c,h} Tests/**/*.{swift,c,h,sh} .ci/**/*.{sh,py} meson-wrapper.sh Package.swift; do
  [ "$file" != Sources/CSidelightResources/resources.c ] || continue
  lines=$(wc -l <"$file")
  [ "$lines" -le 400 ] || report "$file:400" "$lines lines; move a subject of its own to Type+Subject.swift."
done

found=$(python3 -B .ci/lib/sizes.py "$tables" 700 18) || report .ci/lib/sizes.py "The types can't be counted."
while IFS=$'\t' read -r place sentence; do
  [ -z "$place" ] || report "$place" "$sentence"
done <<<"$found"
finish
