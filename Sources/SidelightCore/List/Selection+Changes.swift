extension Selection {
  /// Selects a value, instead of the others, or in addition to them if `extending` and the mode allows several.
  package mutating func select(_ value: Value, extending: Bool = false) -> Bool {
    guard mode != .none else { return false }
    if extending && mode == .multiple { return values.insert(value).inserted }
    return replace(with: [value])
  }

  /// Removes a value from the selection.
  package mutating func deselect(_ value: Value) -> Bool {
    guard mode != .required else { return false }
    return values.remove(value) != nil
  }

  /// Adds a value to the selection, or removes it if it is selected.
  package mutating func toggle(_ value: Value) -> Bool {
    isSelected(value) ? deselect(value) : select(value, extending: true)
  }

  /// Selects values, instead of the others, or in addition to them if `extending`. Refused for more values than the mode allows.
  package mutating func selectRange(_ range: some Sequence<Value>, extending: Bool = false) -> Bool {
    let new = Set(range)
    guard extending && mode == .multiple else { return replace(with: new) }
    let before = values.count
    // The smaller set is added to the larger one: all rows of a large list come as a finished set.
    values = new.count > values.count ? new.union(values) : values.union(new)
    return values.count != before
  }

  /// Removes several values from the selection.
  package mutating func deselectRange(_ range: some Sequence<Value>) -> Bool {
    guard mode != .required else { return false }
    let before = values.count
    values.subtract(range)
    return values.count != before
  }

  /// Selects all values that the list shows, in addition to those that are selected already. Refused unless the mode is `.multiple`.
  package mutating func selectAll(_ all: some Sequence<Value>) -> Bool {
    mode == .multiple && selectRange(all, extending: true)
  }

  /// Deselects everything.
  package mutating func clear() -> Bool {
    replace(with: [])
  }

  /// Removes the values whose elements were removed from the data. A required value stays until another one is selected.
  package mutating func removeAll(_ gone: some Sequence<Value>) -> Bool {
    deselectRange(gone)
  }

  /// Makes the selection exactly these values. Refused for more or fewer values than the mode allows.
  package mutating func replace(with newValues: Set<Value>) -> Bool {
    guard allows(newValues.count), newValues != values else { return false }
    values = newValues
    return true
  }

  private func allows(_ count: Int) -> Bool {
    switch mode {
    case .none: count == 0
    case .single: count <= 1
    case .required: count == 1
    case .multiple: true
    }
  }
}
