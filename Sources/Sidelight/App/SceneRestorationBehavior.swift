/// Whether the windows of a scene are there again when the app starts the next time.
///
/// Source: SwiftUI's `SceneRestorationBehavior`.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let comesBack: Bool

  /// They are: see ``Scene/restorationBehavior(_:)``.
  public static let automatic = SceneRestorationBehavior(comesBack: true)

  /// They are not, and nothing is kept of them: what their views keep by `@SceneStorage` goes with each window.
  public static let disabled = SceneRestorationBehavior(comesBack: false)
}

extension Scene {
  /// Sets whether the windows of the scene are there again when the app starts the next time.
  ///
  /// ```swift
  /// Window("Welcome", id: "welcome") { Welcome() }
  ///   .restorationBehavior(.disabled)
  /// ```
  ///
  /// Without it they are, however the app ended: with their size, the columns as the user wants them, what is selected and opened in lists, the
  /// pages on stacks, the selected tab, and what is typed into fields whose text is `State`. A value of the app's own goes first: what was there
  /// comes back only where the app's value is nil, empty, or state that still has its first value. Selections and pages come back where their values are
  /// `Codable`. A window that is closed while another one is open does not come back.
  ///
  /// Source: SwiftUI's `restorationBehavior(_:)`.
  ///
  /// - Parameter behavior: whether they are there again.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ChangedScene(content: self) { $0.changeWindows { $0.comesBack = behavior.comesBack } }
  }
}
