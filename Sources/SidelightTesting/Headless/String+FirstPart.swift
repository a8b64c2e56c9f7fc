extension String {
  /// Where the first part of it is that says this, in Unicode scalars; the end for nothing, and nil where there is none.
  package func scalars(ofFirst part: String) -> Range<Int>? {
    let (all, some) = (Array(unicodeScalars), Array(part.unicodeScalars))
    if some.isEmpty { return all.count..<all.count }
    guard all.count >= some.count else { return nil }
    return (0...all.count - some.count).first { Array(all[$0..<$0 + some.count]) == some }.map { $0..<$0 + some.count }
  }
}
