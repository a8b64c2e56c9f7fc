import CSidelight

/// A GObject class that is written in Swift: its type, and the place in its instances where Swift keeps `Fields`.
///
/// GLib makes and frees the instances. `Fields` lies behind the parent's part; it is put there by `make`, right after GLib has made the
/// instance, and virtual functions that run earlier find nothing. The class's `finalize` must call `clear`.
@MainActor @safe final class InstanceClass<Fields> {
  typealias ClassInit = @MainActor @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void

  let type: UInt
  private let parent: UInt
  private let offset: Int

  /// Registers a class below `parent`. `name` must be unique in the process, and `classInit` fills the slots of the virtual functions.
  init(_ name: String, parent: UInt, classInit: ClassInit) {
    precondition(MemoryLayout<Fields>.alignment <= wordSize)
    var query = unsafe GTypeQuery()
    unsafe g_type_query(parent, &query)
    self.parent = parent
    offset = unsafe (Int(query.instance_size) + wordSize - 1) & ~(wordSize - 1)
    type = unsafe g_type_register_static_simple(
      parent, name, query.class_size, cFunction(classInit), guint(offset + wordSize + MemoryLayout<Fields>.size), nil, sidelight_type_none)
  }

  /// Says that the class has an interface, whose slots `interfaceInit` fills.
  func implement(_ interface: UInt, _ interfaceInit: ClassInit) {
    var info = unsafe GInterfaceInfo()
    unsafe info.interface_init = cFunction(interfaceInit)
    unsafe g_type_add_interface_static(type, interface, &info)
  }

  /// Makes an instance with its fields. The reference, floating or not, is the caller's.
  @unsafe func make(_ fields: Fields) -> OpaquePointer {
    guard let instance = unsafe g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GLib could not make an instance.")
    }
    unsafe location(in: instance).initialize(to: fields)
    unsafe isFilled(instance).pointee = 1
    return OpaquePointer(instance)
  }

  /// The fields of an instance; `nil` before `make` has put them there and after `clear`.
  @inline(__always)
  @unsafe func fields(of instance: UnsafeRawPointer) -> Fields? {
    unsafe isFilled(instance).pointee == 0 ? nil : location(in: instance).pointee
  }

  /// Takes the fields out of an instance that is being finalized.
  @unsafe func clear(_ instance: UnsafeRawPointer) {
    guard unsafe isFilled(instance).pointee != 0 else { return }
    unsafe isFilled(instance).pointee = 0
    unsafe location(in: instance).deinitialize(count: 1)
  }

  /// The parent's class, whose functions an overriding one calls.
  @unsafe func parentClass<Class>(as type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
    unsafe g_type_class_peek(parent).assumingMemoryBound(to: Class.self)
  }

  /// The first word of our part, which GLib fills with zero.
  @inline(__always)
  private func isFilled(_ instance: UnsafeRawPointer) -> UnsafeMutablePointer<UInt> {
    unsafe UnsafeMutableRawPointer(mutating: instance + offset).assumingMemoryBound(to: UInt.self)
  }

  @inline(__always)
  private func location(in instance: UnsafeRawPointer) -> UnsafeMutablePointer<Fields> {
    unsafe UnsafeMutableRawPointer(mutating: instance + offset + wordSize).assumingMemoryBound(to: Fields.self)
  }
}

private let wordSize = MemoryLayout<UInt>.size
