extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  ///
  /// Source: SwiftUI's `init(header:footer:content:)`.
  @available(*, deprecated, message: "Use init(content:header:footer:)")
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }

  /// Says whether the user can fold the section in a list in ``ListStyle/sidebar``; other styles give the user nothing to fold it with.
  ///
  /// A section without an `isExpanded` binding then remembers itself whether it is open, and begins open. One with a binding still
  /// follows it where the user can't fold it.
  ///
  /// Source: SwiftUI's `collapsible(_:)`.
  ///
  /// - Parameter collapsible: whether the user can fold it.
  @available(*, deprecated, message: "Use an initializer with an isExpanded binding")
  nonisolated public func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    section.isCollapsible = collapsible
    return section
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  ///
  /// Source: SwiftUI's `init(footer:content:)`.
  @available(*, deprecated, message: "Use init(content:footer:)")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  ///
  /// Source: SwiftUI's `init(header:content:)`.
  @available(*, deprecated, message: "Use init(content:header:)")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }
}
