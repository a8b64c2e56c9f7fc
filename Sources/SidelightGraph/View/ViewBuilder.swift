/// Builds views from the statements of a closure.
///
/// Any number of views may stand in one block; `if`, `if let`, `switch` and `if #available` choose between them.
/// Source: SwiftUI's `ViewBuilder`.
@resultBuilder public enum ViewBuilder {
  // There is no `buildExpression`: it would be one more generic call around every statement, and the compiler would take up to twice
  // as long to find a mistake inside one. What is no view is found in `buildBlock`, and the error points at the statement.

  /// The compiler calls it for an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The compiler calls it for a block of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// The compiler calls it for a block of several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content), TupleParts(repeat each content))
  }

  /// The compiler calls it for an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The compiler calls it for the first branch of a choice.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The compiler calls it for the second branch of a choice.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The compiler calls it for a block behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Constructs views from closures, see ``ViewBuilder``.
///
/// Toolbars, menus, commands and scenes have builders of their own here. Source: SwiftUI's `ContentBuilder`.
public typealias ContentBuilder = ViewBuilder
