import Observation
import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Opens the settings of the app.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
/// var body: some View { Button("Preferences") { openSettings() } }
/// ```
///
/// It opens what the app's `Settings` scene shows, over the window that the view is in. In an app without that scene it does nothing, which is
/// reported. Source: SwiftUI's `OpenSettingsAction`.
@MainActor @preconcurrency public struct OpenSettingsAction {
  private let door: SettingsDoor?

  nonisolated init(_ door: SettingsDoor?) { self.door = door }

  /// Opens the settings. Write it as a call of the action itself: `openSettings()`.
  public func callAsFunction() {
    guard let door else {
      return Problem.report("openSettings() opens nothing, because the app has no settings. Add a Settings scene to the app's body.")
    }
    door.isOpen = true
  }
}

/// Whether the settings are open over one window.
@MainActor @Observable final class SettingsDoor: GraphPart {
  var isOpen = false

  init() {}

  /// The user asked for them by the keys.
  func heard(_ event: Event) { if case .settings = event { isOpen = true } }
}

enum SettingsDoorKey: EnvironmentKey {
  static var defaultValue: SettingsDoor? { nil }
}

extension EnvironmentValues {
  /// Opens the settings of the app.
  ///
  /// Source: SwiftUI's `openSettings`.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(self[SettingsDoorKey.self]) }
}

/// The root of a window in an app with settings: its content, and the settings over it while they are open.
package struct WindowWithSettings<Content: View>: View {
  private let content: Content
  private let settings: () -> AnyView
  @Environment(\.settingsDoor) private var door

  package init(_ content: Content, settings: @escaping () -> AnyView) {
    self.content = content
    self.settings = settings
  }

  package var body: some View {
    content.sheet(isPresented: Binding(get: { door?.isOpen == true }, set: { door?.isOpen = $0 })) { SettingsPage(make: settings) }
  }
}

extension EnvironmentValues {
  fileprivate var settingsDoor: SettingsDoor? { self[SettingsDoorKey.self] }
}

/// What the settings show. They are called so where the app gives them no title.
private struct SettingsPage: View {
  let make: () -> AnyView

  /// As wide as GNOME's dialogs of preferences.
  private static var width: Double { 640 }

  var body: some View {
    EnvironmentView(content: make()) { $0[SettingsAroundKey.self] = true }
      .preference {
        $0.presentation.ampleWidth = Self.width
        if $0.title == nil { $0.fixTitle("Preferences") }
      }
  }
}
