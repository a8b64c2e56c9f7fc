// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension View {
  @available(*, unavailable, message: "Sidelight has no 'navigationDocument(_:preview:)'; leave the preview out")
  nonisolated public func navigationDocument<D>(_ document: D, preview: Any) -> some View { self }
}
