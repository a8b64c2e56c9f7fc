import SidelightBridge
import SidelightCore

/// The children of a container that has room for one widget: that one itself, or a column of them when there are more.
@MainActor final class BodyHolder {
  private let show: (Widget?) -> Void
  private var members: [Controller] = []
  private var box: BoxWidget?

  init(_ show: @escaping (Widget?) -> Void) { self.show = show }

  var greed: Greed { members.reduce(.none) { $0.union($1.greed) } }
  var count: Int { members.count }

  func attach(_ child: Controller, at index: Int) {
    members.insert(child, at: min(index, members.count))
    if let box {
      box.insert(child.widget, after: index > 0 ? members[index - 1].widget : nil)
    } else if members.count == 1 {
      show(child.widget)
    } else {
      // A widget has one parent at a time.
      show(nil)
      let box = BoxWidget(.vertical, spacing: 6)
      for member in members { box.append(member.widget) }
      self.box = box
      show(box)
    }
  }

  func detach(_ child: Controller) {
    guard let index = members.firstIndex(where: { $0 === child }) else { return }
    members.remove(at: index)
    if let box {
      box.remove(child.widget)
      guard members.count < 2 else { return }
      show(nil)
      if let last = members.first {
        box.remove(last.widget)
        show(last.widget)
      }
      self.box = nil
    } else {
      show(nil)
    }
  }
}
