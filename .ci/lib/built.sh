# For checks that read what the compiler made: the package is built first, its tests as well, which the next run of them then finds ready.

# build_package LOG reports what does not compile and ends the check there.
build_package() {
  local log=$1 line
  swift build -q --scratch-path "$scratch" --build-tests >"$log" 2>&1 && return
  while IFS= read -r line; do
    line=${line#"$PWD"/}
    report "$(printf '%s' "$line" | cut -d: -f1-2)" "$(printf '%s' "$line" | cut -d: -f4- | sed 's/^ *//'); the package must build before this check can read it."
  done < <(grep -E '^/.*:[0-9]+:[0-9]+: error:' "$log" | sort -u | head -n 10)
  [ "$failures" -gt 0 ] || report Package.swift "The package does not build: $(grep -m 1 'error:' "$log"); run './meson-wrapper.sh build'."
  exit 1
}
