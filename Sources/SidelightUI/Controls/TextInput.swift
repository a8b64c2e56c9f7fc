import SidelightCore
public import SidelightGraph

extension View {
  /// Says whether what is typed in text fields and editors is left as it is: names, codes and the like.
  ///
  /// On GNOME the keyboard on the screen and the input method then propose no other words and check no spelling. Source: SwiftUI's
  /// `autocorrectionDisabled(_:)`.
  /// - Parameter disable: whether nothing is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { look(.uncorrected(disable)) }

  /// Says whether what is typed is left as it is.
  ///
  /// Source: SwiftUI's `disableAutocorrection(_:)`.
  /// - Parameter disable: whether nothing is corrected; nil for as it is further out.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  @ViewBuilder nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    if let disable { autocorrectionDisabled(disable) } else { self }
  }

  /// Says which letters the keyboard on the screen writes large by itself in text fields and editors.
  ///
  /// Keyboards on a desk are not asked. Source: SwiftUI's `textInputAutocapitalization(_:)`.
  /// - Parameter autocapitalization: which letters; nil for as the keyboard likes.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    look(.capitals(autocapitalization?.capitals ?? .asTyped))
  }

  /// Says which letters the keyboard on the screen writes large by itself.
  ///
  /// Source: SwiftUI's `autocapitalization(_:)`.
  /// - Parameter style: which letters.
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { look(.capitals(style.capitals)) }

  /// Says what is typed in text fields and editors, so that the keyboard on the screen has the keys for it.
  ///
  /// On GNOME it is the input purpose of a `GtkEntry`. Keyboards on a desk type anything all the same. Source: SwiftUI's `keyboardType(_:)`.
  /// - Parameter type: the sort of keyboard.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { look(.inputPurpose(type.purpose)) }
}

/// Which letters a keyboard on the screen writes large by itself.
///
/// Source: SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
  let capitals: TextInput.Capitals

  /// No letters.
  public static var never: TextInputAutocapitalization { .init(capitals: .none) }
  /// The first letter of every word.
  public static var words: TextInputAutocapitalization { .init(capitals: .words) }
  /// The first letter of every sentence.
  public static var sentences: TextInputAutocapitalization { .init(capitals: .sentences) }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { .init(capitals: .all) }
}

/// Which letters a keyboard on the screen writes large by itself, in the words of `autocapitalization(_:)`.
///
/// Source: UIKit's `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none
  /// The first letter of every word.
  case words
  /// The first letter of every sentence.
  case sentences
  /// Every letter.
  case allCharacters

  fileprivate var capitals: TextInput.Capitals {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .all
    }
  }
}

/// A sort of keyboard on the screen.
///
/// Source: UIKit's `UIKeyboardType`.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default`
  /// One for plain letters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// One for addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// One for telephone numbers.
  case phonePad
  /// One for names, and for telephone numbers.
  case namePhonePad
  /// One for addresses of mail.
  case emailAddress
  /// Digits and the decimal point.
  case decimalPad
  /// One for short messages, which is the usual one here.
  case twitter
  /// One for searches, which is the usual one here.
  case webSearch
  /// Digits as in ASCII.
  case asciiCapableNumberPad

  fileprivate var purpose: TextInput.Purpose {
    switch self {
    case .default, .asciiCapable, .twitter, .webSearch: .free
    case .numbersAndPunctuation, .decimalPad: .number
    case .numberPad, .asciiCapableNumberPad: .digits
    case .URL: .url
    case .phonePad: .phone
    case .namePhonePad: .name
    case .emailAddress: .email
    }
  }
}

extension EnvironmentValues {
  /// Whether what is typed is left as it is.
  ///
  /// Source: SwiftUI's `autocorrectionDisabled`.
  public var autocorrectionDisabled: Bool {
    get { self[ControlLookKey.self].input.isUncorrected }
    set { self[ControlLookKey.self].input.isUncorrected = newValue }
  }
}
