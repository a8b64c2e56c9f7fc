// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'asyncImageURLSession'; it comes in a later version")
  nonisolated public func asyncImageURLSession<S>(_ session: S) -> some View { self }
}
