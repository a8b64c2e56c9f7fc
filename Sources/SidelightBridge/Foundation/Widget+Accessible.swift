import CSidelight

extension Widget {
  /// What the widget is to assistive technology. Set it before the widget is first shown; later GTK refuses.
  package var accessibleRole: AccessibleRole {
    get { unsafe AccessibleRole(rawValue: gtk_accessible_get_accessible_role(pointer).rawValue) }
    set { if newValue != accessibleRole { setProperty("accessible-role", to: Int(newValue.rawValue)) } }
  }

  /// Says something about the widget to assistive technology.
  package func updateAccessible(_ property: AccessibleProperty) {
    var (kind, content) = property.parts
    unsafe GValueReference.withTemporary { value in
      switch property {
      // GTK (up to 4.24 at least) makes room for an enumeration here and then reads a plain number.
      case .orientation, .sort: _ = unsafe g_value_init(value, Fundamental.int)
      default: unsafe gtk_accessible_property_init_value(kind, value)
      }
      unsafe content.write(to: GValueReference(value))
      unsafe gtk_accessible_update_property_value(pointer, 1, &kind, value)
    }
  }

  /// Tells assistive technology what condition the widget is in.
  package func updateAccessible(_ state: AccessibleState) { unsafe Self.update(pointer, state) }

  /// Has a screen reader say something, after what it is saying now.
  package func announce(_ text: String) {
    guard let context = unsafe gtk_accessible_get_at_context(pointer) else { return }
    defer { unsafe g_object_unref(.init(context)) }
    // The context of tests has no function for it, which GTK (up to 4.24 at least) calls all the same.
    guard unsafe String(borrowing: g_type_name(sidelight_instance_type(.init(context)))) == "GtkAtSpiContext" else { return }
    unsafe gtk_accessible_announce(pointer, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM)
  }

  /// Tells it of the parent, if there is one; costs no wrapper of that.
  package func updateAccessibleParent(_ state: AccessibleState) {
    if let parent = unsafe gtk_widget_get_parent(widget) { unsafe Self.update(OpaquePointer(parent), state) }
  }

  private static func update(_ accessible: OpaquePointer, _ state: AccessibleState) {
    var (kind, number) = state.parts
    unsafe GValueReference.withTemporary { value in
      unsafe gtk_accessible_state_init_value(kind, value)
      unsafe number.write(to: GValueReference(value))
      unsafe gtk_accessible_update_state_value(accessible, 1, &kind, value)
    }
  }

  /// Tells assistive technology where the widget stands among others like it.
  package func updateAccessible(_ place: AccessiblePlace) { unsafe place.tell(of: pointer) }

  /// Takes back what was said, whatever the associated value is.
  package func resetAccessible(_ place: AccessiblePlace) { unsafe gtk_accessible_reset_relation(pointer, place.parts.kind) }

  /// For tests: `nil` when assistive technology sees this place, otherwise what it sees instead.
  package func accessibleMismatch(_ place: AccessiblePlace) -> String? {
    let (kind, number) = place.parts
    guard unsafe gtk_test_accessible_has_relation(pointer, kind) != 0 else { return "nothing" }
    return unsafe String(taking: sidelight_check_accessible_count(pointer, kind, Int32(number)))
  }

  /// Tells assistive technology on which widget this one acts, such as the column that a button shows and hides.
  package func setAccessibleControls(_ target: Widget) {
    unsafe sidelight_set_accessible_controls(pointer, target.pointer)
  }

  /// Tells assistive technology which line of something that this widget controls is the active one, while this widget has the focus.
  package func setAccessibleActive(_ target: Widget?) {
    unsafe sidelight_set_accessible_active(pointer, target?.pointer)
  }

  /// Takes back what was said with `updateAccessible`, whatever the associated value is.
  package func resetAccessible(_ property: AccessibleProperty) {
    unsafe gtk_accessible_reset_property(pointer, property.parts.kind)
  }

  /// For tests: `nil` when assistive technology sees this property value, otherwise what it sees instead.
  package func accessibleMismatch(_ property: AccessibleProperty) -> String? {
    let (kind, content) = property.parts
    return switch content {
    case let text as String: unsafe String(taking: sidelight_check_accessible_string(pointer, kind, text))
    case let number as Double: unsafe String(taking: sidelight_check_accessible_number(pointer, kind, number))
    case let number as Int: unsafe String(taking: sidelight_check_accessible_integer(pointer, kind, Int32(number)))
    case let flag as Bool: unsafe String(taking: sidelight_check_accessible_integer(pointer, kind, flag ? 1 : 0))
    default: "only texts, numbers and flags can be checked"
    }
  }

  /// For tests: `nil` when assistive technology knows that this widget acts on the other one, otherwise what it knows instead.
  package func accessibleControlsMismatch(_ target: Widget) -> String? {
    unsafe String(taking: sidelight_check_accessible_controls(pointer, target.pointer))
  }

  /// For tests: `nil` when assistive technology sees this state, otherwise what it sees instead.
  package func accessibleMismatch(_ state: AccessibleState) -> String? {
    let (kind, number) = state.parts
    return unsafe String(taking: sidelight_check_accessible_state(pointer, kind, Int32(number)))
  }

  /// What assistive technology was told that the widget is called; nil when it makes up a name from what is inside. For tests.
  package var accessibleLabel: String? {
    // GTK tells the value only by way of a comparison that fails.
    let impossible = "\u{1}"
    guard let told = accessibleMismatch(.label(impossible)), told != "undefined", !told.isEmpty else { return nil }
    return told
  }
}
