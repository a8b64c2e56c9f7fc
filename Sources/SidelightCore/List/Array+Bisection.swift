extension Array {
  /// How many elements lie before what is looked for, where all of those stand in front of the others. O(log n).
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
