// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'SubmitLabel'")
nonisolated public struct SubmitLabel {
  public static var done: SubmitLabel { absent() }
  public static var go: SubmitLabel { absent() }
  public static var send: SubmitLabel { absent() }
  public static var join: SubmitLabel { absent() }
  public static var route: SubmitLabel { absent() }
  public static var search: SubmitLabel { absent() }
  public static var `return`: SubmitLabel { absent() }
  public static var next: SubmitLabel { absent() }
  public static var `continue`: SubmitLabel { absent() }
}

extension ToolbarItemPlacement {
  @available(*, unavailable, message: "Sidelight has no 'keyboard'; a desktop has no keyboard on the screen; leave it out")
  nonisolated public static var keyboard: ToolbarItemPlacement { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'submitLabel'; a desktop has no keyboard on the screen; leave it out")
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
