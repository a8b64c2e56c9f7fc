public import SidelightUI

/// A part of an app's interface with a life of its own: its windows.
///
/// Source: SwiftUI's `Scene`.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that ``body`` returns.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes that the library itself shows have no body of their own.
  public var body: Never { preconditionFailure("\(Self.self) is shown by Sidelight and has no body") }
}

/// A scene that the library shows itself.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  /// The windows that the scene opens when the app starts.
  var windows: [WindowDescription] { get }
}

extension Scene {
  /// The windows of this scene and of those in it.
  @MainActor var allWindows: [WindowDescription] {
    if let primitive = self as? any PrimitiveScene { return primitive.windows }
    return body.allWindows
  }
}

/// A window that can be opened.
struct WindowDescription {
  var title: String
  var width: Double?
  var height: Double?
  /// Whether a key shows and hides the inspector.
  var togglesInspector = false
  /// Makes the root view; a new one, with state of its own, for each window.
  var start: @MainActor (ViewGraph, WindowDescription) -> Void
}

extension WindowDescription {
  /// The window of a preview.
  @MainActor init(of preview: ListedPreview, showing view: AnyView) {
    self.init(title: preview.name, width: preview.frame.width, height: preview.frame.height) { graph, window in
      // A size on the command line is as good as a layout.
      let fits = preview.frame == .fitting && window.width == nil && window.height == nil
      graph.start(WindowView(title: window.title, width: window.width, height: window.height, fitsContent: fits, content: view))
    }
  }
}

/// Builds scenes from the statements of a closure.
///
/// Source: SwiftUI's `SceneBuilder`.
@MainActor @resultBuilder public enum SceneBuilder {
  /// The compiler calls it for a statement that is a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The compiler calls it for a block of one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows of one kind: one opens when the app starts.
///
/// ```swift
/// WindowGroup("Photos") { ContentView() }
///   .defaultSize(width: 1100, height: 700)
/// ```
///
/// On GNOME each is an `AdwApplicationWindow`. Its title is that of the page that it shows, or the group's.
/// Source: SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  /// Sidelight shows this scene itself: it has no body, and asking for it stops the program.
  public typealias Body = Never
  private let title: String
  private let content: () -> Content

  /// Makes a group of windows without a title of its own.
  ///
  /// - Parameter content: makes the views of a window; run for each one, and again when state that it reads changes.
  public init(@ViewBuilder content: @escaping () -> Content) {
    title = ""
    self.content = content
  }

  /// Makes a group of windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of a window while its page has none.
  ///   - content: makes the views of a window; run for each one, and again when state that it reads changes.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    title = titleKey.resolved
    self.content = content
  }

  /// Makes a group of windows with a title.
  ///
  /// - Parameters:
  ///   - title: the title of a window while its page has none.
  ///   - content: makes the views of a window; run for each one, and again when state that it reads changes.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.title = String(title)
    self.content = content
  }
}

extension WindowGroup: PrimitiveScene {
  var windows: [WindowDescription] {
    let content = content
    return [
      WindowDescription(title: title) { graph, window in
        graph.start(
          WindowView(
            title: window.title, width: window.width, height: window.height, togglesInspector: window.togglesInspector,
            content: WindowContent(make: content)))
      }
    ]
  }
}

/// The root of a window: evaluates the group's closure as a body, so that it follows the state that it reads.
private struct WindowContent<Content: View>: View {
  let make: () -> Content
  var body: some View { make() }
}

/// A scene with another size for its windows.
struct SizedScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  let width: Double?
  let height: Double?
}

extension SizedScene: PrimitiveScene {
  var windows: [WindowDescription] {
    content.allWindows.map {
      var window = $0
      window.width = width
      window.height = height
      return window
    }
  }
}

extension Scene {
  /// Sets the size in pixels that windows of the scene open with.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, above 0.
  ///   - height: the height in pixels, above 0.
  public func defaultSize(width: Double, height: Double) -> some Scene {
    SizedScene(
      content: self, width: usableLength(width, in: "defaultSize(width:height:)"),
      height: usableLength(height, in: "defaultSize(width:height:)"))
  }
}
