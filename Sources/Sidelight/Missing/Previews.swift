// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'PreviewProvider'; it comes in a later version; run the view in an app's window until then")
public protocol PreviewProvider {}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'previewDisplayName'; it comes in a later version; run the view in an app's window until then")
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
