import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The views of the style that a split view has now, and which of its columns they place where.
@MainActor final class SplitStyling {
  private let link: StyledSplitLink
  private let columnCount: SplitColumnCount
  /// What the views of the style have around them: split views among them have no style that would go on for ever.
  private let scope: EnvironmentScope
  private(set) var root: ViewNode
  private var shown: (style: any NavigationSplitViewStyle, configuration: NavigationSplitViewStyleConfiguration)
  private(set) var decision = SplitArrangement.Decision()
  /// What the places of the columns set in the environment.
  private(set) var environments: [SplitColumn: KeyedValues<Any>] = [:]
  /// How wide the places of the columns are, as far as they have been measured.
  private(set) var sizeClasses = SplitColumns<SizeClass?>(repeating: nil)

  init(_ style: any NavigationSplitViewStyle, _ model: SplitModel, _ link: StyledSplitLink, _ context: NodeContext) {
    self.link = link
    columnCount = model.configuration.columnCount
    shown = (style, NavigationSplitViewStyleConfiguration(link, model))
    scope = EnvironmentScope(inside: context.scope) { $0[SplitStyleKey.self] = .native(.automatic) }
    var inner = context
    inner.scope = scope
    root = context.graph.makeErasedNode(Self.body(shown.style, shown.configuration), inner)
  }

  private static func body(_ style: any NavigationSplitViewStyle, _ configuration: NavigationSplitViewStyleConfiguration) -> any View {
    func make<S: NavigationSplitViewStyle>(_ style: S) -> any View { StyleBody(style: style, configuration: configuration) }
    return make(style)
  }

  /// Whether the views know of the split view what they are told.
  func knows(_ model: SplitModel) -> Bool { shown.configuration.says(model) }

  /// Shows the split view as it is now in a style; false if that is one of another type, which takes views of its own.
  func update(_ style: any NavigationSplitViewStyle, _ model: SplitModel) -> Bool {
    shown = (style, NavigationSplitViewStyleConfiguration(link, model))
    return root.updateErased(Self.body(shown.style, shown.configuration))
  }

  /// Gives the columns to the places that ask for them, in the order in which they stand.
  func settle() {
    var slots: [ColumnSlotNode] = []
    Self.find(&slots, in: root, link)
    decision = SplitArrangement.decide(slots.map(\.view.content), of: columnCount)
    environments = [:]
    sizeClasses = SplitColumns(repeating: nil)
    for (slot, isFilled) in zip(slots, decision.isFilled) {
      slot.fill(isFilled)
      guard isFilled else { continue }
      let values = slot.environment(inside: scope)
      switch slot.view.content {
      case .column(let column):
        environments[column] = values
        sizeClasses[column] = slot.sizeClass
      case .columns: for column in SplitColumn.allCases { environments[column] = values }
      }
    }
    guard let column = decision.repeated else { return }
    Problem.report(
      "the \(column) of a split view is placed twice by \(type(of: shown.style)): it stands in the first place, and the second one stays empty. "
        + "Place each column once in the views that makeBody(configuration:) returns.")
  }

  private static func find(_ slots: inout [ColumnSlotNode], in node: ViewNode, _ link: StyledSplitLink) {
    if let slot = node as? ColumnSlotNode, slot.view.link === link { slots.append(slot) }
    for child in node.children where child.isAlive { find(&slots, in: child, link) }
  }
}
