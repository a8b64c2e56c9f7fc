#if Foundation
public import SidelightUI

/// A view that other views stand for, where the keyboard and assistive technology look for it.
private struct RepresentedView<Content, Representation> {
  let content: Content
  let representation: Representation
  @FocusState private var isFocused: Bool

  init(_ content: Content, _ representation: Representation) {
    self.content = content
    self.representation = representation
  }
}

extension RepresentedView: View where Content: View, Representation: View {
  var body: some View {
    content
      .accessibilityHidden(true)
      // What has the focus is not seen, so that it is shown around what is.
      .overlay { if isFocused { FocusFrame() } }
      .overlay { representation.focused($isFocused).opacity(0).allowsHitTesting(false) }
  }
}

/// Shows that what it lies on has the focus.
private struct FocusFrame: View {
  var body: some View { RoundedRectangle(cornerRadius: 6).stroke(.tint, lineWidth: 2).padding(-3).accessibilityHidden(true) }
}

/// A view in which assistive technology finds other views than those that it shows.
private struct ReplacedChildrenView<Content, Replacement> {
  let content: Content
  let replacement: Replacement

  init(_ content: Content, _ replacement: Replacement) {
    self.content = content
    self.replacement = replacement
  }
}

extension ReplacedChildrenView: View where Content: View, Replacement: View {
  var body: some View {
    content
      .accessibilityHidden(true)
      .overlay { replacement.opacity(0).allowsHitTesting(false) }
      .accessibilityElement(children: .contain)
  }
}

extension View {
  /// Lets other views stand for this one where the keyboard and assistive technology look for it.
  ///
  /// ```swift
  /// Dial(value: $volume).accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
  /// ```
  ///
  /// They are not seen, and take no clicks. On GNOME screen readers follow the keyboard focus, which they can have: a frame around this view
  /// shows it. Source: SwiftUI's `accessibilityRepresentation(representation:)`.
  ///
  /// - Parameter representation: the views.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    RepresentedView(self, representation())
  }

  /// Lets assistive technology find other views in this one than those that it shows.
  ///
  /// ```swift
  /// Canvas(draw).accessibilityLabel("Visitors").accessibilityChildren { ForEach(days) { Text($0.summary) } }
  /// ```
  ///
  /// They are not seen, and take no clicks. Source: SwiftUI's `accessibilityChildren(children:)`.
  ///
  /// - Parameter children: the views.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { ReplacedChildrenView(self, children()) }
}
#endif
