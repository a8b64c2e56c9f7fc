package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// The root of a window in a scene with commands: its content, and the button of the main menu in its header bar.
package struct WindowWithCommands<Content: View>: View {
  private let content: Content
  private let commands: [() -> any Commands]

  /// - Parameter commands: make the commands of the scene, each time that state which they read changes.
  package init(_ content: Content, commands: [() -> any Commands]) {
    self.content = content
    self.commands = commands
  }

  package var body: some View {
    let commands = commands.map { $0() }
    ToolbarView(content: content, items: MainMenuItem(commands: commands))
  }
}

private struct MainMenuItem: View {
  let commands: [any Commands]

  var body: some View {
    if commands.contains(where: { $0.allTraits.contains(.hasMenu) }) {
      ToolbarItemView(placement: .mainMenu, content: MainMenuView(commands: TupleCommands(parts: commands)))
    }
  }
}

/// The button of the main menu.
struct MainMenuView {
  let commands: TupleCommands
}

extension MainMenuView: View {
  typealias Body = Never
}

extension MainMenuView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { MainMenuNode(self, context) }
}

/// The node of the main menu. The views of its entries are made when it opens, or when a key may be one of theirs, and kept until then.
final class MainMenuNode: ElementNode<MainMenuView>, MenuSource {
  private var label: ViewNode?
  private var entries: EntriesNode?

  init(_ view: MainMenuView, _ context: NodeContext) {
    var menu = MenuElement(isInToolbar: true, hasArrow: false)
    menu.isMain = true
    super.init(view, context, .control(menu))
    var inner = slotContext
    inner.scope = EnvironmentScope(inside: scope) { $0[PlaceLabelStyleKey.self] = .iconOnly }
    let label = graph.makeNode(Label("Main Menu", systemImage: "line.3.horizontal"), inner)
    self.label = label
    host.setSlot(.body, [label])
    graph.menus[host.id] = RowMenu(self)
    graph[MainMenu.self].source = self
    settlePreferences()
  }

  override var children: [ViewNode] { [label, entries].compactMap(\.self) }

  override func mergedPreferences() -> Preferences? { nil }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.menus[host.id] = nil
    if graph[MainMenu.self].source === self { graph[MainMenu.self].source = nil }
  }

  func menuItems() -> [MenuItem] {
    entries?.destroy()
    var inner = slotContext
    inner.listener = nil
    let sidebar = graph[Sidebars.self].outermost.map { SidebarSwitch(toggle: $0, graph: graph) }
    inner.scope = EnvironmentScope(inside: scope) {
      $0[SidebarSwitchKey.self] = sidebar
      $0[ToolbarPlaceKey.self] = nil
      $0[PlaceLabelStyleKey.self] = .titleAndIcon
      $0.leaveCustomStyles()
    }
    let hasSettings = scope.value(SettingsDoorKey.self) != nil
    let entries = EntriesNode(inner) { graph.makeNode(MainMenuEntries(commands: view.commands, hasSettings: hasSettings), $0) }
    self.entries = entries
    return CommandLowering.items(of: entries)
  }
}

/// What places have by themselves, and the commands.
private struct MainMenuEntries: View {
  let commands: TupleCommands
  let hasSettings: Bool

  var body: some View {
    if hasSettings {
      CommandPartView(
        part: CommandPart(place: .appSettings, relation: .own), content: SettingsLink().keyboardShortcut(",", modifiers: .command))
    }
    commands.asAnyView
  }
}

/// Puts entries in the order of a main menu.
@MainActor private struct CommandLowering {
  private var parts: [(part: CommandPart, items: [MenuItem])] = []

  static func items(of node: ViewNode) -> [MenuItem] {
    var lowering = CommandLowering()
    lowering.visit(node)
    return CommandGroupPlacement.Place.allCases.flatMap { lowering.section(of: $0) }
  }

  private mutating func visit(_ node: ViewNode) {
    guard let holder = node as? any CommandPartHolder else { return node.children.forEach { visit($0) } }
    parts.append((holder.part, MenuLowering.items(of: holder)))
  }

  private func section(of place: CommandGroupPlacement.Place) -> [MenuItem] {
    func items(_ relation: CommandPart.Relation) -> [[MenuItem]] {
      parts.filter { $0.part == CommandPart(place: place, relation: relation) }.map(\.items)
    }
    let middle = items(.instead).last ?? items(.own).flatMap(\.self)
    var section = items(.before).flatMap(\.self) + middle + items(.after).flatMap(\.self)
    if !section.isEmpty { section[0].startsSection = true }
    return section
  }
}

/// The main menu of a window, wherever its button is.
@MainActor final class MainMenu: GraphPart {
  weak var source: (any MenuSource)?
}

extension ViewGraph {
  package func mainMenu() -> [MenuItem] { self[MainMenu.self].source?.menuItems() ?? [] }
}
