import SidelightBridge
import SidelightCore

extension TextInput {
  /// The same as hints of GTK.
  var hints: InputHints {
    var hints = InputHints()
    hints.isCorrected = !isUncorrected
    switch purpose {
    case .free: hints.purpose = .freeForm
    case .letters: hints.purpose = .letters
    case .digits: hints.purpose = .digits
    case .number: hints.purpose = .number
    case .phone: hints.purpose = .phone
    case .url: hints.purpose = .url
    case .email: hints.purpose = .email
    case .name: hints.purpose = .name
    case .password: hints.purpose = .password
    case .pin: hints.purpose = .pin
    }
    switch capitals {
    case .asTyped: hints.capitals = .asTyped
    case .none: hints.capitals = .none
    case .words: hints.capitals = .words
    case .sentences: hints.capitals = .sentences
    case .all: hints.capitals = .all
    }
    return hints
  }
}
