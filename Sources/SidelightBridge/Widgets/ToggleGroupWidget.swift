import CSidelight

/// What a widget offers for choosing.
package struct ChoiceOption: Equatable, Sendable {
  /// What it is called.
  package let text: String
  /// The name of the theme's icon that is shown in place of the text; nil to show the text.
  package let icon: String?

  package init(_ text: String, icon: String? = nil) {
    self.text = text
    self.icon = icon
  }
}

/// A widget that chooses one of several options.
@MainActor package protocol ChoiceWidget: Widget {
  /// Exchanges what there is to choose from; nothing is chosen then.
  func setOptions(_ options: [ChoiceOption])
  /// The positions of what the user can't choose. Other options make it nothing.
  var disabled: Set<Int> { get set }
  /// The position of what is chosen; nil for nothing.
  var selected: Int? { get set }
  /// What is chosen, as it is shown; nil for nothing.
  var selectedText: String? { get }
  /// Chooses as the user does.
  func choose(_ position: Int)
  /// Runs `body` when something else is chosen.
  func onChoice(_ body: @escaping @MainActor () -> Void)
}

extension DropDownWidget: ChoiceWidget {
  package func onChoice(_ body: @escaping @MainActor () -> Void) { onNotify("selected", body) }
}

/// An AdwToggleGroup: texts or icons side by side, of which one is chosen.
@safe package final class ToggleGroupWidget: Widget {
  private var options: [ChoiceOption] = []
  package var disabled: Set<Int> = [] { didSet { if disabled != oldValue { disable(besides: selected) } } }

  package init() {
    unsafe super.init(sinking: adw_toggle_group_new())
    unsafe adw_toggle_group_set_homogeneous(pointer, 1)
    onNotify("active") { [weak self] in if let self { disable(besides: selected) } }
  }

  /// What is off can't be active, so that the option that the app chose stays on as long as nothing else is chosen.
  private func disable(besides chosen: Int?) {
    for index in options.indices {
      guard let toggle = unsafe adw_toggle_group_get_toggle(pointer, UInt32(index)) else { continue }
      let isEnabled: gboolean = disabled.contains(index) && index != chosen ? 0 : 1
      if unsafe adw_toggle_get_enabled(toggle) != isEnabled { unsafe adw_toggle_set_enabled(toggle, isEnabled) }
    }
  }
}

extension ToggleGroupWidget: ChoiceWidget {
  package func onChoice(_ body: @escaping @MainActor () -> Void) { onNotify("active", body) }

  package func setOptions(_ options: [ChoiceOption]) {
    // Nothing is turned off before all of it is there.
    disabled = []
    self.options = []
    unsafe adw_toggle_group_remove_all(pointer)
    for option in options {
      let toggle = unsafe adw_toggle_new()
      if let icon = option.icon {
        unsafe adw_toggle_set_icon_name(toggle, icon)
        // It is what assistive technology calls the toggle, too.
        unsafe adw_toggle_set_tooltip(toggle, option.text.escapedMarkup)
      } else {
        unsafe adw_toggle_set_label(toggle, option.text)
      }
      unsafe adw_toggle_group_add(pointer, toggle)
    }
    self.options = options
    selected = nil
  }

  package var selected: Int? {
    get {
      let position = unsafe adw_toggle_group_get_active(pointer)
      return position == Self.nowhere ? nil : Int(position)
    }
    set {
      if let newValue, disabled.contains(newValue) { disable(besides: newValue) }
      let position = newValue.map { UInt32(clamping: $0) } ?? Self.nowhere
      if unsafe adw_toggle_group_get_active(pointer) != position { unsafe adw_toggle_group_set_active(pointer, position) }
    }
  }

  package var selectedText: String? { selected.flatMap { options.indices.contains($0) ? options[$0].text : nil } }

  package func choose(_ position: Int) { selected = position }

  /// `GTK_INVALID_LIST_POSITION`, a cast that does not import.
  private static var nowhere: UInt32 { UInt32.max }
}
