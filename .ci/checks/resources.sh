# The checked-in C carries the files of data/ byte for byte. Only the bytes are compared: the code around them differs between releases of GLib.
. .ci/lib/report.sh

fresh=$(mktemp)
trap 'rm -f "$fresh"' EXIT
bytes() { grep -E '^ +"(\\[0-7]{3})+"' "$1" || true; }

if ! glib-compile-resources --sourcedir=data --generate-source --c-name=sidelight --target="$fresh" data/sidelight.gresource.xml 2>"$fresh.log"; then
  report data/sidelight.gresource.xml "$(tr '\n' ' ' <"$fresh.log")"
elif [ "$(bytes "$fresh")" != "$(bytes Sources/CSidelightResources/resources.c)" ]; then
  report Sources/CSidelightResources/resources.c "It is older than data/; run './meson-wrapper.sh build --resources' and commit it."
fi
rm -f "$fresh.log"
for file in data/icons/scalable/actions/*.svg; do
  grep -qF "<file>${file#data/}</file>" data/sidelight.gresource.xml || report "$file" "data/sidelight.gresource.xml does not list it; add it there or remove it."
done
finish
