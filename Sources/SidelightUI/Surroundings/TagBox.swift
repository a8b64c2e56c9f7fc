@_spi(Nodes) import SidelightGraph

/// The tag that views around a row give it, before the row is made.
@MainActor final class TagBox {
  var value: AnyHashable
  /// The element whose id the value is, where a `ForEach` gave the tag.
  var element: Any?

  init(_ value: AnyHashable, element: Any? = nil) {
    self.value = value
    self.element = element
  }

  /// The value as a list's selection holds it.
  func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
    // A missing element would pass for the nil of an optional type.
    if let element, let value = element as? Value { return value }
    return taggedValue(value.base, as: type)
  }
}

private enum TagKey: ContextKey { static var defaultValue: Identical<TagBox>? { nil } }

extension NodeContext {
  /// The explicit tag of the row that this content belongs to.
  var tag: TagBox? {
    get { self[TagKey.self]?.object }
    set { self[TagKey.self] = newValue.map(Identical.init) }
  }
}

/// A tag that counts where a selection holds values of its own type, and not where it holds optional ones.
struct ExactTag: Hashable {
  let value: AnyHashable
  let type: ObjectIdentifier

  nonisolated init<V: Hashable>(_ value: V) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(V.self)
  }
}

/// What a tag, or an element or id in place of one, stands for in a selection.
func taggedValue<Value: Hashable>(_ tag: Any, as type: Value.Type) -> Value? {
  // Any value can be cast to a type such as `AnyHashable`, even the tag itself.
  guard let exact = tag as? ExactTag else { return tag as? Value }
  if let value = exact.value as? Value, type == AnyHashable.self { return value }
  return exact.type == ObjectIdentifier(type) ? exact.value.base as? Value : nil
}
