import CSidelight

extension RowListClass {
  static let selectionInit: InstanceClass<RowListState>.ClassInit = { data, _ in
    let selection = unsafe data.assumingMemoryBound(to: GtkSelectionModelInterface.self)
    unsafe selection.pointee.is_selected = cFunction(isSelected)
    unsafe selection.pointee.get_selection_in_range = cFunction(selectionInRange)
    unsafe selection.pointee.select_item = cFunction(selectItem)
    unsafe selection.pointee.unselect_item = cFunction(unselectItem)
    unsafe selection.pointee.select_range = cFunction(selectRange)
    unsafe selection.pointee.unselect_range = cFunction(unselectRange)
    unsafe selection.pointee.select_all = cFunction(selectAll)
    unsafe selection.pointee.unselect_all = cFunction(unselectAll)
    unsafe selection.pointee.set_selection = cFunction(setSelection)
  }

  /// The source, and the part of a range of GTK's that the source has.
  private static func clamp(
    _ model: OpaquePointer, _ position: UInt32, _ count: UInt32
  ) -> (source: any RowListSource, rows: Range<Int>)? {
    guard let source = unsafe instances.fields(of: .init(model))?.source else { return nil }
    let rows = (Int(position)..<Int(position) + Int(count)).clamped(to: 0..<source.count)
    return rows.isEmpty ? nil : (source, rows)
  }

  private static let isSelected: @convention(c) (OpaquePointer, UInt32) -> Int32 = { model, position in
    unsafe onMainActor(model, position) { model, position in
      // GTK asks this of every row that it shows after each change of the rows, and never of one that it was not told of.
      guard let state = unsafe instances.fields(of: .init(model)), !state.isUnselected, let index = state.index(of: Int(position)) else {
        return 0
      }
      return state.knownSelection(of: index) ?? state.source?.isSelected(index) ?? false ? 1 : 0
    }
  }

  private static let selectionInRange: @MainActor @convention(c) (OpaquePointer, UInt32, UInt32) -> OpaquePointer? = {
    model, position, count in
    let result = unsafe gtk_bitset_new_empty()
    guard let (source, rows) = unsafe clamp(model, position, count) else { return unsafe result }
    for selected in source.selectedRanges(in: rows) {
      unsafe gtk_bitset_add_range(result, guint(selected.lowerBound), guint(selected.count))
    }
    return unsafe result
  }

  private static let selectItem: @MainActor @convention(c) (OpaquePointer, UInt32, Int32) -> Int32 = { model, position, unselectRest in
    guard let (source, rows) = unsafe clamp(model, position, 1) else { return 0 }
    return source.select(rows.lowerBound, unselectRest: unselectRest != 0) ? 1 : 0
  }

  private static let unselectItem: @MainActor @convention(c) (OpaquePointer, UInt32) -> Int32 = { model, position in
    guard let (source, rows) = unsafe clamp(model, position, 1) else { return 0 }
    return source.unselect(rows.lowerBound) ? 1 : 0
  }

  private static let selectRange: @MainActor @convention(c) (OpaquePointer, UInt32, UInt32, Int32) -> Int32 = {
    model, position, count, unselectRest in
    guard let (source, rows) = unsafe clamp(model, position, count) else { return 0 }
    return source.selectRange(rows, unselectRest: unselectRest != 0) ? 1 : 0
  }

  private static let unselectRange: @MainActor @convention(c) (OpaquePointer, UInt32, UInt32) -> Int32 = { model, position, count in
    guard let (source, rows) = unsafe clamp(model, position, count) else { return 0 }
    return source.unselectRange(rows) ? 1 : 0
  }

  private static let selectAll: @MainActor @convention(c) (OpaquePointer) -> Int32 = { model in
    unsafe instances.fields(of: .init(model))?.source?.selectAll() == true ? 1 : 0
  }

  private static let unselectAll: @MainActor @convention(c) (OpaquePointer) -> Int32 = { model in
    unsafe instances.fields(of: .init(model))?.source?.unselectAll() == true ? 1 : 0
  }

  private static let setSelection: @MainActor @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer) -> Int32 = {
    model, selected, mask in
    guard let source = unsafe instances.fields(of: .init(model))?.source else { return 0 }
    let rows = 0..<source.count
    return unsafe source.setSelection(ranges(of: selected, in: rows), mask: ranges(of: mask, in: rows)) ? 1 : 0
  }

  /// The runs of a bitset within `rows`, ascending.
  private static func ranges(of bitset: OpaquePointer, in rows: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var iterator = GtkBitsetIter()
    var value: guint = 0
    var isValid = unsafe gtk_bitset_iter_init_first(&iterator, bitset, &value) != 0
    while isValid, Int(value) < rows.upperBound {
      let index = Int(value)
      if let last = result.last, last.upperBound == index {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
      isValid = unsafe gtk_bitset_iter_next(&iterator, &value) != 0
    }
    return result
  }
}
