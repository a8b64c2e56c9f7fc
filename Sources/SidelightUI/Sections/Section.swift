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
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never

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

  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - title: the text of the header.
  ///   - content: the rows of the section.
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

  /// Makes a section with a title that folds.
  ///
  /// - Parameters:
  ///   - title: the text of the header.
  ///   - isExpanded: whether the section is open; written when the user folds or unfolds it.
  ///   - content: the rows of the section.
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

/// A section outside of a list.
final class PlainSectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>, MenuSectionNode {
  private var parts: (TypedNode<Parent>, TypedNode<Content>, TypedNode<Footer>)?

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(view, context)
    let inner = childContext
    parts = (graph.makeNode(view.header, inner), graph.makeNode(view.content, inner), graph.makeNode(view.footer, inner))
    settlePreferences()
  }

  override var children: [ViewNode] { parts.map { [$0.0, $0.1, $0.2] } ?? [] }

  /// The header and the footer are no options of a picker.
  override func collect(into hosts: inout [ElementHost]) {
    let takesHeaders = (context.listener as? any OptionCollector)?.takesHeaders != false
    if takesHeaders { super.collect(into: &hosts) } else { parts?.1.collect(into: &hosts) }
  }

  override func viewChanged(from old: Section<Parent, Content, Footer>) {
    parts?.0.update(view.header)
    parts?.1.update(view.content)
    parts?.2.update(view.footer)
  }
}

/// A section of a list: its rows are the list's, its header and footer are rows that are made when they are bound.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>, SectionRows, DependentNode
{
  let sectionID: SectionID
  private var body: TypedNode<Content>?
  /// The expansion as the list's rows know it.
  private var knownExpansion: Bool?
  /// The expansion of a section that folds without a binding.
  private var ownExpansion = true
  private(set) var actions: SectionActions?

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    sectionID = SectionID(context.graph.makeID().raw)
    super.init(view, context)
    readExpansion()
    readActions()
    var inner = childContext
    // An element that is a section is not deleted or moved by the rows in it.
    inner.element = nil
    body = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  override var children: [ViewNode] { body.map { [$0] } ?? [] }

  var hasHeader: Bool { headerActions != nil || Self.hasPart(view.header) }
  var hasFooter: Bool { Self.hasPart(view.footer) }
  var isExpanded: Bool? { knownExpansion }
  var isFoldedByUser: Bool { view.isCollapsible ?? (view.isExpanded != nil) }

  /// What stands at the end of the header.
  private var headerActions: SectionActions? { context.rows?.showsSectionActions == true ? actions : nil }

  private func readExpansion() {
    if let binding = view.isExpanded {
      knownExpansion = graph.track(self) { binding.wrappedValue }
    } else if view.isCollapsible == true, graph.reading(self, { scope.value(UsedListStyleKey.self) }).letsUserFold {
      knownExpansion = ownExpansion
    } else {
      knownExpansion = nil
    }
  }

  private func readActions() { actions = graph.reading(self) { scope.value(SectionActionsKey.self) } }

  func setExpanded(_ isExpanded: Bool) {
    if let binding = view.isExpanded { binding.wrappedValue = isExpanded } else { ownExpansion = isExpanded }
    invalidate()
  }

  override func evaluate() {
    isDirty = false
    let old = knownExpansion
    let oldActions = actions
    readExpansion()
    readActions()
    if (actions == nil) != (oldActions == nil) || (actions !== oldActions && context.rows?.showsSectionActions == false) {
      context.rows?.rowStructureChanged()
    } else if actions !== oldActions {
      context.rows?.sectionRefreshed(self)
    }
    guard knownExpansion != old else { return }
    if knownExpansion == nil || old == nil { context.rows?.rowStructureChanged() } else { context.rows?.sectionFolded(self) }
  }

  override func contribute(to structure: any ContentStructure) {
    (structure as? CollectedRows)?.add(self) { body?.contribute(to: structure) }
  }

  override func viewChanged(from old: Section<Parent, Content, Footer>) {
    body?.update(view.content)
    evaluate()
    if Self.hasPart(view.header) != Self.hasPart(old.header) || hasFooter != Self.hasPart(old.footer) {
      context.rows?.rowStructureChanged()
    }
    context.rows?.sectionRefreshed(self)
  }

  /// An `if` that shows nothing makes no header and no footer, as no view does.
  private static func hasPart<Part: View>(_ part: Part) -> Bool {
    if Part.self == EmptyView.self { return false }
    return (part as? any ViewOrNothing)?.isNothing != true
  }

  func fillHeader(_ row: RowContentNode) {
    if let actions = headerActions { row.show(SectionActionsHeader(header: view.header, actions: actions)) } else { row.show(view.header) }
  }

  func fillFooter(_ row: RowContentNode) { row.show(view.footer) }
}

/// A view that may be none.
private protocol ViewOrNothing {
  var isNothing: Bool { get }
}

extension Optional: ViewOrNothing {
  fileprivate var isNothing: Bool { self == nil }
}
