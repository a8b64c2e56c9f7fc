// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'PreviewProvider'; comes in a later version; run the view in an app's window")
public protocol PreviewProvider {}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'previewDisplayName'; comes in a later version; run the view in an app's window")
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
