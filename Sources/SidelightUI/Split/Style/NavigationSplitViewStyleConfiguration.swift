import SidelightCore

/// What a ``NavigationSplitViewStyle`` knows of the split view that it is for, and its columns as views.
///
/// SwiftUI's configuration has no public members, so that only its own styles can be composed; all members here are additions.
/// Source: SwiftUI's `NavigationSplitViewStyleConfiguration`.
public struct NavigationSplitViewStyleConfiguration {
  private let link: StyledSplitLink
  private let visibility: SplitVisibility
  private let preferredColumn: SplitColumn

  /// Whether the split view is so narrow that its own layout would be one stack: its sidebar and its detail don't fit side by side.
  ///
  /// It follows from the width of the whole split view and never from what the style makes of it.
  public let isCollapsed: Bool

  init(_ link: StyledSplitLink, _ model: SplitModel) {
    self.link = link
    visibility = model.visibility
    preferredColumn = model.preferredColumn
    isCollapsed = model.isContainerCollapsed
  }

  /// Whether a model is still what was told.
  func says(_ model: SplitModel) -> Bool {
    visibility == model.visibility && preferredColumn == model.preferredColumn && isCollapsed == model.isContainerCollapsed
  }
}

extension NavigationSplitViewStyleConfiguration {
  /// The leading column, wherever the style puts it.
  ///
  /// A column is a page with a header bar of its own, and takes all the room that it is offered. It can stand in one place at a time:
  /// a second one stays empty, which is reported.
  @MainActor @preconcurrency public var sidebar: some View { ColumnSlotView(link: link, content: .column(.sidebar)) }

  /// The middle one of three columns; empty where there are two.
  @MainActor @preconcurrency public var content: some View { ColumnSlotView(link: link, content: .column(.content)) }

  /// The trailing column.
  @MainActor @preconcurrency public var detail: some View { ColumnSlotView(link: link, content: .column(.detail)) }

  /// All columns, as the split view lays them out by itself.
  @MainActor func columns(_ style: SplitStyle) -> some View { ColumnSlotView(link: link, content: .columns(style)) }

  /// Which columns are to be visible: the app's own binding, or the split view's value where the app gave none.
  ///
  /// It is the style that leaves out columns accordingly. F9 writes it, as does the button of the split view's own layout; a style that
  /// places the columns one by one gets no such button.
  @MainActor @preconcurrency public var columnVisibility: Binding<NavigationSplitViewVisibility> {
    let visibility = visibility
    let link = link
    return Binding(
      get: { NavigationSplitViewVisibility(link.owner?.model.visibility ?? visibility) },
      set: { link.owner?.tell(.setVisibility($0.core)) })
  }

  /// Which column is to be on top where only one is shown: the app's own binding, or the split view's value where the app gave none. A
  /// choice in a column moves it to the next one while ``isCollapsed`` is true.
  @MainActor @preconcurrency public var preferredCompactColumn: Binding<NavigationSplitViewColumn> {
    let column = preferredColumn
    let link = link
    return Binding(
      get: { NavigationSplitViewColumn(link.owner?.model.preferredColumn ?? column) },
      set: { link.owner?.tell(.setPreferredColumn($0.core)) })
  }
}

/// Leads from the views of a style to the split view that they are for.
@MainActor final class StyledSplitLink {
  weak var owner: (any StyledSplit)?
}

/// A split view whose columns a style places.
@MainActor protocol StyledSplit: AnyObject {
  var model: SplitModel { get }
  var splitID: NodeID { get }
  func tell(_ event: SplitEvent)
  /// A place for a column came, went or is another one.
  func slotsChanged()
}

/// The views of a style. Its dynamic properties are found in the style as if they were this view's own.
struct StyleBody<Style: NavigationSplitViewStyle>: View {
  let style: Style
  let configuration: NavigationSplitViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension StyleBody: DescribedView {
  nonisolated static var description: Any.Type { Style.self }
}
