# The desktop's own validators read what Meson makes of data/.
. .ci/lib/report.sh

built=$(mktemp -d)
trap 'rm -rf "$built"' EXIT

for tool in desktop-file-validate appstreamcli msgfmt glib-compile-schemas; do
  command -v "$tool" >/dev/null || report data "The data files can't be checked without $tool; install it with './meson-wrapper.sh setup'."
done

if ! { meson setup "$built/build" data --prefix /usr && meson compile -C "$built/build"; } >"$built/log" 2>&1; then
  report data/meson.build "Meson can't build the data files: $(grep -iE 'error|failed' "$built/log" | head -n 2 | tr '\n' ' ')"
  finish
fi

for file in data/*.desktop.in; do
  id=$(basename "$file" .desktop.in)
  while IFS= read -r line; do
    report "$file" "${line#*: }"
  done < <(desktop-file-validate "$built/build/$id.desktop" 2>&1)

  if grep -qx 'DBusActivatable=true' "$file"; then
    grep -qx "Name=$id" "$built/build/$id.service" 2>/dev/null ||
      report "$file" "The desktop starts the app by its name on the bus, and there is no service file for $id; see data/meson.build."
    grep -q "^Exec=/.*/$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$file") --gapplication-service\$" "$built/build/$id.service" 2>/dev/null ||
      report "$file" "The service file for $id starts another program."
  fi

  # The project has no page on the web yet, so that one warning is none.
  while IFS= read -r line; do
    report "data/$id.metainfo.xml.in" "$line"
  done < <(appstreamcli validate --no-net --no-color --override=url-homepage-missing=info "$built/build/$id.metainfo.xml" 2>&1 | grep -E '^ *[EW]: ' || true)
done

for file in data/po/*.po; do
  language=${file##*/}
  grep -qx "${language%.po}" data/po/LINGUAS || report "$file" "data/po/LINGUAS does not list it; add ${language%.po} there."
  while IFS= read -r line; do
    report "$file" "$line"
  done < <(msgfmt --check-format --output-file=/dev/null "$file" 2>&1 || true)
done

if [ -n "$(echo data/*.gschema.xml)" ]; then
  while IFS= read -r line; do
    report data "$line"
  done < <(glib-compile-schemas --strict --dry-run data 2>&1 || true)
fi

for file in data/icons/hicolor/*/apps/*.svg; do
  case $(<"$file") in *"<svg "*) ;; *) report "$file" "This is no SVG file." ;; esac
done
finish
