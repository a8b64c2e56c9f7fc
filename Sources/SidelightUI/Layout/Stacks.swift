import SidelightCore

/// Views side by side, in the direction of the text.
///
/// Source: SwiftUI's `HStack`. On GNOME it is a `GtkBox`.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content
}

extension HStack: View where Content: View {
  /// Drawn by the graph.
  public typealias Body = Never

  /// Makes a row of views, with a distance in pixels between them; nil for the usual 6.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = usableLength(spacing, in: "A stack's spacing")
    self.content = content()
  }
}

extension HStack: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, isOpen: true, content: \.content, overrides: { $0[StackAxisKey.self] = .horizontal },
      lower: { view, _ in .stack(StackElement(.horizontal, spacing: view.spacing, alignment: view.alignment.side)) })
  }
}

/// Views one below the other.
///
/// Source: SwiftUI's `VStack`. On GNOME it is a `GtkBox`.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content
}

extension VStack: View where Content: View {
  /// Drawn by the graph.
  public typealias Body = Never

  /// Makes a column of views, with a distance in pixels between them; nil for the usual 6.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = usableLength(spacing, in: "A stack's spacing")
    self.content = content()
  }
}

extension VStack: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, isOpen: true, content: \.content, overrides: { $0[StackAxisKey.self] = .vertical },
      lower: { view, _ in .stack(StackElement(.vertical, spacing: view.spacing, alignment: view.alignment.side)) })
  }
}

/// The axis of the stack around a view.
enum StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis2D? { nil }
}

/// Takes the space that its stack has left, and so pushes the others apart.
///
/// Source: SwiftUI's `Spacer`.
public struct Spacer: Equatable, Sendable {
  /// The least length in pixels; nil for none.
  public var minLength: Double?

  /// Makes a spacer.
  nonisolated public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// Drawn by the graph.
  public typealias Body = Never
}

extension Spacer: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(leaf: self, context) { view, environment in
      .spacer(SpacerElement(axis: environment[StackAxisKey.self], minLength: usableLength(view.minLength, in: "Spacer(minLength:)")))
    }
  }
}

/// A line between views.
///
/// Source: SwiftUI's `Divider`. On GNOME it is a `GtkSeparator`.
public struct Divider: Equatable, Sendable {
  /// Makes a line.
  nonisolated public init() {}
}

extension Divider: View {
  /// Drawn by the graph.
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(leaf: self, context) { _, _ in .divider }
  }
}
