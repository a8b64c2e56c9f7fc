import CSidelight

extension Object {
  /// Reads a property by name, for the few that have no C function.
  package func property<Value: GValueConvertible>(_ name: String, as type: Value.Type = Value.self) -> Value {
    unsafe GValueReference.withTemporary { value in
      // An empty value takes the property's own type.
      unsafe g_object_get_property(.init(pointer), name, value)
      return unsafe Value.read(GValueReference(value))
    }
  }

  /// Writes a property by name, for the few that have no C function.
  package func setProperty<Value: GValueConvertible>(_ name: String, to newValue: Value) {
    let objectClass = unsafe sidelight_instance_class(.init(pointer)).assumingMemoryBound(to: GObjectClass.self)
    guard let specification = unsafe g_object_class_find_property(objectClass, name) else {
      preconditionFailure("\(typeName) has no property \(name).")
    }
    unsafe GValueReference.withTemporary { value in
      unsafe g_value_init(value, specification.pointee.value_type)
      unsafe newValue.write(to: GValueReference(value))
      unsafe g_object_set_property(.init(pointer), name, value)
    }
  }
}
