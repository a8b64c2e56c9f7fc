@_spi(Nodes) import SidelightGraph

/// What the views of rows say, as far as that is known without making them.
extension RowProvider {
  /// What is said of a row that may not have been made, as far as the value of its view shows it.
  func traits(at offset: Int) -> RowTraits {
    var traits = scope.value(RowTraitsKey.self)
    if let view = view(at: offset) { traits.override(with: RowTraits.find(in: view)) }
    return traits
  }

  /// Whether some of the rows may be forbidden to be selected, so that each is to be asked.
  var mayForbidSelection: Bool { mayHaveTraits || scope.value(RowTraitsKey.self).isSelectionDisabled }

  /// What a row says, as far as that is known without making its views.
  func text(at offset: Int) -> RowText { view(at: offset).map { RowText(of: $0) } ?? .silent }
}
