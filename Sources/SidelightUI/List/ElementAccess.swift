/// How the elements of a collection are told apart.
///
/// It is made where the collection's type is known, so that going over a million elements calls nothing generic: a change of the data
/// costs a comparison for each element that stays, and what unspecialised code costs is a hundred times that.
@usableFromInline struct ElementAccess<Data: RandomAccessCollection, ID: Hashable> {
  /// The id of an element.
  @usableFromInline let id: (Data.Element) -> ID
  /// The id of the element at an offset.
  let idAt: (Data, Int) -> ID
  /// Where the first element with an id is. O(elements).
  let offset: (Data, ID) -> Int?
  /// What selecting the rows of some elements stands for, where that is of the ids' type: the elements that are of it, or else their ids.
  let values: (Data, Range<Int>) -> Set<ID>
  /// How many elements of two collections are equal from the start on, and how many of the others from the end on.
  let commonEnds: (Data, Data) -> (prefix: Int, suffix: Int)

  @inlinable init(_ id: @escaping (Data.Element) -> ID) {
    self.init(
      id: id, idAt: { data, offset in id(data[data.index(data.startIndex, offsetBy: offset)]) },
      offset: { data, wanted in
        var offset = 0
        for element in data {
          if id(element) == wanted { return offset }
          offset += 1
        }
        return nil
      },
      values: { data, offsets in
        var values = Set<ID>(minimumCapacity: offsets.count)
        var index = data.index(data.startIndex, offsetBy: offsets.lowerBound)
        for _ in offsets {
          values.insert(data[index] as? ID ?? id(data[index]))
          data.formIndex(after: &index)
        }
        return values
      },
      commonEnds: { old, new in
        let common = Swift.min(old.count, new.count)
        var prefix = 0
        var front = (old: old.startIndex, new: new.startIndex)
        while prefix < common, id(old[front.old]) == id(new[front.new]) {
          prefix += 1
          old.formIndex(after: &front.old)
          new.formIndex(after: &front.new)
        }
        var suffix = 0
        var back = (old: old.endIndex, new: new.endIndex)
        while suffix < common - prefix {
          old.formIndex(before: &back.old)
          new.formIndex(before: &back.new)
          guard id(old[back.old]) == id(new[back.new]) else { break }
          suffix += 1
        }
        return (prefix, suffix)
      })
  }

  @usableFromInline init(
    id: @escaping (Data.Element) -> ID, idAt: @escaping (Data, Int) -> ID, offset: @escaping (Data, ID) -> Int?,
    values: @escaping (Data, Range<Int>) -> Set<ID>,
    commonEnds: @escaping (Data, Data) -> (prefix: Int, suffix: Int)
  ) {
    self.id = id
    self.idAt = idAt
    self.offset = offset
    self.values = values
    self.commonEnds = commonEnds
  }
}
