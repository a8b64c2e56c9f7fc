// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension ToolbarItemPlacement {
  @available(*, unavailable, message: "Sidelight has no 'keyboard'; a desktop has no keyboard on the screen; leave it out")
  nonisolated public static var keyboard: ToolbarItemPlacement { absent() }
}
