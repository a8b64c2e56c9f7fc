import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The menu of a header bar with items that the user shows and hides. Its views are made when it opens, and kept until it opens again.
final class ToolbarMenuNode: ViewNode, MenuSource {
  let id: NodeID
  /// The items that the menu is about, in their order.
  var entries: [ToolbarEntry] = []
  private var menu: EntriesNode?

  override init(_ context: NodeContext) {
    id = context.graph.makeID()
    super.init(context)
    graph.menus[id] = RowMenu(self)
    graph[ArrangedBars.self].add(self)
  }

  override var children: [ViewNode] { menu.map { [$0] } ?? [] }

  /// What the menu says goes no further, and its views stand in no element.
  override func mergedPreferences() -> Preferences? { nil }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { nil }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.menus[id] = nil
  }

  func menuItems() -> [MenuItem] {
    menu?.destroy()
    let entries = EntriesNode(childContext) { graph.makeNode(ToolbarMenuView(lines: lines), $0) }
    menu = entries
    return MenuLowering.items(of: entries)
  }

  var lines: [ToolbarMenuView.Line] {
    entries.compactMap { entry in
      guard let item = entry.arranged else { return nil }
      var hosts: [ElementHost] = []
      entry.node.collect(into: &hosts)
      let title = hosts.map(MenuLowering.title(of:)).filter { !$0.isEmpty }.joined(separator: " ")
      return ToolbarMenuView.Line(item: item, title: title.isEmpty ? item.id : title)
    }
  }
}

/// A line for each item, and one that brings everything back.
struct ToolbarMenuView: View {
  struct Line {
    let item: ArrangedItem
    let title: String
  }

  let lines: [Line]

  var body: some View {
    Section("Show in Toolbar") {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Toggle(line.title, isOn: Binding(get: { line.item.isShown }, set: { isShown in set(line.item, isShown) }))
          .disabled(!line.item.rule.isRemovable)
      }
    }
    Button("Reset") { for arrangement in arrangements { arrangement.change { $0.reset() } } }
      .disabled(arrangements.allSatisfy(\.choices.isEmpty))
  }

  private var arrangements: [ToolbarArrangement] { lines.map(\.item.arrangement) }

  private func set(_ item: ArrangedItem, _ isShown: Bool) {
    item.arrangement.change { $0.set(item.id, item.rule, isShown: isShown) }
  }
}

/// The bars of a window with items that the user arranges.
@MainActor final class ArrangedBars: GraphPart {
  private struct Known { weak var node: ToolbarMenuNode? }

  private var bars: [Known] = []

  func add(_ bar: ToolbarMenuNode) { bars = bars.filter { $0.node != nil } + [Known(node: bar)] }

  /// The items of all of them, each once.
  var lines: [ToolbarMenuView.Line] {
    var lines: [ToolbarMenuView.Line] = []
    for bar in bars.compactMap(\.node) where bar.isAlive {
      lines += bar.lines.filter { line in
        !lines.contains { $0.item.arrangement === line.item.arrangement && $0.item.id == line.item.id }
      }
    }
    return lines
  }
}
