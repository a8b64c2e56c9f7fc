# The layout of Swift files is swift-format's business; '.swift-format' has its settings.
. .ci/lib/report.sh

while IFS= read -r line; do
  line=${line#"$PWD"/}
  advice="change the code"
  case $line in *"[AddLines]"* | *"[RemoveLine]"* | *"[Indentation]"* | *"[Spacing]"* | *"[Trailing"*) advice="run 'swift format -i' on the file" ;; esac
  case $line in
    *.swift:*) report "$(printf '%s' "$line" | cut -d: -f1-2)" "$(printf '%s' "$line" | cut -d: -f4- | sed 's/^ *//'); $advice." ;;
    *) report .swift-format "$line" ;;
  esac
done < <(swift format lint --strict --parallel -r Sources Tests Package.swift 2>&1 | grep -v '^$' || true)
finish
