import SidelightCore
public import SidelightGraph

/// A number that grows with the desktop's text size, such as the side of an icon that stands beside text.
///
/// ```swift
/// @ScaledMetric(relativeTo: .body) private var side = 24.0
/// ```
///
/// GNOME enlarges all text by one factor, which 1 is without "Large Text"; this multiplies by it, whatever the style of text. Lengths that
/// are not scaled stay as they are. Source: SwiftUI's `ScaledMetric`.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private var scope: EnvironmentScope?

  /// Scales a number with the text of the body.
  nonisolated public init(wrappedValue: Value) { value = wrappedValue }

  /// Scales a number with text of a style.
  ///
  /// - Parameters:
  ///   - wrappedValue: the number at the desktop's normal text size.
  ///   - textStyle: the style that it grows with; all of GNOME's grow alike.
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The number at the text size that the desktop has now, or the view.
  public var wrappedValue: Value {
    value * Value(scope.map(EnvironmentValues.init(scope:))?.textScale ?? 1)
  }
}

extension ScaledMetric: NodeProperty {
  package mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner) { scope = node.scope }
}
