import CSidelight

/// What a widget is to assistive technology. GTK takes a role only before the widget is first shown.
package struct AccessibleRole: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ role: GtkAccessibleRole) {
    rawValue = role.rawValue
  }

  package static let alertDialog = AccessibleRole(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
  package static let button = AccessibleRole(GTK_ACCESSIBLE_ROLE_BUTTON)
  package static let checkbox = AccessibleRole(GTK_ACCESSIBLE_ROLE_CHECKBOX)
  package static let columnHeader = AccessibleRole(GTK_ACCESSIBLE_ROLE_COLUMN_HEADER)
  package static let dialog = AccessibleRole(GTK_ACCESSIBLE_ROLE_DIALOG)
  package static let generic = AccessibleRole(GTK_ACCESSIBLE_ROLE_GENERIC)
  package static let group = AccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
  package static let heading = AccessibleRole(GTK_ACCESSIBLE_ROLE_HEADING)
  package static let image = AccessibleRole(GTK_ACCESSIBLE_ROLE_IMG)
  package static let label = AccessibleRole(GTK_ACCESSIBLE_ROLE_LABEL)
  package static let link = AccessibleRole(GTK_ACCESSIBLE_ROLE_LINK)
  package static let list = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST)
  package static let listItem = AccessibleRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
  package static let main = AccessibleRole(GTK_ACCESSIBLE_ROLE_MAIN)
  package static let navigation = AccessibleRole(GTK_ACCESSIBLE_ROLE_NAVIGATION)
  package static let none = AccessibleRole(GTK_ACCESSIBLE_ROLE_NONE)
  package static let presentation = AccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
  package static let radio = AccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO)
  package static let radioGroup = AccessibleRole(GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
  package static let region = AccessibleRole(GTK_ACCESSIBLE_ROLE_REGION)
  package static let searchBox = AccessibleRole(GTK_ACCESSIBLE_ROLE_SEARCH_BOX)
  package static let separator = AccessibleRole(GTK_ACCESSIBLE_ROLE_SEPARATOR)
  package static let status = AccessibleRole(GTK_ACCESSIBLE_ROLE_STATUS)
  package static let tab = AccessibleRole(GTK_ACCESSIBLE_ROLE_TAB)
  package static let tabList = AccessibleRole(GTK_ACCESSIBLE_ROLE_TAB_LIST)
  package static let toggleButton = AccessibleRole(GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON)
  package static let toolbar = AccessibleRole(GTK_ACCESSIBLE_ROLE_TOOLBAR)
}

/// One thing that assistive technology says about a widget.
package enum AccessibleProperty: Equatable, Sendable {
  case label(String)
  case description(String)
  case help(String)
  case keyShortcuts(String)
  case placeholder(String)
  case roleDescription(String)
  case valueText(String)
  /// How deep a heading or an outline row is, from 1.
  case level(Int)
  case isModal(Bool)
  case isReadOnly(Bool)
  case isRequired(Bool)
  case hasPopup(Bool)
  case value(Double)
  case minimumValue(Double)
  case maximumValue(Double)
  case orientation(Orientation)
  /// How what is below a column's header is sorted by it.
  case sort(AccessibleSort)
}

/// How rows are sorted by a column.
package enum AccessibleSort: Sendable {
  case none, ascending, descending

  var number: Int {
    switch self {
    case .none: Int(GTK_ACCESSIBLE_SORT_NONE.rawValue)
    case .ascending: Int(GTK_ACCESSIBLE_SORT_ASCENDING.rawValue)
    case .descending: Int(GTK_ACCESSIBLE_SORT_DESCENDING.rawValue)
    }
  }
}

/// Where something stands among things like it.
package enum AccessiblePlace: Equatable, Sendable {
  /// Which one it is, from 1.
  case position(Int)
  /// How many there are.
  case count(Int)

  var parts: (kind: GtkAccessibleRelation, number: Int) {
    switch self {
    case .position(let number): (GTK_ACCESSIBLE_RELATION_POS_IN_SET, number)
    case .count(let number): (GTK_ACCESSIBLE_RELATION_SET_SIZE, number)
    }
  }

  @unsafe @MainActor func tell(of accessible: OpaquePointer) {
    var (kind, number) = parts
    unsafe GValueReference.withTemporary { value in
      unsafe gtk_accessible_relation_init_value(kind, value)
      unsafe number.write(to: GValueReference(value))
      unsafe gtk_accessible_update_relation_value(accessible, 1, &kind, value)
    }
  }
}

/// One condition that assistive technology follows; `nil` where the condition does not apply to the widget.
package enum AccessibleState: Equatable, Sendable {
  case busy(Bool)
  case checked(Bool?)
  case disabled(Bool)
  case expanded(Bool?)
  case hidden(Bool)
  case pressed(Bool?)
  case selected(Bool?)
}

extension AccessibleProperty {
  @MainActor var parts: (kind: GtkAccessibleProperty, value: any GValueConvertible) {
    switch self {
    case .label(let text): (GTK_ACCESSIBLE_PROPERTY_LABEL, text)
    case .description(let text): (GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    case .help(let text): (GTK_ACCESSIBLE_PROPERTY_HELP_TEXT, text)
    case .keyShortcuts(let text): (GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, text)
    case .placeholder(let text): (GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, text)
    case .roleDescription(let text): (GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION, text)
    case .valueText(let text): (GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
    case .level(let level): (GTK_ACCESSIBLE_PROPERTY_LEVEL, level)
    case .isModal(let flag): (GTK_ACCESSIBLE_PROPERTY_MODAL, flag)
    case .isReadOnly(let flag): (GTK_ACCESSIBLE_PROPERTY_READ_ONLY, flag)
    case .isRequired(let flag): (GTK_ACCESSIBLE_PROPERTY_REQUIRED, flag)
    case .hasPopup(let flag): (GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, flag)
    case .value(let number): (GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, number)
    case .minimumValue(let number): (GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, number)
    case .maximumValue(let number): (GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, number)
    case .orientation(let orientation): (GTK_ACCESSIBLE_PROPERTY_ORIENTATION, Int(orientation.rawValue))
    case .sort(let sort): (GTK_ACCESSIBLE_PROPERTY_SORT, sort.number)
    }
  }
}

extension AccessibleState {
  /// The state and its value as GTK counts: 0 and 1, and for what does not apply the value of `GTK_ACCESSIBLE_VALUE_UNDEFINED`.
  var parts: (kind: GtkAccessibleState, value: Int) {
    func number(_ flag: Bool?) -> Int {
      flag.map { $0 ? 1 : 0 } ?? -1
    }
    return switch self {
    case .busy(let flag): (GTK_ACCESSIBLE_STATE_BUSY, number(flag))
    case .checked(let flag): (GTK_ACCESSIBLE_STATE_CHECKED, number(flag))
    case .disabled(let flag): (GTK_ACCESSIBLE_STATE_DISABLED, number(flag))
    case .expanded(let flag): (GTK_ACCESSIBLE_STATE_EXPANDED, number(flag))
    case .hidden(let flag): (GTK_ACCESSIBLE_STATE_HIDDEN, number(flag))
    case .pressed(let flag): (GTK_ACCESSIBLE_STATE_PRESSED, number(flag))
    case .selected(let flag): (GTK_ACCESSIBLE_STATE_SELECTED, number(flag))
    }
  }
}
