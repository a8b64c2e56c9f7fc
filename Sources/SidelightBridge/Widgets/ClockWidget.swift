import CSidelight

/// A time of day: a GtkSpinButton for the hours and one for the minutes, and where the clock counts twelve hours a choice of the half of the day.
@safe package final class ClockWidget: Widget {
  private let hours = SpinWidget(to: 23)
  private let minutes = SpinWidget(to: 59)
  private let half = ToggleGroupWidget()
  private var heard: @MainActor () -> Void = {}
  private var isSetting = false
  /// What the halves of the day are called; nil where the clock counts twenty-four hours.
  private var halves: [String]?

  /// - Parameter names: what the numbers are called.
  package init(names: (hour: String, minute: String)) {
    unsafe super.init(sinking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    accessibleRole = .group
    hours.setAccessibleLabel(names.hour)
    minutes.setAccessibleLabel(names.minute)
    half.verticalAlign = .center
    half.isVisible = false
    for widget in [hours, LabelWidget(":"), minutes, half] { unsafe gtk_box_append(.init(pointer), widget.widget) }
    hours.onChange { [weak self] in self?.changed() }
    minutes.onChange { [weak self] in self?.changed() }
    half.onChoice { [weak self] in self?.changed() }
  }

  /// Says how the clock counts: what the halves of the day are called, the morning first, or nil for twenty-four hours.
  package func count(halves: [String]?) {
    guard halves != self.halves else { return }
    let shown = time
    isSetting = true
    self.halves = halves
    half.isVisible = halves != nil
    half.setOptions((halves ?? []).map { ChoiceOption($0) })
    hours.setRange(halves == nil ? 0 : 1, halves == nil ? 23 : 12)
    isSetting = false
    time = shown
  }

  /// The hour from 0 to 23, and the minute.
  package var time: (hour: Int, minute: Int) {
    get { (halves == nil ? hours.number : hours.number % 12 + (half.selected == 1 ? 12 : 0), minutes.number) }
    set {
      isSetting = true
      defer { isSetting = false }
      hours.number = halves == nil ? newValue.hour : (newValue.hour + 11) % 12 + 1
      minutes.number = newValue.minute
      if halves != nil { half.selected = newValue.hour < 12 ? 0 : 1 }
    }
  }

  /// Runs `body` when the user has changed the time.
  package func onChange(_ body: @escaping @MainActor () -> Void) { heard = body }

  /// Sets the time as the user does, one number after the other.
  package func set(hour: Int, minute: Int) {
    hours.number = halves == nil ? hour : (hour + 11) % 12 + 1
    if halves != nil { half.selected = hour < 12 ? 0 : 1 }
    minutes.number = minute
  }

  private func changed() { if !isSetting { heard() } }
}

/// A vertical GtkSpinButton for a whole number of two digits, which goes round at its ends.
@safe private final class SpinWidget: Widget {
  init(to last: Int) {
    unsafe super.init(sinking: gtk_spin_button_new_with_range(0, Double(last), 1))
    unsafe gtk_orientable_set_orientation(pointer, GTK_ORIENTATION_VERTICAL)
    unsafe gtk_spin_button_set_wrap(pointer, 1)
    unsafe gtk_spin_button_set_numeric(pointer, 1)
    unsafe gtk_editable_set_width_chars(pointer, 2)
    unsafe gtk_editable_set_alignment(pointer, 0.5)
    // A clock shows two digits.
    connect(Signal<Bool>("output")) { [weak self] in
      guard let self else { return false }
      let text = (number < 10 ? "0" : "") + String(number)
      if unsafe !text.equals(gtk_editable_get_text(pointer)) { unsafe gtk_editable_set_text(pointer, text) }
      return true
    }
  }

  var number: Int {
    get { unsafe Int(gtk_spin_button_get_value_as_int(pointer)) }
    set { if newValue != number { unsafe gtk_spin_button_set_value(pointer, Double(newValue)) } }
  }

  func setRange(_ first: Int, _ last: Int) { unsafe gtk_spin_button_set_range(pointer, Double(first), Double(last)) }

  func onChange(_ body: @escaping @MainActor () -> Void) { connect(Signal<Void>("value-changed"), body) }
}
