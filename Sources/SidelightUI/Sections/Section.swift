import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Rows of a list that belong together, with a header and footer.
///
/// ```swift
/// Section("Favorites") { ForEach(favorites) { Label($0.name, systemImage: "folder") } }
/// ```
///
/// A section with an `isExpanded` binding folds, in lists of every style. Only ``ListStyle/sidebar`` gives the user something to fold it
/// with: a disclosure button in the header, seen while the pointer or the focus is there, and always while the list is used by touch.
/// Left, Right, Space and Enter fold and unfold it while the header has the focus. In other styles the app changes the binding,
/// in a header of its own for instance. In a ``Picker`` a section's content are options, and its header and footer are not shown.
/// Elsewhere a section is its header, content and footer one after the other. Source: SwiftUI's `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  /// What ``collapsible(_:)`` says; nil where nobody says it.
  var isCollapsible: Bool?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: the rows of the section.
  ///   - header: what stands above them, mostly a text.
  ///   - footer: what stands below them, mostly a text.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  ///
  /// - Parameters:
  ///   - content: the rows of the section.
  ///   - footer: what stands below them, mostly a text.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  ///
  /// - Parameters:
  ///   - content: the rows of the section.
  ///   - header: what stands above them, mostly a text.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Makes a section that folds, with a header.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the section is open; written when the user folds or unfolds it.
  ///   - content: the rows of the section.
  ///   - header: what stands above them, mostly a text.
  nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the header.
  ///   - content: the rows of the section.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Makes a section with a title that folds.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the header.
  ///   - isExpanded: whether the section is open; written when the user folds or unfolds it.
  ///   - content: the rows of the section.
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: PrimitiveView, StructuralView where Parent: View, Content: View, Footer: View {
  package static var viewCount: ViewCount { .several }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    context.rows == nil ? PlainSectionNode(self, context) : SectionNode(self, context)
  }
}
