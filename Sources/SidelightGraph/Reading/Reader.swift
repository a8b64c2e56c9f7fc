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

/// The readers of one value. Most have one, which needs no memory of its own.
@MainActor package struct ReaderSet {
  private struct Entry {
    weak var reader: (any Reader)?
  }
  private var first = Entry()
  private var others: [ObjectIdentifier: Entry] = [:]

  package init() {}

  /// Whether nobody has read the value since it changed.
  package var isEmpty: Bool { first.reader == nil && others.isEmpty }

  /// Adds what is evaluated now, if anything is. Complexity: O(1) amortised.
  package mutating func noteRead() {
    guard let reader = Reading.reader, first.reader !== reader else { return }
    if isEmpty {
      first.reader = reader
      return
    }
    // Those that are gone are looked for when there is no room for another one.
    if others.count >= 64, others.count == others.capacity { others = others.filter { $0.value.reader?.isAlive == true } }
    others[ObjectIdentifier(reader)] = Entry(reader: reader)
  }

  /// Asks every reader to evaluate again. They read again then, so the set begins anew.
  package mutating func invalidate() {
    let old = (first, others)
    first = Entry()
    others.removeAll(keepingCapacity: true)
    old.0.reader?.invalidate()
    for entry in old.1.values { entry.reader?.invalidate() }
  }
}
