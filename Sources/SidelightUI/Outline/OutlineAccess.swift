/// How the elements of an outline are told apart, and where their children are.
///
/// It is made where the types are known, as ``ElementAccess`` is.
@usableFromInline struct OutlineAccess<Data: RandomAccessCollection, ID: Hashable> {
  let element: ElementAccess<Data, ID>
  /// The children of an element; nil for one that can have none.
  let children: (Data.Element) -> Data?
  /// How the children are fetched, where they are not read.
  var loading: OutlineLoading<Data>?
  /// The offsets of the elements that have one of some ids. O(elements).
  let offsets: (Data, Set<ID>) -> [Int]

  @inlinable init(id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?) {
    self.init(
      element: ElementAccess(id), children: children,
      offsets: { data, wanted in
        var found: [Int] = []
        var offset = 0
        for element in data {
          if wanted.contains(id(element)) { found.append(offset) }
          offset += 1
        }
        return found
      })
  }

  @usableFromInline init(
    element: ElementAccess<Data, ID>, children: @escaping (Data.Element) -> Data?, offsets: @escaping (Data, Set<ID>) -> [Int]
  ) {
    self.element = element
    self.children = children
    self.offsets = offsets
  }
}

/// Siblings in an outline: a collection, the one element that an outline begins with, or what has not come yet.
@usableFromInline enum OutlineItems<Data: RandomAccessCollection> {
  case none
  case one(Data.Element)
  case all(Data)

  var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .all(let data): data.count
    }
  }

  func element(at offset: Int) -> Data.Element {
    switch self {
    case .none: preconditionFailure("there is no element yet")
    case .one(let element): element
    case .all(let data): data[data.index(data.startIndex, offsetBy: offset)]
    }
  }

  /// Whether the elements are those of other items without a look at them.
  func hasSameElements(as other: OutlineItems) -> Bool {
    guard case .all(let old) = self, case .all(let new) = other else { return false }
    func compare<Pinned: PinnedData>(_ old: Pinned) -> Bool { (new as? Pinned).map { old.hasSameElements(as: $0) } ?? false }
    if let old = old as? any PinnedData { return compare(old) }
    return haveSameStorage(old, new)
  }
}

extension OutlineAccess {
  func id(at offset: Int, of items: OutlineItems<Data>) -> ID {
    switch items {
    case .none: preconditionFailure("there is no element yet")
    case .one(let root): element.id(root)
    case .all(let data): element.idAt(data, offset)
    }
  }

  func offsets(of wanted: Set<ID>, in items: OutlineItems<Data>) -> [Int] {
    switch items {
    case .none: []
    case .one(let root): wanted.contains(element.id(root)) ? [0] : []
    case .all(let data): offsets(data, wanted)
    }
  }

  /// What selecting an element's row stands for: the tag that it gave itself, the element, or its id.
  func selectionValue<Value: Hashable>(at offset: Int, of items: OutlineItems<Data>, _ tags: [ID: AnyHashable]) -> Value? {
    element.selectionValue(of: items.element(at: offset), tags)
  }
}
