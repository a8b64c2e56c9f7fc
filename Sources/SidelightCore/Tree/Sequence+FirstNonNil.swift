extension Sequence {
  /// The first value that a function finds for an element; nil where it finds none.
  ///
  /// `lazy.compactMap(find).first` asks once more for the element that it stops at, so that a function which searches what is below an
  /// element in the same way asks twice at each level, 2^n times at depth n. This asks each element once, and none behind the one it stops at.
  package func firstNonNil<Found>(_ find: (Element) throws -> Found?) rethrows -> Found? {
    for element in self {
      if let found = try find(element) { return found }
    }
    return nil
  }
}
