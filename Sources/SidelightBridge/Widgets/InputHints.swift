import CSidelight

// Input methods and the keyboard on the screen ask a widget what its text is.

extension EntryWidget {
  /// Whether input methods may correct what is typed. Only for text: a password is never corrected.
  package var isCorrected: Bool {
    get { unsafe gtk_entry_get_input_hints(.init(pointer)).rawValue & sidelight_input_hint_no_spellcheck.rawValue == 0 }
    set { if newValue != isCorrected { unsafe gtk_entry_set_input_hints(.init(pointer), hints(corrects: newValue)) } }
  }
}

extension TextViewWidget {
  /// Whether input methods may correct what is typed.
  package var isCorrected: Bool {
    get { unsafe gtk_text_view_get_input_hints(.init(pointer)).rawValue & sidelight_input_hint_no_spellcheck.rawValue == 0 }
    set { if newValue != isCorrected { unsafe gtk_text_view_set_input_hints(.init(pointer), hints(corrects: newValue)) } }
  }
}

private func hints(corrects: Bool) -> GtkInputHints { corrects ? sidelight_input_hint_none : sidelight_input_hint_no_spellcheck }
