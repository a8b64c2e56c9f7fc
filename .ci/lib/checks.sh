# Running the checks, as many of them side by side as there are cores.

# run_checks runs each of them, prints what they say in their order, and fails when one of them does.
run_checks() {
  local script said most failed=0
  cd "$checkout"
  said=$(mktemp -d)
  # Two of them read what the compiler has made for minutes, in one thread each. Tables are written one after the other.
  most=$(nproc)
  [ "$tables" = check ] || most=1
  for script in .ci/checks/*.sh; do
    while [ "$(jobs -rp | wc -l)" -ge "$most" ]; do wait -n || true; done
    { bash "$script" && touch "$said/$(basename "$script").ok"; } >"$said/$(basename "$script")" 2>&1 &
  done
  wait
  for script in .ci/checks/*.sh; do
    cat "$said/$(basename "$script")" >&2
    if [ -e "$said/$(basename "$script").ok" ]; then
      say "ok      $(basename "$script" .sh)"
    else
      say "FAILED  $(basename "$script" .sh)"
      failed=1
    fi
  done
  rm -rf "$said"
  return "$failed"
}
