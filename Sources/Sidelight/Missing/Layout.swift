// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'geometryGroup'; frames of views here move together with what is in them; leave it out")
  nonisolated public func geometryGroup() -> some View { self }
}
