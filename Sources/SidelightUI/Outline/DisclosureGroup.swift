import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Views that show and hide other views, which belong to them.
///
/// ```swift
/// DisclosureGroup("Archive", isExpanded: $showsArchive) {
///   ForEach(years) { Label($0.name, systemImage: "archivebox") }
/// }
/// ```
///
/// In a list the label is a row with a triangle, and the content is rows below it, one level deeper; a selection's tag on the group is
/// the label's. Elsewhere it is a line with a triangle above the content, a `GtkExpander`. The content is made when the group is opened
/// for the first time, and its state lives as long as the group. Without a binding the group keeps its expansion itself, closed at
/// first. Source: SwiftUI's `DisclosureGroup`.
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// Makes a group with a view as its label.
  ///
  /// - Parameters:
  ///   - content: what is shown while it is open; made when it is opened for the first time.
  ///   - label: what is always shown, beside the triangle.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  /// Makes a group with a view as its label, open or closed as a binding says.
  ///
  /// - Parameters:
  ///   - isExpanded: whether the content is shown; written when the user opens or closes the group.
  ///   - content: what is shown while it is open; made when it is opened for the first time.
  ///   - label: what is always shown, beside the triangle.
  nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  /// A row or line with the label and a triangle, and the content while the group is open.
  public var body: some View { DisclosureState(group: self) }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Makes a group with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text beside the triangle.
  ///   - content: what is shown while it is open; made when it is opened for the first time.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// Makes a group with a title, open or closed as a binding says.
  ///
  /// - Parameters:
  ///   - titleKey: the text beside the triangle.
  ///   - isExpanded: whether the content is shown; written when the user opens or closes the group.
  ///   - content: what is shown while it is open; made when it is opened for the first time.
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Makes a group with a title.
  ///
  /// - Parameters:
  ///   - label: what is always shown, beside the triangle.
  ///   - content: what is shown while it is open; made when it is opened for the first time.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(label))
  }

  /// Makes a group with a title, open or closed as a binding says.
  ///
  /// - Parameters:
  ///   - label: what is always shown, beside the triangle.
  ///   - isExpanded: whether the content is shown; written when the user opens or closes the group.
  ///   - content: what is shown while it is open; made when it is opened for the first time.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(label))
  }
}

/// Keeps the expansion of a group that has no binding.
struct DisclosureState<Label: View, Content: View>: View {
  let group: DisclosureGroup<Label, Content>
  @State private var isOpen = false

  var body: some View { DisclosureView(isExpanded: group.isExpanded ?? $isOpen, content: group.content, label: group.label) }
}

extension Binding<Bool> {
  /// Opens or closes a group as it was when the app ran last.
  ///
  /// - Parameter label: what the group is labelled with.
  @MainActor func restoreExpansion(of node: ViewNode, labelled label: Any) {
    guard isState else { return }
    let earlier = node.restored("group", labelled: label) { .truth(wrappedValue) }?.truth
    if let earlier, mayRestore(whereEmpty: { _ in false }) { restore(earlier) }
  }
}

/// A disclosure group whose expansion is somewhere.
struct DisclosureView<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: () -> Content
  let label: Label

  typealias Body = Never
}

extension DisclosureView: PrimitiveView, StructuralView {
  static var viewCount: ViewCount { .several }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let rows = context.rows, !rows.makesRows { return rows.makePart(of: self, context) }
    if let style = context.customStyle(for: DisclosureGroupStyleConfiguration.self) {
      return StyledNode(self, context, style) {
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView($0.label)), content: .init(content: AnyView(DeferredView(content: $0.content))),
          isExpanded: $0.isExpanded)
      }
    }
    return context.rows == nil ? DisclosureNode(self, context) : DisclosureRowsNode(self, context)
  }
}
