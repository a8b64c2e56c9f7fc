extension ListViewWidget {
  /// How long rows take to open or close where nothing else is said, in seconds.
  private static let foldTime = 0.2

  /// Keeps what the list draws until it draws again, so that its rows can be seen to fold.
  package var remembersPicture: Bool {
    get { painting.isRemembered }
    set { painting.isRemembered = newValue }
  }

  /// The movement under way.
  package var fold: ListFold? { painting.fold }

  /// Notes what the list looks like before rows open or close below one of its rows; nil where nothing of it was seen. Call it before
  /// the rows come or go, and `startFold` afterwards.
  ///
  /// - Parameters:
  ///   - heading: the row that the others open below.
  ///   - next: the first row behind those that will come or go, as far as there is one.
  ///   - end: the last row that will go.
  package func prepareFold(below heading: Widget, isOpening: Bool, next: Widget?, end: Widget?) -> ListFold? {
    guard isMapped, let last = painting.last, let box = heading.bounds(in: self), box.height > 0 else { return nil }
    let edge = box.y + box.height
    // Below a row that is out of sight nothing is seen to happen.
    guard edge > 0, edge < Double(height) else { return nil }
    let interrupted = painting.fold.flatMap { $0.heading == heading ? $0.gap : nil }
    let bottom = end?.bounds(in: self).map { $0.y + $0.height } ?? Double(height)
    return ListFold(
      heading: heading, isOpening: isOpening, old: last,
      before: (top: box.y, edge: edge, next: next?.bounds(in: self)?.y, end: bottom), start: interrupted)
  }

  /// Shows rows that have come or gone as if they did so now.
  ///
  /// - Parameter advance: brings the movement to the time of a frame, in seconds, and says whether it is over; nil for the usual one.
  package func startFold(_ fold: ListFold, _ advance: (@MainActor (ListFold, Double) -> Bool)? = nil) {
    painting.fold = fold
    let advance = advance ?? Self.usualFold()
    addTickCallback { [weak self, weak fold] clock in
      // Another movement has taken over, or the rows are gone.
      guard let self, let fold, painting.fold === fold else { return false }
      let isOver = advance(fold, Double(clock.frameTime) / 1_000_000)
      if isOver { painting.fold = nil }
      queueDraw()
      return !isOver
    }
  }

  /// Fast at first, and slow at the end.
  private static func usualFold() -> @MainActor (ListFold, Double) -> Bool {
    var begin: Double?
    return { fold, time in
      let start = begin ?? time
      begin = start
      let part = min(1, (time - start) / foldTime)
      let rest = 1 - part
      fold.progress = 1 - rest * rest * rest
      return part >= 1
    }
  }

  /// Ends a movement at once.
  package func endFold() {
    guard painting.fold != nil else { return }
    painting.fold = nil
    queueDraw()
  }
}
