/// Where a binding's value is kept.
///
/// `@unchecked Sendable`: bindings are plain values that closures carry anywhere, while a location is the main actor's;
/// `value` asserts that before it touches anything.
package class BindingLocation<Value>: @unchecked Sendable {
  nonisolated init() {}

  /// Whether another location is the same place.
  nonisolated func reachesSame(as other: BindingLocation<Value>) -> Bool { self === other }

  /// The value that tells which element of a collection this is.
  nonisolated var identityValue: Value { value }

  /// Whose value it holds.
  nonisolated var standing: BindingStanding { .own }

  /// Writes what the value was when the app ran last.
  nonisolated func restore(_ value: Value) { self.value = value }

  /// Says that what is in a place of the value is for the user alone, so that it is never kept.
  ///
  /// - Parameter path: from the value to that place; nil for all of it.
  @MainActor func hide(_ path: AnyKeyPath?) {}

  /// Whether that was said of a place.
  @MainActor func isHidden(_ path: AnyKeyPath?) -> Bool { false }

  @MainActor func read() -> Value { preconditionFailure("a binding location is read through its subclasses") }

  @MainActor func write(_ value: Value) { preconditionFailure("a binding location is written through its subclasses") }

  nonisolated var value: Value {
    get {
      let box = Passage<Value>()
      MainActor.assumeIsolated { box.value = read() }
      return box.take()
    }
    set {
      let box = Passage<Value>()
      box.value = newValue
      MainActor.assumeIsolated { write(box.take()) }
    }
  }
}

/// Whose value a binding leads to.
package enum BindingStanding {
  /// State of a view that nobody has written since it began.
  case initial
  /// State of a view that somebody has written.
  case written
  /// The app's own.
  case own
  /// What is kept from run to run by itself, or never changes.
  case kept
}

/// A property of what another binding reaches.
final class PathLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: Binding<Base>
  private let path: WritableKeyPath<Base, Value>

  nonisolated init(_ base: Binding<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  override nonisolated var value: Value {
    get { base.wrappedValue[keyPath: path] }
    set { base.wrappedValue[keyPath: path] = newValue }
  }

  /// Of an object in a state value nobody knows who has written its properties.
  override nonisolated var standing: BindingStanding { Base.self is AnyObject.Type ? .own : base.standing }

  override nonisolated func restore(_ value: Value) {
    guard !(Base.self is AnyObject.Type) else { return self.value = value }
    var whole = base.wrappedValue
    whole[keyPath: path] = value
    base.restore(whole)
  }

  override func hide(_ path: AnyKeyPath?) { base.location?.hide(extended(by: path)) }

  override func isHidden(_ path: AnyKeyPath?) -> Bool { base.location?.isHidden(extended(by: path)) == true }

  private nonisolated func extended(by path: AnyKeyPath?) -> AnyKeyPath? {
    path.map { (self.path as AnyKeyPath).appending(path: $0) } ?? self.path
  }

  override nonisolated func reachesSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PathLocation<Base, Value> else { return false }
    return path == other.path && base.reachesSame(as: other.base)
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  nonisolated init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override nonisolated var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  override nonisolated func reachesSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
