import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A section, as the list sees it.
@MainActor protocol SectionRows: ViewNode {
  var sectionID: SectionID { get }
  var hasHeader: Bool { get }
  var hasFooter: Bool { get }
  /// Whether it is open; nil for a section that doesn't fold.
  var isExpanded: Bool? { get }
  /// Whether a style that has something to fold sections with gives it to this one.
  var isFoldedByUser: Bool { get }
  func setExpanded(_ isExpanded: Bool)
  /// What is said of its actions.
  var actions: SectionActions? { get }
  /// What stands for it in the index beside the list; nil for nothing.
  var indexLabel: String? { get }
  func fillHeader(_ row: RowContentNode)
  func fillFooter(_ row: RowContentNode)
}

/// What the header of a section offers beside its text. A new one is made with each value of the view.
final class SectionActions {
  let content: AnyView

  nonisolated init(_ content: AnyView) { self.content = content }
}
