import CSidelight

extension Widget {
  /// This widget and all below it that can be seen, from the first to the last. For tests.
  package var visibleTree: [Widget] {
    guard isVisible, isChildVisible else { return [] }
    return [self] + children.flatMap(\.visibleTree)
  }

  /// What a person would call the widget: its text, its icon's or its own tooltip, or its page's title.
  package var visibleText: String? {
    let type = unsafe sidelight_instance_type(.init(pointer))
    if g_type_is_a(type, gtk_label_get_type()) != 0 { return unsafe String(borrowing: gtk_label_get_text(pointer)) }
    if g_type_is_a(type, gtk_text_get_type()) != 0 { return unsafe String(borrowing: gtk_editable_get_text(pointer)) }
    return tooltip
  }

  /// The first visible widget with this role whose text, or a text in it, is `text`. For tests.
  package func find(_ role: AccessibleRole, _ text: String) -> Widget? {
    visibleTree.first { $0.accessibleRole == role && $0.visibleTree.contains { $0.visibleText == text } }
  }

  /// The visible texts, one line for each label, indented by nothing: what a person reads from top to bottom. For tests.
  package var textDump: String {
    visibleTree.compactMap { $0.isLabel ? $0.visibleText : nil }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var isLabel: Bool {
    g_type_is_a(unsafe sidelight_instance_type(.init(pointer)), gtk_label_get_type()) != 0
  }
}
