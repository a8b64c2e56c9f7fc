extension Array {
  /// The number of elements that fulfil a condition, if all of those come before the others. O(log n).
  @inline(__always) func bisect(_ liesBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if liesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
