# Scripts parse, and the ones that are called can be called.
. .ci/lib/report.sh

for file in meson-wrapper.sh .ci/run .ci/lib/*.sh .ci/checks/*.sh Tests/**/*.sh; do
  while IFS= read -r line; do
    report "$file:$(printf '%s' "$line" | sed -nE 's/.*line ([0-9]+).*/\1/p')" "$line; mend the script."
  done < <(bash -n "$file" 2>&1)
done
for file in meson-wrapper.sh .ci/run; do
  [ -x "$file" ] || report "$file" "It can't be executed; run 'chmod +x $file'."
done
finish
