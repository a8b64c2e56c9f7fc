package import SidelightCore
public import SidelightGraph

/// What the user does with a window.
///
/// Source: SwiftUI's `ScenePhase`.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody can see the window: it is minimised, on another workspace, or behind other windows.
  case background
  /// The window can be seen, and another one has the keyboard.
  case inactive
  /// The window has the keyboard.
  case active
}

/// Whether controls look as in the window that has the keyboard.
///
/// Source: SwiftUI's `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window has the keyboard.
  case key
  /// Another window of the app has the keyboard. On GNOME a window is ``key`` or ``inactive``, so that nothing says this.
  case active
  /// Another window has the keyboard.
  case inactive
}

/// What the user does with the window that a view is in.
package enum WindowActivityKey: EnvironmentKey {
  package static var defaultValue: WindowActivity { .active }
}

extension EnvironmentValues {
  /// What the user does with the window that the view is in.
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var phase
  /// var body: some View { Player().onChange(of: phase) { if phase == .background { pause() } } }
  /// ```
  ///
  /// On GNOME it is ``ScenePhase/background`` while the desktop says that nobody can see the window. Source: SwiftUI's `scenePhase`.
  public var scenePhase: ScenePhase {
    switch self[WindowActivityKey.self] {
    case .active: .active
    case .inactive: .inactive
    case .hidden: .background
    }
  }

  /// Whether controls look as in the window that has the keyboard. Source: SwiftUI's `controlActiveState`.
  public var controlActiveState: ControlActiveState { self[WindowActivityKey.self] == .active ? .key : .inactive }

  /// Whether the window that the view is in has the keyboard. Source: SwiftUI's `appearsActive`.
  public var appearsActive: Bool { self[WindowActivityKey.self] == .active }
}
