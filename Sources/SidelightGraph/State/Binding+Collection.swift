/// A binding to a collection is a collection of bindings to its elements, which is what `ForEach($items)` and `List($items)` show.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to some neighbouring elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions of the collection.
  public typealias Indices = Value.Indices

  /// The collection whose elements are counted and named: for the data of a `ForEach` the one that it was made with.
  private var elements: Value { identityValue }

  /// The position of the first element.
  public var startIndex: Value.Index { elements.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { elements.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { elements.indices }

  /// The position after another one.
  public func index(after i: Value.Index) -> Value.Index { elements.index(after: i) }

  /// Moves a position to the one after it.
  public func formIndex(after i: inout Value.Index) { elements.formIndex(after: &i) }

  // Swift asks these of a collection, whatever else that is: where they stand below, each count of a list's rows went over all of them.

  /// The number of elements. Complexity: that of the collection.
  public var count: Int { elements.count }

  /// The position at a distance from another one. Complexity: that of the collection.
  public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index { elements.index(i, offsetBy: distance) }

  /// The same, unless it is beyond a limit. Complexity: that of the collection.
  public func index(_ i: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
    elements.index(i, offsetBy: distance, limitedBy: limit)
  }

  /// The number of elements between two positions. Complexity: that of the collection.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int { elements.distance(from: start, to: end) }

  /// A binding to the element at a position. Once the position is gone it reads the element that was there, and ignores writing.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(self, position, elements[position]))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another one.
  public func index(before i: Value.Index) -> Value.Index { elements.index(before: i) }

  /// Moves a position to the one before it.
  public func formIndex(before i: inout Value.Index) { elements.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// One element of what a binding reaches.
final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element>, @unchecked Sendable {
  private let base: Binding<Base>
  private let position: Base.Index
  /// The element as it was when the binding was made: which one it is.
  private let element: Base.Element

  nonisolated init(_ base: Binding<Base>, _ position: Base.Index, _ element: Base.Element) {
    self.base = base
    self.position = position
    self.element = element
  }

  override nonisolated var value: Base.Element {
    get {
      let all = base.wrappedValue
      return Self.isIn(all, position) ? all[position] : element
    }
    set {
      guard Self.isIn(base.wrappedValue, position) else { return }
      base.wrappedValue[position] = newValue
    }
  }

  private static nonisolated func isIn(_ all: Base, _ position: Base.Index) -> Bool {
    position >= all.startIndex && position < all.endIndex
  }

  override nonisolated var identityValue: Base.Element { element }

  override nonisolated func reachesSame(as other: BindingLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return position == other.position && base.reachesSame(as: other.base)
  }
}

/// What another binding reaches, with the value that it had when this was made.
final class SnapshotLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: Binding<Value>
  private let snapshot: Value

  nonisolated init(_ base: Binding<Value>) {
    self.base = base
    snapshot = base.wrappedValue
  }

  override nonisolated var value: Value {
    get { base.wrappedValue }
    set { base.wrappedValue = newValue }
  }

  override nonisolated var identityValue: Value { snapshot }

  override nonisolated func reachesSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? SnapshotLocation<Value> else { return false }
    return base.reachesSame(as: other.base)
  }
}

/// Data that may change while a node holds it, and so is pinned where it becomes the data of rows.
package protocol PinnedData {
  /// The same data, whose elements stay those of this moment.
  func pinned() -> Self
  /// Whether the elements are those of other data without a look at them.
  func hasSameElements(as other: Self) -> Bool
}

extension Binding: PinnedData {
  package nonisolated func pinned() -> Binding<Value> { Binding(location: SnapshotLocation(self)) }

  package nonisolated func hasSameElements(as other: Binding<Value>) -> Bool {
    haveSameStorage(identityValue, other.identityValue)
  }
}
