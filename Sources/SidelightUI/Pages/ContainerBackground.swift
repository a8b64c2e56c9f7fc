import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A container whose background views in it set, see ``View/containerBackground(_:for:)``.
///
/// Source: SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let container: PageGrounds.Container

  /// The page that the view stands in: one of a stack, a column of a split view, a tab, or that of a window. Its header bar is a part of it.
  public static let navigation = ContainerBackgroundPlacement(container: .page)

  /// The page that the nearest split view fills. It is seen where the columns have no background of their own.
  public static let navigationSplitView = ContainerBackgroundPlacement(container: .split)

  /// The page that the nearest tab view fills, while the tab is selected. It is seen where the tab has no background of its own.
  public static let tabView = ContainerBackgroundPlacement(container: .tabs)

  /// The window.
  public static let window = ContainerBackgroundPlacement(container: .window)
}

private enum GroundsKey: PagePreferenceKey {
  static var defaultValue: PageGrounds { PageGrounds() }
  static func reduce(value: inout PageGrounds, nextValue: () -> PageGrounds) { value.add(nextValue()) }
  static func around(_ value: PageGrounds) -> PageGrounds { value.aroundPage }
}

extension Preferences {
  var grounds: PageGrounds {
    get { self[GroundsKey.self] }
    set { if newValue != self[GroundsKey.self] { self[GroundsKey.self] = newValue } }
  }
}

extension View {
  /// Sets what is behind a container that this view stands in.
  ///
  /// ```swift
  /// ArticleView(article)
  ///   .containerBackground(Color.teal.opacity(0.2), for: .navigation)
  /// ```
  ///
  /// Pages, and what is behind their header bars, have the background; so has what lies below a sidebar of glass, where content goes on there.
  /// Windows of GNOME let nothing shine through, so that a ``Material`` has one even colour here. Of several modifiers for the same container the
  /// outermost wins.
  ///
  /// - Parameters:
  ///   - style: the colour or the gradient.
  ///   - container: whose background it is.
  ///
  /// Source: SwiftUI's `containerBackground(_:for:)`.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    preference { $0.grounds[container.container] = style.areaFill ?? .color(.primary) }
  }

  /// Sets what is behind the sheet or the popover whose content this view is.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsWelcome) {
  ///   Welcome().presentationBackground(.linearGradient(colors: [.indigo, .teal], startPoint: .top, endPoint: .bottom))
  /// }
  /// ```
  ///
  /// The header bar lies on it as well. What is partly transparent lets the window behind the sheet shine through; a ``Material`` has one even
  /// colour. Source: SwiftUI's `presentationBackground(_:)`.
  ///
  /// - Parameter style: the colour or the gradient.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    preference { $0.grounds[.sheet] = style.areaFill ?? .color(.primary) }
  }
}
