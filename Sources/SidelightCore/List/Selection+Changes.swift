extension Selection {
  /// Selects a value: in place of the others, or with them where `extending` and the mode allow several.
  package mutating func select(_ value: Value, extending: Bool = false) -> Bool {
    guard mode != .none else { return false }
    if extending && mode == .multiple { return values.insert(value).inserted }
    return replace(with: [value])
  }

  /// Takes a value out of the selection.
  package mutating func deselect(_ value: Value) -> Bool {
    guard mode != .required else { return false }
    return values.remove(value) != nil
  }

  /// Selects a value with the others, or takes it out when it is selected.
  package mutating func toggle(_ value: Value) -> Bool {
    isSelected(value) ? deselect(value) : select(value, extending: true)
  }

  /// Selects neighbouring values: in place of the others, or with them where `extending`. Refused for more values than the mode allows.
  package mutating func selectRange(_ range: some Sequence<Value>, extending: Bool = false) -> Bool {
    let new = Set(range)
    guard extending && mode == .multiple else { return replace(with: new) }
    let before = values.count
    // The fewer go to the more: all rows of a large list come as a set that is made already.
    values = new.count > values.count ? new.union(values) : values.union(new)
    return values.count != before
  }

  /// Takes several values out of the selection.
  package mutating func deselectRange(_ range: some Sequence<Value>) -> Bool {
    guard mode != .required else { return false }
    let before = values.count
    values.subtract(range)
    return values.count != before
  }

  /// Selects all values that the list shows, with those that are selected out of sight. Refused unless the mode is `.multiple`.
  package mutating func selectAll(_ all: some Sequence<Value>) -> Bool {
    mode == .multiple && selectRange(all, extending: true)
  }

  /// Deselects everything.
  package mutating func clear() -> Bool {
    replace(with: [])
  }

  /// Takes out the values whose elements were removed from the data. A required value stays: another one has to be
  /// selected in its place.
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
