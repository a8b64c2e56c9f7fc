/// Names a value that views say to those around them, and says how the values of several views become one.
///
/// Where the environment flows down the tree of views, preferences flow up:
///
/// ```swift
/// struct UnreadKey: PreferenceKey {
///   static let defaultValue = 0
///   static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
/// }
/// ```
///
/// A view says a value with ``View/preference(key:value:)``, and a view around it hears of it with
/// ``View/onPreferenceChange(_:perform:)``. Source: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of views that say nothing. Reducing a value with this one must not change what it means.
  static var defaultValue: Value { get }
  /// Adds the value of the next view to that of those before it, in the order of the tree of views. Views that say nothing are left out.
  ///
  /// - Parameters:
  ///   - value: what the views so far say together.
  ///   - nextValue: what the next one says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, where the key says nothing else.
  public static var defaultValue: Value { nil }
}

/// A key whose values are for the page around: they go no further up than that, or than the row of a list. What holds the page may say them
/// again.
@usableFromInline package protocol PagePreferenceKey: PreferenceKey where Value: Equatable {
  /// What a page that shows another page says of that one's value: nothing of most keys.
  static func around(_ value: Value) -> Value
}

extension PagePreferenceKey {
  package static func around(_ value: Value) -> Value { defaultValue }
}

/// A key of which a page that shows another page says what that one says.
package protocol OuterPagePreferenceKey: PagePreferenceKey {}

extension OuterPagePreferenceKey {
  package static func around(_ value: Value) -> Value { value }
}

/// A key that is a yes, as soon as one view says so.
package protocol FlagPreferenceKey: PagePreferenceKey where Value == Bool {}

extension FlagPreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A key of which the first view that says anything counts.
package protocol FirstPreferenceKey: PagePreferenceKey where Value == Said? {
  associatedtype Said: Equatable
}

extension FirstPreferenceKey {
  package static func reduce(value: inout Said?, nextValue: () -> Said?) { value = value ?? nextValue() }
}

/// A key whose values are put in a row.
package protocol ListPreferenceKey: PagePreferenceKey where Value == [Item] {
  associatedtype Item: Equatable
}

extension ListPreferenceKey {
  package static var defaultValue: [Item] { [] }
  package static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
}
