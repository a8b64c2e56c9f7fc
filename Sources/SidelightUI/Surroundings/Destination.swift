@_spi(Nodes) import SidelightGraph

/// How a page is made from a value of one type.
@MainActor final class Destination {
  let type: ObjectIdentifier
  private var make: (AnyHashable) -> (any View)? = { _ in nil }
  /// The pages that were made by it.
  private var readers = ReaderSet()

  init(type: ObjectIdentifier) { self.type = type }

  /// Makes the page of a value; the node that is evaluated now makes it again when the destination changes.
  func page(for value: AnyHashable) -> (any View)? {
    readers.noteRead()
    return make(value)
  }

  func change(to make: @escaping (AnyHashable) -> (any View)?) {
    self.make = make
    readers.invalidate()
  }
}

/// A destination as it is passed upward.
struct DestinationEntry: Equatable {
  let destination: Destination
  static func == (left: DestinationEntry, right: DestinationEntry) -> Bool { left.destination === right.destination }
}
