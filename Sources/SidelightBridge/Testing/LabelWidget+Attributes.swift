import CSidelight

extension LabelWidget {
  /// The attributes of a label's text as Pango writes them, in alphabetical order, such as `rise 2048`. For tests.
  package static func attributes(of label: Widget) -> [String] {
    // Each line is where the attribute begins and ends, and what it is.
    lines(of: label).map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }.sorted()
  }

  /// The same with the bytes of UTF-8 where each begins and ends, such as `0 5 rise 2048`. For tests.
  package static func placedAttributes(of label: Widget) -> [String] { lines(of: label).map(String.init).sorted() }

  private static func lines(of label: Widget) -> [Substring] {
    guard label.typeName == "GtkLabel", let list = unsafe gtk_label_get_attributes(label.pointer),
      let text = unsafe pango_attr_list_to_string(list)
    else { return [] }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text).split(separator: "\n")
  }

  /// Whether a label's text can be selected. For tests.
  package static func isSelectable(_ label: Widget) -> Bool {
    unsafe label.typeName == "GtkLabel" && gtk_label_get_selectable(label.pointer) != 0
  }
}
