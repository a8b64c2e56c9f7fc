import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Views side by side, in the direction of the text.
///
/// In a row of a list or in a control it is a `GtkBox` on GNOME as long as that shares the room in the same way. Source: SwiftUI's `HStack`.
public struct HStack<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content
}

extension HStack: View where Content: View {
  /// Makes a row of views.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is lower than the row.
  ///   - spacing: the distance between the views in pixels, from 0; nil for the usual 6.
  ///   - content: the views, from the leading edge on.
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
      isSame: { $0.alignment == $1.alignment && $0.spacing == $1.spacing },
      lower: { view, _ in .stack(StackElement(.horizontal, spacing: view.spacing, alignment: view.alignment.side)) })
  }
}

/// Views one below the other.
///
/// In a row of a list or in a control it is a `GtkBox` on GNOME as long as that shares the room in the same way. Source: SwiftUI's `VStack`.
public struct VStack<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content
}

extension VStack: View where Content: View {
  /// Makes a column of views.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is narrower than the column.
  ///   - spacing: the distance between the views in pixels, from 0; nil for the usual 6.
  ///   - content: the views, from the top on.
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
      isSame: { $0.alignment == $1.alignment && $0.spacing == $1.spacing },
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
  /// The least length in pixels along the axis of the stack; nil for none.
  public var minLength: Double?

  /// Makes a spacer with a least length in pixels along the axis of its stack; nil for none.
  nonisolated public init(minLength: Double? = nil) { self.minLength = minLength }
}

extension Spacer: View {}

extension Spacer: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(leaf: self, context) { view, environment in
      .spacer(SpacerElement(axis: environment[StackAxisKey.self], minLength: usableLength(view.minLength, in: "Spacer(minLength:)")))
    }
  }
}

/// A thin line that parts the views of a stack, or the entries of a menu.
///
/// On GNOME it is a `GtkSeparator`. Source: SwiftUI's `Divider`.
public struct Divider: Equatable, Sendable {
  /// Makes a line as long as there is room, across the axis of its stack.
  nonisolated public init() {}
}

extension Divider: View {}

extension Divider: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(leaf: self, context) { _, _ in .divider }
  }
}
