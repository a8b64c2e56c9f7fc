import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Commands that show and hide the items of toolbars with a name, which the user arranges.
///
/// ```swift
/// WindowGroup { Mailboxes().toolbar(id: "mail") { ToolbarItem(id: "new") { NewButton() } } }
///   .commands { ToolbarCommands() }
/// ```
///
/// On GNOME they are a submenu “Customize Toolbar” of the main menu, in the section ``CommandGroupPlacement/toolbar``; without it the menu of
/// the header bar has the same entries. A header bar itself is never hidden. Source: SwiftUI's `ToolbarCommands`.
public struct ToolbarCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes the commands, for the closure of a scene's `commands(content:)`.
  nonisolated public init() {}
}

extension ToolbarCommands: PrimitiveCommands {
  package var view: any View {
    CommandPartView(part: CommandPart(place: .toolbar, relation: .own), content: ToolbarCommand())
  }
  package var traits: CommandTraits { .hasMenu }
}

/// The submenu of a main menu with the items of toolbars.
private struct ToolbarCommand: View {
  @Environment(\.arrangedLines) private var lines

  var body: some View {
    Menu("Customize Toolbar") { ToolbarMenuView(lines: lines) }.disabled(lines.isEmpty)
  }
}

enum ArrangedLinesKey: EnvironmentKey {
  static var defaultValue: [ToolbarMenuView.Line] { [] }
}

extension EnvironmentValues {
  /// The items that the user arranges, as they stand when the main menu opens.
  fileprivate var arrangedLines: [ToolbarMenuView.Line] { self[ArrangedLinesKey.self] }
}
