/// Something that is evaluated: what it reads meanwhile asks it to be evaluated again when that changes.
@MainActor package protocol Reader: AnyObject {
  /// The name of what is evaluated, for reports.
  var name: String { get }
  /// Whether it is in use. One that is not is forgotten.
  var isAlive: Bool { get }
  /// Asks for another evaluation.
  func invalidate()
}

/// The reader that is evaluated now.
@MainActor package enum Reading {
  private static var current: (any Reader)?

  package static var reader: (any Reader)? { current }

  /// Runs something that reads for a reader.
  static func run<R>(for reader: any Reader, _ body: () -> R) -> R {
    let outer = current
    current = reader
    defer { current = outer }
    return body()
  }
}

/// The readers of one value.
@MainActor package struct ReaderSet {
  private struct Entry {
    weak var reader: (any Reader)?
  }
  private var readers: [ObjectIdentifier: Entry] = [:]
  /// Readers that are gone are looked for when there are more than this.
  private var limit = 64

  package init() {}

  /// Whether nobody has read the value since it changed.
  package var isEmpty: Bool { readers.isEmpty }

  /// Adds what is evaluated now, if anything is. Complexity: O(1) amortised.
  package mutating func noteRead() {
    guard let reader = Reading.reader else { return }
    readers[ObjectIdentifier(reader)] = Entry(reader: reader)
    if readers.count > limit {
      readers = readers.filter { $0.value.reader?.isAlive == true }
      limit = max(64, readers.count * 2)
    }
  }

  /// Asks every reader to evaluate again. They read again then, so the set begins anew.
  package mutating func invalidate() {
    let old = readers
    readers.removeAll(keepingCapacity: true)
    for entry in old.values { entry.reader?.invalidate() }
  }
}
