#!/usr/bin/env bash
# What run.sh measures of windows that come back. It is a part of that, which says what everything here is.
# shellcheck disable=SC2154
states=$output/home/.local/state
kept_things() { { cat "$states"/*/windows/window-*.json 2>/dev/null || true; } | sed 's/"turn":[0-9]*//'; }
for window in unkept kept placed restored; do
  echo "Measuring $window" >&2
  for ((run = 1; run <= starts; run++)); do
    rm -rf "$states"
    # What is left is written once nothing has changed for a moment.
    [[ $window != restored ]] || plain ours left 100 idle
    left=$(kept_things)
    instructions ours $window 100 first "$run"
  done
done
# What does not come back stands beside what the window has then.
[[ $left == *'"Typed"'* && $(kept_things) == "$left" ]] || echo "ours restored 100 first failed 1" >>"$values"
