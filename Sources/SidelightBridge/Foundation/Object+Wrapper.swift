import CSidelight

/// The way back from a GObject to its wrapper: a weak Swift reference in the GObject's own data.
///
/// It is weak because a wrapper's last reference may just have been dropped on another thread, with its deinitializer still on the way.
@MainActor enum ObjectWrapper {
  private struct Slot {
    weak var wrapper: Object?
  }

  private static let quark = unsafe g_quark_from_string("sidelight-wrapper")

  /// How many slots there are: one per living GObject that was ever wrapped, because GLib frees them as a GObject's very last act.
  private(set) static var slots = 0

  private static let free: @MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
    let slot = unsafe data.assumingMemoryBound(to: Slot.self)
    unsafe slot.deinitialize(count: 1)
    unsafe slot.deallocate()
    slots -= 1
  }

  private static func slot(of pointer: OpaquePointer) -> UnsafeMutablePointer<Slot>? {
    unsafe g_object_get_qdata(.init(pointer), quark)?.assumingMemoryBound(to: Slot.self)
  }

  /// Makes `wrapper` the one that `find` returns, unless another living wrapper already is.
  static func set(_ wrapper: Object) {
    if let slot = unsafe slot(of: wrapper.pointer) {
      if unsafe slot.pointee.wrapper == nil { unsafe slot.pointee.wrapper = wrapper }
      return
    }
    let slot = UnsafeMutablePointer<Slot>.allocate(capacity: 1)
    unsafe slot.initialize(to: Slot(wrapper: wrapper))
    unsafe g_object_set_qdata_full(.init(wrapper.pointer), quark, slot, cFunction(free))
    slots += 1
  }

  static func find(_ pointer: OpaquePointer) -> Object? {
    unsafe slot(of: pointer)?.pointee.wrapper
  }
}

extension Object {
  /// How many GObjects that were ever wrapped are alive, for tests that look for leaks.
  package static var liveObjects: Int { ObjectWrapper.slots }

  /// The living wrapper of a GObject that came back from C, or a plain borrowing one (a `Widget` for widgets) when it has none.
  ///
  /// `nil` when the pointer is null, or when the one that exists is not a `Self`.
  @unsafe class func wrapper(for pointer: OpaquePointer?) -> Self? {
    guard let pointer = unsafe pointer else { return nil }
    if let found = unsafe ObjectWrapper.find(pointer) { return found as? Self }
    if unsafe g_type_check_instance_is_a(.init(pointer), gtk_widget_get_type()) != 0 { return unsafe Widget(borrowing: pointer) as? Self }
    return unsafe Object(borrowing: pointer) as? Self
  }
}

extension Object: GPointerConvertible {
  package static func readIfPresent(_ value: GValueReference) -> Self? {
    unsafe wrapper(for: OpaquePointer(g_value_get_object(value.pointer)))
  }

  package static func write(_ payload: Object?, to value: GValueReference) {
    unsafe g_value_set_object(value.pointer, payload.map { unsafe UnsafeMutableRawPointer($0.pointer) })
  }
}
