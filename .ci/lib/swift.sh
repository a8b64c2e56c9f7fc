# The Swift toolchain: where it is, whether it is new enough, and how the package is built with it.

readonly wanted_swift=6.2

# Sets swift_prefix. The target information names the real toolchain even when `swift` is a proxy such as swiftly's.
find_swift() {
  local version
  have swift || fail "Sidelight needs Swift $wanted_swift or newer and there is no 'swift' in PATH. https://www.swift.org/install says how to get it."
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1) || true
  [ -n "$version" ] || fail "'swift --version' does not work here. https://www.swift.org/install says how to get Swift $wanted_swift or newer."
  version_at_least "$wanted_swift" "$version" ||
    fail "Sidelight needs Swift $wanted_swift or newer, this is $version. https://www.swift.org/install says how to get it."
  swift_prefix=$(swift -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": *"\(.*\)\/lib\/swift".*/\1/p' | head -n 1) || true
  [ -n "$swift_prefix" ] || swift_prefix=$(dirname "$(dirname "$(realpath "$(command -v swift)")")")
  export swift_prefix
}

# SwiftPM reads pkg-config files itself and warns about flags it drops (-pthread, -msse). A flat copy without them keeps a build free of warnings.
use_flat_pkg_config() {
  local folder=$scratch/pc file new
  file=$folder/libadwaita-1.pc
  new="Name: libadwaita-1
Description: libadwaita and all it needs in one file, written by meson-wrapper.sh
Version: $(pkg-config --modversion libadwaita-1)
Cflags: $(pkg-config --cflags-only-I libadwaita-1)
Libs: $(pkg-config --libs libadwaita-1)"
  mkdir -p "$folder"
  [ "$(cat "$file" 2>/dev/null)" = "$new" ] || printf '%s\n' "$new" >"$file"
  export PKG_CONFIG_PATH="$folder${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
}

# What builds get besides, such as a sanitizer.
build_options=()

# swift_build OPTION... builds in this place's own scratch folder. A successful build prints its progress only.
swift_build() {
  use_flat_pkg_config
  swift build --package-path "$checkout" --scratch-path "$scratch" "${build_options[@]}" "$@" >&2
}

# release APP builds `sidelight-APP` as it is shipped: optimised, with Swift inside, without symbols. Prints the program's path.
# The linker's remark on a function of the C library that Foundation calls is for Foundation's authors, so it is left out.
release() {
  local product=sidelight-$1 binary folder
  swift_build -c release --static-swift-stdlib --product "$product" 2>&1 | sed '/libFoundation[A-Za-z]*\.a(/d; /`mktemp. is dangerous/d' >&2 || return 1
  binary=$(swift build --package-path "$checkout" --scratch-path "$scratch" -c release --static-swift-stdlib --show-bin-path)/$product || return 1
  folder=$scratch/ship
  mkdir -p "$folder"
  strip -o "$folder/$product" "$binary" || return 1
  echo "$folder/$product"
}
