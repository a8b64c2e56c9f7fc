import SidelightUI

extension Scene {
  /// Says for which of the addresses that the desktop asks the app to open a new window of this scene opens.
  ///
  /// ```swift
  /// WindowGroup("Chat", id: "chat") { ChatView() }
  ///   .handlesExternalEvents(matching: ["chat/"])
  /// ```
  ///
  /// A window that is open and wants or allows the address gets it first, see ``View/handlesExternalEvents(preferring:allowing:)``. A string is compared with
  /// the whole address: it counts where it is a part of that. `"*"` stands for all. Source: SwiftUI's `handlesExternalEvents(matching:)`.
  ///
  /// - Parameter conditions: parts of addresses; empty for no address.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ChangedScene(content: self) { $0.changeWindows { $0.opensFor = conditions } }
  }
}
