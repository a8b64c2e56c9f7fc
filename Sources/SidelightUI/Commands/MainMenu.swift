package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// The root of a window in a scene with commands: its content, and the button of the main menu in its header bar.
package struct WindowWithCommands<Content: View>: View {
  private let content: Content
  private let commands: [() -> any Commands]
  private let app: MenuOfApp?

  /// - Parameters:
  ///   - commands: make the commands of the scene, each time that state which they read changes.
  ///   - app: what the menu has by itself; nil for nothing but the settings.
  package init(_ content: Content, commands: [() -> any Commands], app: MenuOfApp? = nil) {
    self.content = content
    self.commands = commands
    self.app = app
  }

  package var body: some View {
    let commands = commands.map { $0() }
    let menu = ToolbarView(content: content, items: MainMenuItem(commands: commands, app: app))
    if app != nil { ShortcutsView(menu) { $0.mainMenu() } } else { menu }
  }
}

/// What the main menu of an app has by itself.
package struct MenuOfApp {
  /// Says what the app is called.
  let name: @MainActor () -> String
  /// Whether the window has the menu's button without commands of the app's.
  let hasButton: Bool

  package init(name: @escaping @MainActor () -> String, hasButton: Bool) {
    self.name = name
    self.hasButton = hasButton
  }
}

private struct MainMenuItem: View {
  let commands: [any Commands]
  let app: MenuOfApp?
  @State private var focus = MainMenuFocus()

  var body: some View {
    if app?.hasButton == true || commands.contains(where: { $0.allTraits.contains(.hasMenu) }) {
      ToolbarItemView(
        placement: .mainMenu,
        content: FocusedView(
          content: MainMenuView(commands: TupleCommands(parts: commands), app: app, focus: focus),
          links: [FocusLink(place: focus, value: true)]))
    }
  }
}

/// The button of the main menu.
struct MainMenuView {
  let commands: TupleCommands
  let app: MenuOfApp?
  let focus: MainMenuFocus
}

extension MainMenuView: View {}

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
    view.focus.offers = graph[FocusedOffers.self]
    graph[FocusedOffers.self].flushes = { [weak graph] in graph?.counters.flushes ?? 0 }
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
    let lines = graph[ArrangedBars.self].lines
    inner.scope = EnvironmentScope(inside: scope) {
      $0[SidebarSwitchKey.self] = sidebar
      $0[ArrangedLinesKey.self] = lines
      $0[ToolbarPlaceKey.self] = nil
      $0[PlaceLabelStyleKey.self] = .titleAndIcon
      CustomStyles.leave(&$0)
    }
    let hasSettings = scope.value(SettingsDoorKey.self) != nil
    let entries = EntriesNode(inner) {
      graph.makeNode(
        MainMenuEntries(commands: view.commands, hasSettings: hasSettings, app: view.app.map { AppEntries(of: $0, in: graph) }), $0)
    }
    self.entries = entries
    return CommandLowering.items(of: entries)
  }
}

/// What places have by themselves, and the commands.
private struct MainMenuEntries: View {
  let commands: TupleCommands
  let hasSettings: Bool
  let app: AppEntries?

  var body: some View {
    if hasSettings {
      CommandPartView(
        part: CommandPart(place: .appSettings, relation: .own), content: SettingsLink().keyboardShortcut(",", modifiers: .command))
    }
    commands.asAnyView
    if let app {
      CommandPartView(
        part: CommandPart(place: .help, relation: .own),
        content: Button("Keyboard Shortcuts") { app.listKeys() }.keyboardShortcut("?", modifiers: .command))
      CommandPartView(
        part: CommandPart(place: .appInfo, relation: .own),
        content: Button(app.about) { app.showAbout() })
    }
  }
}

/// The entries that the menu of every app ends with.
private struct AppEntries {
  let about: String
  let listKeys: @MainActor () -> Void
  let showAbout: @MainActor () -> Void

  @MainActor init(of app: MenuOfApp, in graph: ViewGraph) {
    about = "About \(app.name())"
    listKeys = { [weak graph] in graph?[ShortcutsDoor.self].open() }
    showAbout = { [weak graph] in graph?[AppRequests.self].showAbout() }
  }
}

/// Puts entries in the order of a main menu.
@MainActor private struct CommandLowering {
  private var parts: [(part: CommandPart, items: [MenuItem])] = []
  /// Whether there are some of the last things already.
  private var hasLast = false

  static func items(of node: ViewNode) -> [MenuItem] {
    var lowering = CommandLowering()
    lowering.visit(node)
    return CommandGroupPlacement.Place.allCases.reduce(into: []) { items, place in
      var section = lowering.section(of: place)
      // The last things of a menu on GNOME stand together.
      if let first = section.indices.first { section[first].startsSection = !(place.isLast && lowering.hasLast) }
      if place.isLast, !section.isEmpty { lowering.hasLast = true }
      items += section
    }
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
    return items(.before).flatMap(\.self) + middle + items(.after).flatMap(\.self)
  }
}

/// The main menu of a window, wherever its button is.
@MainActor final class MainMenu: GraphPart {
  weak var source: (any MenuSource)?
}

extension ViewGraph {
  package func mainMenu() -> [MenuItem] { self[MainMenu.self].source?.menuItems() ?? [] }
}
