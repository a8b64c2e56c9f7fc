/// How many rows of a list may be selected.
package enum SelectionMode: Hashable, Sendable {
  /// The list has no selection.
  case none

  /// No row or one row.
  case single

  /// Exactly one row, always.
  case required

  /// Any number of rows.
  case multiple
}

/// What is selected in a list: a set of the users' values, never of positions.
///
/// A value stays selected while its row is collapsed or moved, until its element leaves the data and the value is removed. Every change
/// returns whether it changed anything; what the mode forbids changes nothing.
package struct Selection<Value: Hashable> {
  package let mode: SelectionMode

  /// The selected values; at most one unless the mode is `.multiple`.
  package internal(set) var values: Set<Value>

  private init(mode: SelectionMode, values: Set<Value>) {
    self.mode = mode
    self.values = values
  }

  /// The selection of a list that has none.
  package static var none: Selection { Selection(mode: .none, values: []) }

  /// A selection of no value or one.
  package init(single value: Value?) {
    self.init(mode: .single, values: value.map { [$0] } ?? [])
  }

  /// A selection of exactly one value.
  package init(required value: Value) {
    self.init(mode: .required, values: [value])
  }

  /// A selection of any number of values.
  package init(multiple values: Set<Value>) {
    self.init(mode: .multiple, values: values)
  }

  /// The selected value when there is exactly one.
  package var single: Value? { values.count == 1 ? values.first : nil }

  /// Whether a value is selected. O(1).
  package func isSelected(_ value: Value) -> Bool { values.contains(value) }
}

extension Selection: Equatable {}

extension Selection: Sendable where Value: Sendable {}
