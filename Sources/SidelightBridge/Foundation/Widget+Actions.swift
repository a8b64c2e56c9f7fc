import CSidelight

/// One argument of a widget action, in the type that the action declares.
package enum ActionArgument: Equatable, Sendable {
  case flag(Bool)
  case number(Int32)
  case count(UInt32)
  case text(String)
}

extension ActionArgument {
  /// A floating GVariant.
  var variant: OpaquePointer? {
    switch self {
    case .flag(let flag): unsafe g_variant_new_boolean(flag ? 1 : 0)
    case .number(let number): unsafe g_variant_new_int32(number)
    case .count(let count): unsafe g_variant_new_uint32(count)
    case .text(let text): unsafe g_variant_new_string(text)
    }
  }
}

extension Widget {
  /// Runs an action of the widget or of one above it, such as `list.select-item`; returns whether there is one.
  ///
  /// Several arguments become one tuple, which is how such actions declare them.
  @discardableResult
  package func activateAction(_ name: String, _ arguments: ActionArgument...) -> Bool {
    var variants = unsafe arguments.map { unsafe $0.variant }
    let count = unsafe variants.count
    let parameter = unsafe count > 1 ? g_variant_new_tuple(&variants, gsize(count)) : variants.first ?? nil
    return unsafe gtk_widget_activate_action_variant(widget, name, parameter) != 0
  }
}
