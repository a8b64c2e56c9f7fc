import SidelightCore

/// How controls look below modifiers: one value of the environment, so that a control reads it once.
struct ControlLook: Equatable {
  var scale = ControlScale.regular
  var button = ButtonElement.Style.automatic
  /// That of menus' buttons; nil for that of all buttons.
  var menu: ButtonElement.Style?
  var shape = ButtonElement.Shape.automatic
  /// That of toggles; nil for what suits the place.
  var toggle: ToggleElement.Style?
  var hasRadioRows = false
  var hasPlainFields = false
  var hasPlainEditors = false
  var hasProgressBars = false
  /// Whether the calendars and clocks of date pickers are always open.
  var hasOpenDates = false
  /// What is typed in fields of text.
  var input = TextInput()
  /// The purpose of what is typed where `input` says none.
  var contentPurpose = TextInput.Purpose.free
  /// Whether what is typed is for the user alone, by what it is.
  var isContentSecret = false

  /// What a field of text says of itself.
  var fieldInput: TextInput {
    var input = input
    if input.purpose == .free { input.purpose = contentPurpose }
    return input
  }
}

enum ControlLookKey: EnvironmentKey {
  static var defaultValue: ControlLook { ControlLook() }
}

/// What a modifier changes of how controls look. A value, so that a modifier that says once more what it said before changes nothing.
enum LookChange: Equatable, EnvironmentChange {
  case scale(ControlScale)
  case button(ButtonElement.Style)
  case menu(ButtonElement.Style?)
  case shape(ButtonElement.Shape)
  case toggle(ToggleElement.Style?)
  case radioRows(Bool)
  case plainFields(Bool)
  case plainEditors(Bool)
  case progressBars(Bool)
  case openDates(Bool)
  case uncorrected(Bool)
  case inputPurpose(TextInput.Purpose)
  case contentType(purpose: TextInput.Purpose, isSecret: Bool)
  case capitals(TextInput.Capitals)

  func isSame(as other: LookChange) -> Bool { self == other }

  func apply(to values: inout EnvironmentValues) { apply(to: &values[ControlLookKey.self]) }

  private func apply(to look: inout ControlLook) {
    switch self {
    case .scale(let scale): look.scale = scale
    case .button(let style): look.button = style
    case .menu(let style): look.menu = style
    case .shape(let shape): look.shape = shape
    case .toggle(let style): look.toggle = style
    case .radioRows(let isRow): look.hasRadioRows = isRow
    case .plainFields(let isPlain): look.hasPlainFields = isPlain
    case .plainEditors(let isPlain): look.hasPlainEditors = isPlain
    case .progressBars(let isBar): look.hasProgressBars = isBar
    case .openDates(let areOpen): look.hasOpenDates = areOpen
    case .uncorrected(let isOff): look.input.isUncorrected = isOff
    case .inputPurpose(let purpose): look.input.purpose = purpose
    case .contentType(let purpose, let isSecret): (look.contentPurpose, look.isContentSecret) = (purpose, isSecret)
    case .capitals(let capitals): look.input.capitals = capitals
    }
  }
}

extension View {
  nonisolated func look(_ change: LookChange) -> some View { EnvironmentView(content: self, change: change) }
}

extension CustomStyles {
  /// Has the library draw controls by itself where these values hold, as entries of a menu are drawn.
  static func leave(_ values: inout EnvironmentValues) {
    guard areUsed else { return }
    values[CustomStyleKey<PrimitiveButtonStyleConfiguration>.self] = nil
    values[CustomStyleKey<LabelStyleConfiguration>.self] = nil
    values[CustomStyleKey<ToggleStyleConfiguration>.self] = nil
  }
}
