/// How an item of a toolbar stands before content that goes on below the bar.
package enum ToolbarCapsule: Hashable, Sendable {
  /// In a capsule with its neighbours of the same place.
  case joined(ToolbarPlace)
  /// In a capsule of its own.
  case alone
  /// In none.
  case bare

  /// The capsules of items that stand side by side, as runs of their indices.
  package static func runs(of items: [ToolbarCapsule]) -> [Range<Int>] {
    items.indices.reduce(into: []) { runs, index in
      if items[index] == .bare { return }
      if let last = runs.last, last.upperBound == index, items[index].joins(items[index - 1]) {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
  }

  /// Whether it is in the same capsule as the one before it.
  package func joins(_ before: ToolbarCapsule) -> Bool {
    if case .joined = self { self == before } else { false }
  }
}

extension Element {
  /// How it stands as an item of a toolbar before content that goes on below the bar: what has a background of its own needs none, words and
  /// room have none, and a group of controls is not joined with what is beside it.
  package var toolbarCapsule: ToolbarCapsule {
    if let traits = storedTraits?.traits, traits.hasRare, traits.rare.isWithoutToolbarBackground { return .bare }
    if kind.control(GroupElement.self) != nil { return .alone }
    guard kind.isMenuEntry, let place = traits.toolbarPlace else { return .bare }
    if place == .confirmationAction { return .bare }
    guard let button = kind.control(ButtonElement.self) else { return .joined(place) }
    return button.role == .confirm || button.style == .borderedProminent || button.style == .bordered ? .bare : .joined(place)
  }
}
