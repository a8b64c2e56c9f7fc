import CSidelight

/// Texts with round marks, of which one is chosen: GtkCheckButtons of one group in a GtkBox.
@safe package final class RadioGroupWidget: Widget {
  private var texts: [String] = []
  private var checks: [CheckWidget] = []
  private var isQuiet = false
  private var heard: @MainActor () -> Void = {}
  package var disabled: Set<Int> = [] { didSet { if disabled != oldValue { showDisabled() } } }

  package init() {
    unsafe super.init(sinking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    accessibleRole = .radioGroup
  }

  /// Whether the options stand side by side.
  package var isHorizontal: Bool {
    get { unsafe gtk_orientable_get_orientation(pointer) == GTK_ORIENTATION_HORIZONTAL }
    set {
      guard newValue != isHorizontal else { return }
      unsafe gtk_orientable_set_orientation(pointer, newValue ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
      unsafe gtk_box_set_spacing(.init(pointer), newValue ? 12 : 6)
    }
  }

  private func showDisabled() { for (index, check) in checks.enumerated() { check.isSensitive = !disabled.contains(index) } }
}

extension RadioGroupWidget: ChoiceWidget {
  package func onChoice(_ body: @escaping @MainActor () -> Void) { heard = body }

  package func setOptions(_ options: [ChoiceOption]) {
    for check in checks { unsafe gtk_box_remove(.init(pointer), check.widget) }
    texts = options.map(\.text)
    disabled = []
    checks = options.map { option in
      let check = CheckWidget()
      if let icon = option.icon {
        let image = ImageWidget()
        image.iconName = icon
        check.setChild(image)
        check.setAccessibleLabel(option.text)
        check.tooltip = option.text
      } else {
        check.label = option.text
      }
      unsafe gtk_box_append(.init(pointer), check.widget)
      check.onNotify("active") { [weak self, weak check] in
        // One turns off before the other turns on, of which one word is enough.
        if let self, check?.isActive == true, !isQuiet { heard() }
      }
      return check
    }
    for check in checks.dropFirst() { check.join(checks.first) }
  }

  package var selected: Int? {
    get { checks.firstIndex { $0.isActive } }
    set {
      isQuiet = true
      for (index, check) in checks.enumerated() { check.isActive = index == newValue }
      isQuiet = false
    }
  }

  package var selectedText: String? { selected.map { texts[$0] } }

  package func choose(_ position: Int) { if checks.indices.contains(position) { checks[position].isActive = true } }
}
