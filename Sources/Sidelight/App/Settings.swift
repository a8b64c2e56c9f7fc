import SidelightUI

/// The settings of an app: the user opens them with Ctrl+comma in any window, or by a ``SettingsLink``.
///
/// ```swift
/// @main struct PhotosApp: App {
///   var body: some Scene {
///     WindowGroup { ContentView() }
///     Settings { SettingsView() }
///   }
/// }
/// ```
///
/// On GNOME they are an `AdwDialog` over the window, laid out as an `AdwPreferencesDialog` is: as wide, with the pages of a ``TabView`` in its
/// header bar, or below it where the window is narrow. Forms in it are boxed lists. Escape closes it. Where nothing in it has a title, it is
/// “Preferences”. On a Mac it is a window of its own, and its entry in the menu is called “Settings…”. Source: SwiftUI's `Settings`.
public struct Settings<Content: View>: Scene {
  private let content: () -> Content

  /// Makes the settings.
  ///
  /// - Parameter content: makes the views of the settings, each time they are opened, and again when state that it reads changes.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension Settings: PrimitiveScene {
  var contents: SceneContents { SceneContents(settings: { [content] in AnyView(content()) }) }
}
