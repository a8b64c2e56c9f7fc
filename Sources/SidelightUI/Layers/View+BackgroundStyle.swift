public import SidelightGraph

enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What fills a background that is not said to be filled with anything else; nil for the colour behind the content of a window.
  ///
  /// Source: SwiftUI's `EnvironmentValues.backgroundStyle`.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what fills backgrounds in this view that are not said to be filled with anything else.
  ///
  /// ```swift
  /// VStack { Text("Draft").padding().background(in: .capsule) }.backgroundStyle(.yellow)
  /// ```
  ///
  /// Source: SwiftUI's `backgroundStyle(_:)`.
  ///
  /// - Parameter style: a colour, a gradient, or a level of emphasis such as `.quaternary`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the place behind this view with what ``backgroundStyle(_:)`` says, or else with the colour behind the content of a window.
  ///
  /// Source: SwiftUI's `background(ignoresSafeAreaEdges:)`.
  ///
  /// - Parameter edges: the edges at which it goes on below what covers the room, see ``ignoresSafeArea(_:edges:)``.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { BackedView(content: self, edges: edges) }
}

/// A view in front of the background of its environment.
private struct BackedView<Content> {
  let content: Content
  let edges: Edge.Set
  @Environment(\.backgroundStyle) private var style

  init(content: Content, edges: Edge.Set) {
    self.content = content
    self.edges = edges
  }
}

extension BackedView: View where Content: View {
  var body: some View { content.background(style ?? AnyShapeStyle(.background), ignoresSafeAreaEdges: edges) }
}
