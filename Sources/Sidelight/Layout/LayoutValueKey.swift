#if Foundation
public import SidelightUI

/// Something that views say of themselves to a layout around them.
///
/// Source: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of what they say.
  associatedtype Value
  /// What counts for a view that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Says something of this view to the layout around it.
  ///
  /// Source: SwiftUI's `layoutValue(key:value:)`.
  ///
  /// - Parameters:
  ///   - key: what is said.
  ///   - value: its value.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    layoutSaying(ObjectIdentifier(key), value)
  }
}
#endif
