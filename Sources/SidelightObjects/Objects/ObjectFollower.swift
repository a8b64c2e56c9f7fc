#if Combine
import SidelightGraph
import SidelightPublishers

/// Follows the object of a property, for the view that has the property and for those that read the object through it.
@MainActor final class ObjectFollower<Object: ObservableObject> {
  private(set) var object: Object?
  private let readers: ObjectReaders
  private var subscription: AnyCancellable?

  /// - Parameter owner: The node of the view that has the property; nil for an app's own.
  init(owner: (any PropertyOwner)?) { readers = ObjectReaders(owner: owner) }

  var ownerName: String? { readers.ownerName }

  /// Follows an object and no other.
  func follow(_ object: Object?) {
    guard object !== self.object else { return }
    let isFirst = self.object == nil
    self.object = object
    subscription = object.map(subscribe(to:))
    if !isFirst { readers.invalidate() }
  }

  /// The view that has the property makes the object.
  func keepOwner() { readers.keepOwner() }

  func noteRead() { readers.noteRead() }

  func binding<Value>(to path: ReferenceWritableKeyPath<Object, Value>, of object: Object) -> Binding<Value> {
    readers.binding(to: path, of: object)
  }

  private func subscribe(to object: Object) -> AnyCancellable {
    let name = String(describing: Object.self)
    return object.objectWillChange.sinkOnMainActor {
      Problem.report(
        "\(name) changes outside of the main actor, where views may be reading it. Mark the class @MainActor, or hand values over by "
          + "receive(on: DispatchQueue.main) before they are stored.")
    } action: { [weak self] _ in
      self?.objectWillChange()
    }
  }

  /// It has not changed yet: who reads it is evaluated with the next update.
  private func objectWillChange() {
    if let reader = Reading.reader {
      Problem.report(
        "\(reader.name) changes \(Object.self) while it is evaluated. Change it in an action, onAppear, onChange or task, not in a body.")
    }
    readers.invalidate()
  }
}
#endif
