# The small apps of Tests/Apps: a package that uses the library as a user's does.

# The names of its apps.
app_names() { for folder in "$checkout"/Tests/Apps/Sources/*; do basename "$folder"; done; }

# test_apps [OPTION...] builds them, runs their scripts, sees that they come to rest, walks through the shipped apps with the keyboard alone, and takes
# the small apps' pictures at two widths, light and dark, into .build/pictures.
# Options are for `swift test`.
test_apps() {
  local package=$checkout/Tests/Apps log status=0
  log=$(mktemp "$scratch/tests.XXXXXX.log")
  away_from_home swift test --no-parallel --package-path "$package" --scratch-path "$scratch/apps" "$@" 2>&1 | tee "$log" || status=1
  [ "$status" = 0 ] || repeat_failures "$log"
  rm -f "$log"
  [ "$status" = 0 ] || return 1
  # Notes says how many seconds ago a note was edited, which moves by itself.
  # shellcheck disable=SC2046
  [ $# -gt 0 ] || expect_rest "$scratch/apps/debug/" $(app_names | grep -vx Notes) || return 1
  # The shipped apps with the keyboard alone, and at rest.
  [ $# -gt 0 ] || run_chosen_tests --filter 'GalleryWalkTests|BrowserWalkTests' || return 1
  # The gallery ends in every way there is, and starts again.
  [ $# -gt 0 ] || ROUNDS=${ROUNDS:-12} SEED=${SEED:-77} run_chosen_tests --filter RestartTests || return 1
  [ $# -gt 0 ] || expect_rest "$scratch/debug/sidelight-" files gallery || return 1
  [ $# -gt 0 ] || in_made_home take_pictures_of_apps
}

take_pictures_of_apps() {
  local folder=$checkout/.build/pictures app size variant
  for app in $(app_names); do
    for size in 1000x700 360x640; do
      for variant in light dark; do
        take_picture "$variant" "$HOME/.config" "$folder/app-${app,,}-$variant-$size.png" "$scratch/apps/debug/$app" --size "$size" || return 1
      done
    done
  done
}
