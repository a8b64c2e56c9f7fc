import SidelightCore

extension HeadlessDriver {
  func pauseTyping() { clock += TypeAhead.pause }

  func isTyping(in list: NodeID) -> Bool { words[list]?.isTyping(at: clock) ?? false }

  /// Goes to the next row that begins with the letters typed so far.
  func type(_ letter: Character, in place: Place, _ source: any ListSource) throws {
    var word = words[place.list] ?? TypeAhead()
    let search = word.type(letter, at: clock, cursor: place.position, count: source.rowCount)
    words[place.list] = word
    guard var search, let found = source.search(&search, budget: .max) else { return }
    consumer.scroll(place.list, to: found)
    guard let row = consumer.rows(of: place.list).first(where: { consumer.position(of: $0) == found }) else { return }
    focus = row
    try choose(row, [])
  }

  /// Escape that nothing around the focus had a use for.
  func clearSelection() {
    guard let focus, let place = place(of: focus), let source = graph.listSource(place.list), source.hasSelection,
      place.element.selectionMode == .single || place.element.selectionMode == .multiple
    else { return }
    graph.send(.list(place.list, .deselectAll))
  }
}
