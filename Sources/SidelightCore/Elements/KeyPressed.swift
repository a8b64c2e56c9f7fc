/// A key that is pressed while something in a view has the keyboard focus, see ``TreeHost/pressed(_:_:)``.
package struct KeyPressed: Equatable, Sendable {
  package enum Phase: Sendable { case down, repeated, up }

  package var phase: Phase
  /// The key and what is held meanwhile. A letter is that of the small one.
  package var keys: KeyShortcut

  package init(_ phase: Phase, _ keys: KeyShortcut) {
    self.phase = phase
    self.keys = keys
  }
}

/// How a view that is no control can have the keyboard focus, or how one is kept from it.
package struct FocusManner: Hashable, Sendable {
  /// Whether it can; without that, nothing in it can either.
  package var isOn: Bool
  /// Whether a click gives it the focus.
  package var takesClicks: Bool

  package init(isOn: Bool, takesClicks: Bool = true) {
    self.isOn = isOn
    self.takesClicks = takesClicks
  }
}

extension Element {
  /// Whether it is a control that can have the keyboard focus by itself.
  package var takesKeys: Bool { kind.control?.keys != nil }

  /// Whether it is no control and has the keyboard focus all the same. What stands around its widget does, since not every widget can.
  package var holdsFocus: Bool {
    guard let traits = storedTraits?.traits, traits.hasRare else { return false }
    return traits.rare.focusing?.isOn == true && !takesKeys
  }

  /// Whether it can have the keyboard focus itself, as far as it is shown and enabled: a control, or a view that an app says so of.
  package var isFocusStop: Bool {
    if traits.hasRare, let manner = traits.rare.focusing { return manner.isOn }
    return takesKeys
  }
}
