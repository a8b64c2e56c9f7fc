import CSidelight

/// An AdwAlertDialog: a heading, a text, a widget of the app's and a line of buttons, which narrow windows show one below the other.
///
/// Like every ``DialogWidget`` it never closes by itself. A button asks for that first, as ``DialogWidget/closeAttempt``, and then says which
/// one it was.
@safe package final class AlertDialogWidget: DialogWidget {
  package enum Appearance: Sendable { case plain, suggested, destructive }

  /// A button, which is named by its position.
  package struct Response: Equatable, Sendable {
    package var label: String
    package var appearance: Appearance
    package var isEnabled: Bool

    package init(label: String, appearance: Appearance = .plain, isEnabled: Bool = true) {
      self.label = label
      self.appearance = appearance
      self.isEnabled = isEnabled
    }
  }

  package init() {
    super.init(of: adw_alert_dialog_get_type())
    // libadwaita (1.7 at least) asks its large heading how high it is where that has no room, before it takes the small one, which breaks
    // its lines. GTK warns of a question like that, unless the label could be cut.
    if let heading = part(withClass: "title-2") {
      unsafe gtk_label_set_ellipsize(heading.pointer, PANGO_ELLIPSIZE_END)
    }
  }

  /// The first widget of libadwaita's in the dialog with a CSS class.
  private func part(withClass name: String) -> Widget? {
    unsafe Widget.wrapper(for: OpaquePointer(adw_dialog_get_child(.init(pointer)))).flatMap { Self.first(in: $0, withClass: name) }
  }

  /// The first widget inside of one with a CSS class, shown or not.
  private static func first(in widget: Widget, withClass name: String) -> Widget? {
    for child in widget.children {
      if child.hasClass(name) { return child }
      if let found = first(in: child, withClass: name) { return found }
    }
    return nil
  }

  /// The sign above the heading.
  package private(set) var sign: ImageWidget?

  /// Whether screen readers call the dialog a warning, and a sign of warning stands above the heading where there is no other icon.
  package var warns = false {
    didSet {
      guard warns != oldValue else { return }
      if warns { updateAccessible(.roleDescription("warning")) } else { resetAccessible(.roleDescription("")) }
      showSign()
    }
  }

  /// The icon of the theme that stands above the heading; nil for none of the app's.
  package var icon: String? { didSet { if icon != oldValue { showSign() } } }

  private func showSign() {
    guard let name = icon ?? (warns ? "dialog-warning-symbolic" : nil) else {
      if let sign, let area = sign.parent { unsafe gtk_box_remove(.init(area.pointer), sign.widget) }
      return sign = nil
    }
    if sign == nil, let area = part(withClass: "message-area") {
      let sign = ImageWidget()
      sign.pixelSize = 48
      sign.accessibleRole = .presentation
      unsafe gtk_box_prepend(.init(area.pointer), sign.widget)
      self.sign = sign
    }
    sign?.iconName = name
    if warns { sign?.addClass("warning") } else { sign?.removeClass("warning") }
  }

  private var alert: UnsafeMutablePointer<AdwAlertDialog> { unsafe .init(pointer) }

  /// What is asked. libadwaita makes it the dialog's title as well.
  package var heading: String {
    get { unsafe String(borrowing: adw_alert_dialog_get_heading(alert)) ?? "" }
    set { if newValue != heading { unsafe adw_alert_dialog_set_heading(alert, newValue) } }
  }

  /// The text below the heading; empty for none.
  package var body: String {
    get { unsafe String(borrowing: adw_alert_dialog_get_body(alert)) ?? "" }
    set { if newValue != body { unsafe adw_alert_dialog_set_body(alert, newValue) } }
  }

  /// What stands between the text and the buttons.
  package var extraChild: Widget? {
    get { unsafe Widget.wrapper(for: OpaquePointer(adw_alert_dialog_get_extra_child(alert))) }
    set { if newValue != extraChild { unsafe adw_alert_dialog_set_extra_child(alert, newValue?.widget) } }
  }

  /// The buttons, in the order in which they stand in a row.
  package var responses: [Response] = [] {
    didSet {
      guard responses != oldValue else { return }
      for (index, response) in responses.enumerated() {
        let name = String(index)
        // An underscore would mark a letter to press with Alt.
        let label = response.label.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
        if index < oldValue.count {
          unsafe adw_alert_dialog_set_response_label(alert, name, label)
        } else {
          unsafe adw_alert_dialog_add_response(alert, name, label)
        }
        unsafe adw_alert_dialog_set_response_appearance(alert, name, response.appearance.value)
        unsafe adw_alert_dialog_set_response_enabled(alert, name, response.isEnabled ? 1 : 0)
      }
      for index in responses.count..<max(responses.count, oldValue.count) {
        unsafe adw_alert_dialog_remove_response(alert, String(index))
      }
    }
  }

  /// The position of the button that Return presses, wherever the focus is; nil for none.
  package var defaultResponse: Int? {
    get { unsafe String(borrowing: adw_alert_dialog_get_default_response(alert)).flatMap { Int($0) } }
    set {
      guard newValue != defaultResponse else { return }
      // libadwaita looks for a button with this name, and keeps the old one where there is none.
      unsafe adw_alert_dialog_set_default_response(alert, newValue.map { String($0) } ?? "none")
      if newValue == nil { unsafe adw_dialog_set_default_widget(.init(pointer), nil) }
    }
  }

  /// A button was pressed; its position as a number, or another name where the dialog went without one.
  package static let response = Signal<Void, String>("response")

  /// The widgets of the buttons, in the order in which they stand in a row.
  package var responseButtons: [Widget] { visibleTree.first { $0.hasClass("response-area") }?.children ?? [] }

  /// What the buttons say, without the marks of letters to press with Alt.
  package var responseLabels: [String] {
    responseButtons.map { button in
      let label = button.property("label", as: String?.self) ?? ""
      return label.split(separator: "__", omittingEmptySubsequences: false).joined(separator: "_")
    }
  }
}

extension AlertDialogWidget.Appearance {
  fileprivate var value: AdwResponseAppearance {
    switch self {
    case .plain: ADW_RESPONSE_DEFAULT
    case .suggested: ADW_RESPONSE_SUGGESTED
    case .destructive: ADW_RESPONSE_DESTRUCTIVE
    }
  }
}
