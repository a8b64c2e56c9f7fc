/// A part of an app's interface, described by a value.
///
/// Conform a structure to `View` and give it a ``body`` made of other views. Sidelight evaluates the body when the view
/// appears and again when state that it reads has changed, and then changes only the widgets that differ.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
///
/// Source: SwiftUI's `View`.
@MainActor @preconcurrency public protocol View {
  /// The type of view that ``body`` returns.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// A view that can't exist has no body.
  public typealias Body = Never

  /// Never called: there is no value of this type.
  public var body: Never { self }
}

extension View where Body == Never {
  /// Views that the library itself draws have no body of their own; asking for it is a programmer's error.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by Sidelight and has no body; put it inside another view's body") }
}
