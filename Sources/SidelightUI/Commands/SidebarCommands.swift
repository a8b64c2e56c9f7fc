import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A command that shows and hides the sidebar of a window.
///
/// ```swift
/// WindowGroup { Mailboxes() }
///   .commands { SidebarCommands() }
/// ```
///
/// On GNOME it is an entry “Show Sidebar” or “Hide Sidebar” of the main menu, in the section ``CommandGroupPlacement/sidebar``, for the outermost
/// sidebar. Without it F9 and Ctrl+Alt+S do the same. It can't be chosen where columns are one stack.
///
/// Source: SwiftUI's `SidebarCommands`.
public struct SidebarCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes the command, for the closure of a scene's `commands(content:)`.
  nonisolated public init() {}
}

extension SidebarCommands: PrimitiveCommands {
  package var view: any View {
    CommandPartView(part: CommandPart(place: .sidebar, relation: .own), content: SidebarCommand())
  }
  package var traits: CommandTraits { .hasMenu }
}

/// The entry of a main menu that shows and hides a sidebar.
private struct SidebarCommand: View {
  @Environment(\.sidebarSwitch) private var sidebar

  var body: some View {
    Button(sidebar?.toggle.isOn == true ? "Hide Sidebar" : "Show Sidebar") { sidebar?.turn() }
      .disabled(sidebar == nil)
  }
}

/// Shows a sidebar, or hides it.
struct SidebarSwitch {
  let toggle: SidebarToggle
  let graph: ViewGraph

  @MainActor func turn() { graph.send(.split(toggle.split, .toggleSidebar)) }
}

enum SidebarSwitchKey: EnvironmentKey {
  static var defaultValue: SidebarSwitch? { nil }
}

extension EnvironmentValues {
  /// The sidebar that an entry of the main menu is for, as it stands when the menu opens.
  fileprivate var sidebarSwitch: SidebarSwitch? { self[SidebarSwitchKey.self] }
}
