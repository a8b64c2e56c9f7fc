// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension EnvironmentValues {
  @available(*, unavailable, message: "Sidelight has no 'isLuminanceReduced'; the screen of a desktop never shows less than all")
  nonisolated public var isLuminanceReduced: Bool { absent() }
  @available(*, unavailable, message: "Sidelight has no 'isSceneCaptured'; GNOME does not tell windows that they are recorded")
  nonisolated public var isSceneCaptured: Bool { absent() }
}
