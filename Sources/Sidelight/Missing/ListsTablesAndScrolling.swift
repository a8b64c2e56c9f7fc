// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'ScrollDismissesKeyboardMode'; it comes in a later version")
nonisolated public struct ScrollDismissesKeyboardMode {
  public static var automatic: ScrollDismissesKeyboardMode { absent() }
  public static var immediately: ScrollDismissesKeyboardMode { absent() }
  public static var interactively: ScrollDismissesKeyboardMode { absent() }
  public static var never: ScrollDismissesKeyboardMode { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'scrollDismissesKeyboard'; a desktop has no keyboard on the screen; leave it out")
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
