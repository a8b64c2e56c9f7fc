import CSidelight

/// What assistive technology finds to do at widgets.
///
/// GTK tells the names with its own prefix for groups of actions, and tells none of a button, an entry or a switch, which have one action each.
@MainActor package enum SpokenActions {
  /// - Parameters:
  ///   - names: the names in their order; nil for none. Of two that are alike the later one counts.
  ///   - perform: does what the action at a position does.
  package static func set(_ names: [String]?, of widget: Widget, perform: @escaping @MainActor (Int) -> Void = { _ in }) {
    guard let names else { return unsafe gtk_widget_insert_action_group(widget.widget, prefix, nil) }
    let group = unsafe Object(adopting: OpaquePointer(g_simple_action_group_new()))
    for (index, name) in names.enumerated() {
      let action = unsafe Object(adopting: g_simple_action_new(name, nil))
      action.connect(Signal<Void, MenuTarget>("activate")) { _ in perform(index) }
      unsafe g_action_map_add_action(group.pointer, action.pointer)
    }
    unsafe gtk_widget_insert_action_group(widget.widget, prefix, group.pointer)
  }

  /// Does what one of them does, as assistive technology asks for it. False where there is none with this name.
  package static func perform(_ name: String, at widget: Widget) -> Bool {
    unsafe gtk_widget_activate_action_variant(widget.widget, "\(prefix).\(name)", nil) != 0
  }

  private static let prefix = "action"
}
