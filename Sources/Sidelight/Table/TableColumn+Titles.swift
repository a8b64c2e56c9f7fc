#if Foundation
public import Foundation
public import SidelightUI

/// Compares texts as people do: numbers in them by their value, and small and capital letters as the same.
///
/// ```swift
/// files.sort(using: KeyPathComparator(\.name, comparator: LocalizedStandardComparator()))
/// ```
///
/// It is Foundation's `String.StandardComparator.localizedStandard`, which Linux does not have, and what a ``TableColumn`` of texts is sorted by.
public struct LocalizedStandardComparator: SortComparator {
  /// Whether texts rise or fall.
  public var order: SortOrder

  /// Makes a comparator.
  ///
  /// - Parameter order: whether texts rise or fall.
  public init(order: SortOrder = .forward) { self.order = order }

  /// Compares two texts.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return first.localizedStandardCompare(second)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that nothing is sorted by.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - content: makes the cell of a row.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), sorting: nil, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(String(title)), sorting: nil, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, sorting: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Makes a column of texts.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - value: the text of a row.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), sorting: nil) { Text($0[keyPath: value]) }
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(String(title)), sorting: nil) { Text($0[keyPath: value]) }
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, sorting: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column for a value of the rows, in a table that is not sorted.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - value: the value.
  ///   - content: makes the cell of a row.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sorting: nil, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(String(title)), sorting: nil, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sorting: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Makes a column of texts, which its header sorts as people do. See the one with a `KeyPath<RowValue, String>`.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), sorting: .key(value, KeyPathComparator(value, comparator: LocalizedStandardComparator()))) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of texts, which its header sorts as people do. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(String(title)), sorting: .key(value, KeyPathComparator(value, comparator: LocalizedStandardComparator()))) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of texts, which its header sorts as people do. See the one with a `LocalizedStringKey`.
  nonisolated public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: text, sorting: .key(value, KeyPathComparator(value, comparator: LocalizedStandardComparator()))) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column whose header sorts by a value. See the one with a `KeyPath<RowValue, V>`.
  ///
  /// - Parameters:
  ///   - value: what is sorted by.
  ///   - titleKey: as in the form that is documented in full.
  ///   - content: as in the form that is documented in full.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sorting: .key(value, KeyPathComparator(value)), content: content)
  }

  /// Makes a column whose header sorts by a value as a comparator says.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - value: what is sorted by.
  ///   - comparator: compares two values.
  ///   - content: makes the cell of a row.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), sorting: .key(value, KeyPathComparator(value, comparator: comparator)), content: content)
  }

  /// Makes a column whose header sorts by a value. See the one with a `LocalizedStringKey`.
  ///
  /// - Parameters:
  ///   - value: what is sorted by.
  ///   - content: as in the form that is documented in full.
  ///   - title: as in the form that is documented in full.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(String(title)), sorting: .key(value, KeyPathComparator(value)), content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(String(title)), sorting: .key(value, KeyPathComparator(value, comparator: comparator)), content: content)
  }

  /// Makes a column whose header sorts by a value. See the one with a `LocalizedStringKey`.
  ///
  /// - Parameters:
  ///   - value: what is sorted by.
  ///   - text: as in the form that is documented in full.
  ///   - content: as in the form that is documented in full.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sorting: .key(value, KeyPathComparator(value)), content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: text, sorting: .key(value, KeyPathComparator(value, comparator: comparator)), content: content)
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Makes a column whose header sorts as a comparator says.
  ///
  /// - Parameters:
  ///   - titleKey: the title.
  ///   - comparator: compares two rows.
  ///   - content: makes the cell of a row.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sorting: .comparator(comparator), content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(String(title)), sorting: .comparator(comparator), content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sorting: .comparator(comparator), content: content)
  }
}
#endif
