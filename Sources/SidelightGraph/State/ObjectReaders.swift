/// The nodes that hear of changes of an object which does not know its readers: the node that has it, and those that read it through that
/// one's property.
@MainActor package final class ObjectReaders {
  private var readers = ReaderSet()
  private weak var owner: (any PropertyOwner)?

  /// - Parameter owner: The node of the view that has the property; nil for an app's own.
  package init(owner: (any PropertyOwner)?) { self.owner = owner }

  /// The name of the view that has the property, for reports.
  package var ownerName: String? { owner?.name }

  /// Adds what is evaluated now, if anything is. The owner hears of changes anyway.
  package func noteRead() {
    if let reader = Reading.reader, reader !== owner { readers.noteRead() }
  }

  /// Asks them all to evaluate again.
  package func invalidate() {
    owner?.invalidate()
    readers.invalidate()
  }

  /// What the owner keeps for its view is in use: what keeps nodes for other rows has to keep this one for its own row.
  package func keepOwner() { owner?.stateWasWritten() }

  /// A binding to a property of the object. Reading it counts as reading the object.
  package func binding<Object: AnyObject, Value>(to path: ReferenceWritableKeyPath<Object, Value>, of object: Object) -> Binding<Value> {
    Binding(location: ReadObjectLocation(self, object, path))
  }
}

/// A property of an object whose readers are known.
final class ReadObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let readers: ObjectReaders
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ readers: ObjectReaders, _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.readers = readers
    self.object = object
    self.path = path
  }

  override func read() -> Value {
    readers.noteRead()
    return object[keyPath: path]
  }

  override func write(_ value: Value) { object[keyPath: path] = value }

  override nonisolated func reachesSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ReadObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path && readers === other.readers
  }
}
