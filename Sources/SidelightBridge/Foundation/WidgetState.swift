import CSidelight

/// The conditions of a widget that CSS can select. The raw values are GtkStateFlags'.
package struct WidgetState: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let active = WidgetState(rawValue: 1 << 0)
  package static let hovered = WidgetState(rawValue: 1 << 1)
  package static let selected = WidgetState(rawValue: 1 << 2)
  package static let insensitive = WidgetState(rawValue: 1 << 3)
  package static let focused = WidgetState(rawValue: 1 << 5)
  package static let backdrop = WidgetState(rawValue: 1 << 6)
}

extension Widget {
  /// Whether all of these conditions hold.
  package func hasState(_ state: WidgetState) -> Bool {
    unsafe WidgetState(rawValue: gtk_widget_get_state_flags(widget).rawValue).isSuperset(of: state)
  }

  /// Adds or removes a condition; the others stay.
  package func setState(_ state: WidgetState, _ holds: Bool) {
    guard hasState(state) != holds else { return }
    if holds {
      unsafe gtk_widget_set_state_flags(widget, GtkStateFlags(rawValue: state.rawValue), 0)
    } else {
      unsafe gtk_widget_unset_state_flags(widget, GtkStateFlags(rawValue: state.rawValue))
    }
  }
}
