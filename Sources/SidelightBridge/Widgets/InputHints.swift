import CSidelight

/// What is to be typed into a widget, for the keyboard on the screen and for input methods.
package struct InputHints: Equatable, Sendable {
  package var purpose = Purpose.freeForm
  package var capitals = Capitals.asTyped
  /// Whether what is typed may be corrected.
  package var isCorrected = true

  package init() {}

  /// The raw values are GtkInputPurpose's.
  package enum Purpose: UInt32, Sendable {
    case freeForm, letters, digits, number, phone, url, email, name, password, pin
  }

  package enum Capitals: Sendable, CaseIterable {
    case asTyped, none, words, sentences, all

    fileprivate var flag: GtkInputHints {
      switch self {
      case .asTyped: sidelight_input_hint_none
      case .none: sidelight_input_hint_lowercase
      case .words: sidelight_input_hint_uppercase_words
      case .sentences: sidelight_input_hint_uppercase_sentences
      case .all: sidelight_input_hint_uppercase_chars
      }
    }
  }

  fileprivate var flags: GtkInputHints {
    GtkInputHints(
      rawValue: (isCorrected ? sidelight_input_hint_none : sidelight_input_hint_no_spellcheck).rawValue | capitals.flag.rawValue)
  }

  fileprivate init(_ flags: GtkInputHints, _ purpose: GtkInputPurpose) {
    self.purpose = Purpose(rawValue: purpose.rawValue) ?? .freeForm
    isCorrected = flags.rawValue & sidelight_input_hint_no_spellcheck.rawValue == 0
    capitals = Capitals.allCases.last { flags.rawValue & $0.flag.rawValue == $0.flag.rawValue } ?? .asTyped
  }
}

extension EntryWidget {
  /// Only for text: a password is never corrected.
  package var input: InputHints {
    get {
      isRow
        ? unsafe InputHints(adw_entry_row_get_input_hints(.init(pointer)), adw_entry_row_get_input_purpose(.init(pointer)))
        : unsafe InputHints(gtk_entry_get_input_hints(.init(pointer)), gtk_entry_get_input_purpose(.init(pointer)))
    }
    set {
      guard newValue != input else { return }
      if isRow {
        unsafe adw_entry_row_set_input_hints(.init(pointer), newValue.flags)
        return unsafe adw_entry_row_set_input_purpose(.init(pointer), GtkInputPurpose(newValue.purpose.rawValue))
      }
      unsafe gtk_entry_set_input_hints(.init(pointer), newValue.flags)
      unsafe gtk_entry_set_input_purpose(.init(pointer), GtkInputPurpose(newValue.purpose.rawValue))
    }
  }
}

extension TextViewWidget {
  package var input: InputHints {
    get { unsafe InputHints(gtk_text_view_get_input_hints(.init(pointer)), gtk_text_view_get_input_purpose(.init(pointer))) }
    set {
      guard newValue != input else { return }
      unsafe gtk_text_view_set_input_hints(.init(pointer), newValue.flags)
      unsafe gtk_text_view_set_input_purpose(.init(pointer), GtkInputPurpose(newValue.purpose.rawValue))
    }
  }
}
