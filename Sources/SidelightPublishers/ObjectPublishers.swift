#if Combine
import Synchronization

/// The publishers of objects that have none of their own.
///
/// OpenCombine's default puts one into the properties that are `@Published`, and so has none to keep where an object has no such
/// property: it gives a new one at each call, and what the object sends goes to nobody. It also goes through the properties each time.
package enum ObjectPublishers {
  /// The same publisher for one object each time. Complexity: O(1), but O(properties) the first time.
  package static func publisher(of object: some ObservableObject) -> ObservableObjectPublisher {
    if let known = table.withLock({ $0.kept(for: object) }) { return known.publisher }
    let made = Kept(publisher: PublishedProperties(of: object).objectWillChange)
    // Another thread may have been first. What goes with the lock may be the last of something that asks here when it ends.
    let (kept, waste) = table.withLock { $0.keep(made, for: object) }
    return withExtendedLifetime(waste) { kept.publisher }
  }

  private static let table = Mutex(Table())

  /// `@unchecked Sendable`: such a publisher has locks of its own.
  private struct Kept: @unchecked Sendable {
    let publisher: ObservableObjectPublisher
  }

  /// What the table lets go.
  ///
  /// `@unchecked Sendable`: nobody looks at it.
  private struct Waste: @unchecked Sendable {
    var entries: [Table.Entry] = []
    var objects: [AnyObject] = []
  }

  /// `@unchecked Sendable`: it is used under a lock alone, and the objects in it are compared and never touched.
  private struct Table: @unchecked Sendable {
    struct Entry {
      weak var object: AnyObject?
      let kept: Kept
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Objects that are gone are looked for when there are more than this.
    private var limit = 64

    func kept(for object: AnyObject) -> Kept? {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.kept
    }

    mutating func keep(_ made: Kept, for object: AnyObject) -> (Kept, Waste) {
      var waste = Waste()
      if let known = kept(for: object) { return (known, waste) }
      if let old = entries.updateValue(Entry(object: object, kept: made), forKey: ObjectIdentifier(object)) { waste.entries.append(old) }
      if entries.count > limit {
        for (id, entry) in entries {
          if let object = entry.object {
            waste.objects.append(object)
          } else {
            waste.entries.append(entry)
            entries[id] = nil
          }
        }
        limit = max(64, entries.count * 2)
      }
      return (made, waste)
    }
  }
}

/// The `@Published` properties of an object, as an object whose publisher OpenCombine puts into them. They are references to what the
/// object itself has.
private final class PublishedProperties: ObservableObject, CustomReflectable {
  private let properties: [Any]

  init(of object: AnyObject) {
    var found: [Any] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      found += mirror.children.lazy.map(\.value).filter { $0 is any PublishedProperty }
      next = mirror.superclassMirror
    }
    properties = found
  }

  var customMirror: Mirror { Mirror(self, unlabeledChildren: properties) }
}

private protocol PublishedProperty {}

extension Published: PublishedProperty {}
#endif
