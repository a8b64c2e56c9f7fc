public import SidelightUI

extension Scene {
  /// Adds commands to the scene.
  ///
  /// They are evaluated again when state that the closure reads changes. Source: SwiftUI's `commands(content:)`.
  ///
  /// - Parameter content: the commands, such as ``CommandMenu`` and ``InspectorCommands``.
  public func commands<Content: Commands>(@CommandsBuilder content: @escaping () -> Content) -> some Scene {
    ChangedScene(content: self) { $0.changeWindows { $0.menu.commands.append(content) } }
  }

  /// Takes all commands out of the scene, those among them that it would have by itself.
  ///
  /// Keys that every window of GNOME has stay, such as those that close it. Source: SwiftUI's `commandsRemoved()`.
  public func commandsRemoved() -> some Scene {
    ChangedScene(content: self) { $0.changeWindows { ($0.menu.commands, $0.menu.hasOwnCommands) = ([], false) } }
  }

  /// Puts other commands in the place of those of the scene.
  ///
  /// Source: SwiftUI's `commandsReplaced(content:)`.
  ///
  /// - Parameter content: the commands.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: @escaping () -> Content) -> some Scene {
    ChangedScene(content: self) { $0.changeWindows { ($0.menu.commands, $0.menu.hasOwnCommands) = ([content], false) } }
  }
}
