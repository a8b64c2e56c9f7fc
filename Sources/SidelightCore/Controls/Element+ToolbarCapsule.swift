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
