extension RowElement {
  /// What the row looks like in a form: one of GNOME's rows of preferences, where a control is all that is in it; else nil.
  ///
  /// - Parameter content: what is alone in the row; nil if nothing is.
  package func formRow(around content: Element?) -> FormRow? {
    guard role == .row, badge == nil, let content, content.layout.isEmpty, !content.isDefaultButton else { return nil }
    return content.kind.control?.formRow
  }

  /// Whether a click anywhere in the row is one on the control that is alone in it.
  package func usesControl(_ content: Element?) -> Bool {
    formRow(around: content)?.takesClicks == true && content?.traits.isDisabled == false
  }
}
