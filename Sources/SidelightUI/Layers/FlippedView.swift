public import SidelightGraph

/// A view that is mirrored where text runs from right to left.
private struct FlippedView<Content: View> {
  let content: Content
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  nonisolated init(content: Content, isEnabled: Bool) {
    self.content = content
    self.isEnabled = isEnabled
  }
}

extension FlippedView: View {
  var body: some View { content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1) }
}

extension View {
  /// Sets whether what this view shows is mirrored where text runs from right to left, as an arrow may have to be.
  ///
  /// Layout is mirrored in any case. Symbols such as `chevron.forward` have a picture of their own for that. Source: SwiftUI's
  /// `flipsForRightToLeftLayoutDirection(_:)`.
  ///
  /// - Parameter enabled: whether it is.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    FlippedView(content: self, isEnabled: enabled)
  }
}
