/// A view that shows nothing.
///
/// Source: SwiftUI's `EmptyView`.
public struct EmptyView: Sendable {
  /// Makes a view that shows nothing and takes no room.
  nonisolated public init() {}
}

extension EmptyView: View {}

/// Treats several views as one, to modify them together or to have more room in a builder.
///
/// Modifiers on a group apply to each view in it. Source: SwiftUI's `Group`.
public struct Group<Content> {
  package let content: Content

  nonisolated private init(storing content: Content, _: Void) { self.content = content }

  /// A group of something that is no view, or is one already. An initializer could be meant by `Group { … }` as well.
  nonisolated package static func holding(_ content: Content) -> Group { Group(storing: content, ()) }
}

extension Group: View where Content: View {
  /// Makes a group of the views that the builder returns.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A choice between two views, as `if`/`else` and `switch` make it in a view builder.
///
/// Changing the branch ends the state of the old one. Source: SwiftUI's `_ConditionalContent`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  package let storage: Storage

  nonisolated package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension Optional: View where Wrapped: View {}

/// A view whose type is hidden.
///
/// A new value with another type inside ends the state of the old one. Source: SwiftUI's `AnyView`.
public struct AnyView {
  package let content: any View

  /// Makes a view that hides the type of another one.
  nonisolated public init<V: View>(_ view: V) { content = view }

  /// Makes a view that hides the type of another one.
  nonisolated public init<V: View>(erasing view: V) { content = view }
}

extension AnyView: View {}
