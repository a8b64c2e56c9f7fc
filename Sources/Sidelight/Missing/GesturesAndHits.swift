// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'focusSection'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func focusSection() -> some View { self }
}
