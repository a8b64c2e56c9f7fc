import SidelightCore
public import SidelightUI

/// A window that the app has once: opening it again brings it to the front.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { ContentView() }
///   Window("Activity", id: "activity") { ActivityView() }
/// }
/// ```
///
/// ``OpenWindowAction`` opens it. As the first scene of an app it opens when the app starts. On GNOME it is an `AdwApplicationWindow`, whose
/// title is that of the page that it shows, or its own. On a Mac the Window menu has an entry for it; GNOME has no such menu, so that the app
/// says where it is opened. Source: SwiftUI's `Window`.
public struct Window<Content: View>: Scene {
  let window: WindowDescription

  private init(title: String, id: String, content: @escaping () -> Content) {
    var window = WindowDescription(title: title) { start in
      start.show(WindowContent(make: content))
      return { nil }
    }
    window.id = id
    window.isSingle = true
    self.window = window
  }

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - titleKey: the title while its page has none.
  ///   - id: what ``OpenWindowAction`` and ``DismissWindowAction`` call the window.
  ///   - content: makes the views of the window; run when it opens, and again when state that it reads changes.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: titleKey.resolved, id: id, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: String(title), id: id, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title.content, id: id, content: content)
  }
}

extension Window: PrimitiveScene {
  var contents: SceneContents { SceneContents(windows: [window]) }
}
