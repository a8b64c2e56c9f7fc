/// Lets lists keep their rows while a widget around them goes from one parent to another.
///
/// GTK (up to 4.24 at least) tears down every row of a list that is in no window for a moment, and sets it up again right afterwards.
/// Some two hundred rows would be made anew for it, which is most of what a change of a split view's stage costs.
@MainActor final class MovingLists {
  private(set) var isMoving = false
  private var lists: [any MovingRows] = []
  /// Who has taken widgets out and not put them back yet.
  private var holders: [ObjectIdentifier] = []

  /// Rows that are torn down in `body` wait for their return until it ends.
  func move(_ body: () -> Void) {
    guard !isMoving else { return body() }
    isMoving = true
    body()
    end()
  }

  /// Rows that are torn down from now on wait for their return until the holder ends it.
  func hold(_ holder: AnyObject) {
    isMoving = true
    holders.append(ObjectIdentifier(holder))
  }

  /// The holder has put back what it took out.
  func release(_ holder: AnyObject) {
    guard holders.contains(ObjectIdentifier(holder)) else { return }
    holders.removeAll { $0 == ObjectIdentifier(holder) }
    end()
  }

  private func end() {
    guard holders.isEmpty else { return }
    isMoving = false
    let moved = lists
    lists = []
    for list in moved { list.discardResting() }
  }

  func add(_ list: any MovingRows) {
    if !lists.contains(where: { $0 === list }) { lists.append(list) }
  }
}

/// The rows of a list that may come back.
@MainActor protocol MovingRows: AnyObject {
  /// The list is where it belongs again, and the rows that still rest did not return.
  func discardResting()
}
