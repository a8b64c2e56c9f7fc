import SidelightBridge
import SidelightCore

/// A list's rows and selection as GTK asks for them: every wish becomes an event, every answer comes from the ``ListSource``.
@MainActor final class ListBinding: RowListSource {
  private weak var rows: BoundRows?
  /// How often GTK has asked for a token since those without a place were released.
  private var asked = 0
  private var sweep: MainSource?
  private static let leastAsked = 64

  init(_ rows: BoundRows) { self.rows = rows }

  private var source: (any ListSource)? { rows?.source }

  private func send(_ event: ListEvent) -> Bool {
    guard let rows else { return false }
    rows.send(event)
    return true
  }

  var count: Int { source?.rowCount ?? 0 }
  func isSelected(_ index: Int) -> Bool { source?.isSelected(index) ?? false }
  var hasSelection: Bool { source?.hasSelection ?? false }
  func boundSelection() -> [(index: Int, isSelected: Bool)] { source?.boundSelection() ?? [] }
  func select(_ index: Int, unselectRest: Bool) -> Bool { send(.select(index, extending: !unselectRest)) }
  func unselect(_ index: Int) -> Bool { send(.deselect(index)) }
  /// Shift selects a row alone where only one may be selected: GTK does that for a model that has no ranges.
  func selectRange(_ range: Range<Int>, unselectRest: Bool) -> Bool {
    guard rows?.element.selectionMode == .multiple || range.count == 1 else { return false }
    return send(.selectRange(range, extending: !unselectRest))
  }
  func unselectRange(_ range: Range<Int>) -> Bool { send(.deselectRange(range)) }
  func selectAll() -> Bool { send(.selectAll) }
  func unselectAll() -> Bool { send(.deselectAll) }

  /// A rubber band, or Ctrl+Shift+click: rows within the mask become what `selected` says.
  func setSelection(_ selected: [Range<Int>], mask: [Range<Int>]) -> Bool {
    guard mask != [0..<count] else {
      guard let first = selected.first else { return send(.deselectAll) }
      _ = send(.selectRange(first, extending: false))
      for range in selected.dropFirst() { _ = send(.selectRange(range, extending: true)) }
      return true
    }
    for range in mask { _ = send(.deselectRange(range)) }
    for range in selected {
      for part in mask where part.overlaps(range) { _ = send(.selectRange(range.clamped(to: part), extending: true)) }
    }
    return true
  }

  func token(at index: Int) -> Int? {
    guard let source, index < source.rowCount else { return nil }
    asked += 1
    return source.token(at: index)
  }

  /// Releases the tokens that no place shows any longer, once there are enough of them. A row that GTK still knows would only
  /// get another item when it is asked for again.
  func placesChanged() {
    guard sweep == nil, asked > Self.leastAsked, let rows, asked > 2 * rows.places.count + Self.leastAsked else { return }
    sweep = MainSource.idle { [weak self] () -> Void in self?.releaseUnused() }
  }

  private func releaseUnused() {
    sweep = nil
    guard let rows, let source else { return }
    var used = Set(rows.listener?.keptTokens ?? [])
    used.reserveCapacity(rows.places.count)
    for place in rows.places.values { if let token = place.item.token { used.insert(token) } }
    source.releaseTokens(except: used)
    asked = 0
  }

  func stop() {
    sweep?.cancel()
    sweep = nil
    source?.releaseTokens(except: [])
  }
}
