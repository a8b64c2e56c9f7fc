/// A view that is evaluated again only when it is another one by its own `==`.
///
/// Source: SwiftUI's `EquatableView`.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Makes a view that is compared by the `==` of another one.
  ///
  /// - Parameter content: the view that is compared.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {}

extension View where Self: Equatable {
  /// Evaluates this view again only when it is another one by its own `==`. State that it reads is followed as always.
  ///
  /// Without it the stored properties are compared one by one, and a closure among them is never the same. Source: SwiftUI's `View.equatable()`.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
