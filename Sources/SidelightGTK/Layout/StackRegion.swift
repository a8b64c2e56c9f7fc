import SidelightBridge
import SidelightCore

/// Lays out the children of a stack by their priorities, and the least flexible first, where GtkBox would share the room otherwise.
@MainActor final class StackRegion: WidgetLayout {
  let container = LayoutContainer()
  private weak var stack: StackController?
  private let records: LeafRecords<StackLeaves>
  private var tree = LayoutTree()

  init(_ stack: StackController) {
    self.stack = stack
    records = LeafRecords(StackLeaves(stack))
    // GTK would have it take all the room that a child takes.
    container.expandsHorizontally = false
    container.expandsVertically = false
    container.requestMode = .heightForWidth
    container.layout = self
  }

  /// Takes the children as they are now. GTK remembers what was measured, and asks only where something has changed.
  private func refresh() {
    guard let stack else { return }
    let shown = stack.children.filter(\.widget.isVisible)
    records.forgetAll()
    let root = LayoutNode(.arranged(stack.arrangement))
    if tree.children(of: stack.id) == shown.map(\.id) {
      tree.update(stack.id, root)
      for child in shown {
        tree.update(child.id, StackChild(child).node)
        tree.invalidate(child.id)
      }
      return
    }
    tree = LayoutTree()
    tree.insert(stack.id, root, into: nil)
    for child in shown { tree.insert(child.id, StackChild(child).node, into: stack.id) }
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    refresh()
    let axis: Axis2D = orientation == .horizontal ? .horizontal : .vertical
    let across = forSize < 0 ? nil : Double(forSize)
    func length(_ offered: Double?) -> Double { tree.size(Proposal(along: axis, offered, across: across), records)[axis] }
    let least = pixels(length(0), .up)
    return Measurement(minimum: least, natural: max(least, pixels(length(nil), .up)))
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let stack else { return }
    refresh()
    let places = tree.place(in: Size(Double(width), Double(height)), isRightToLeft: container.isRightToLeft, records)
    for child in stack.children where child.widget.isVisible {
      guard let place = places[child.id]?.outer.pixels() else { continue }
      // GTK complains about a child that is given less than its minimum.
      let wide = max(place.width, child.widget.measure(.horizontal).minimum)
      let high = max(place.height, child.widget.measure(.vertical, forSize: wide).minimum)
      child.widget.allocate(x: place.x, y: place.y, width: wide, height: high)
    }
  }
}

/// What the widgets in a stack answer.
@MainActor private final class StackLeaves {
  private weak var stack: StackController?

  init(_ stack: StackController) { self.stack = stack }

  private func child(_ id: NodeID) -> Controller? { stack?.renderer?.controller(for: id) }

  fileprivate func length(of id: NodeID, _ orientation: Orientation, forSize: Int = -1) -> LeafRecord.Length {
    guard let size = child(id)?.widget.measure(orientation, forSize: forSize) else { return LeafRecord.Length(0, 0) }
    return LeafRecord.Length(Double(size.minimum), Double(size.natural))
  }

  fileprivate func greed(of id: NodeID) -> Greed { child(id)?.greed ?? .none }
}

extension StackLeaves: @MainActor LeafSource {
  func record(of leaf: NodeID) -> LeafRecord {
    let greed = greed(of: leaf)
    var record = LeafRecord(
      width: length(of: leaf, .horizontal), height: length(of: leaf, .vertical), takesWidth: greed.horizontal, takesHeight: greed.vertical,
      heightFollowsWidth: true)
    // Where a stack is as long as its children wish, there is nothing to share.
    guard let stack, stack.openAxesInside.contains(horizontal: stack.axis == .horizontal) else { return record }
    if stack.axis == .horizontal {
      record.width = LeafRecord.Length(record.width.natural, record.width.natural)
      record.takesWidth = false
    } else {
      record.height = LeafRecord.Length(record.height.natural, record.height.natural)
      record.takesHeight = false
    }
    return record
  }

  func height(of leaf: NodeID, forWidth width: Double) -> LeafRecord.Length {
    length(of: leaf, .vertical, forSize: max(pixels(width, .down), pixels(length(of: leaf, .horizontal).least, .up)))
  }
}

/// What a child is to the stack around it.
@MainActor struct StackChild {
  private let element: Element

  init(_ controller: Controller) { element = controller.element }

  var node: LayoutNode {
    if case .spacer(let spacer) = element.kind {
      return LayoutNode(.arranged(SpacerArrangement(axis: spacer.axis, minLength: spacer.minLength ?? 0)))
    }
    return LayoutNode(.leaf(Leaf()), modifiers: priority == 0 ? [] : [PriorityArrangement(priority)])
  }

  /// Before which others the stack gives it room.
  private var priority: Double {
    guard let traits = element.storedTraits?.traits, traits.hasRare else { return 0 }
    return traits.rare.layoutPriority
  }

  enum Rule {
    case priority, range
  }

  /// What GtkBox knows nothing of: a priority, and lengths between which the child is flexible.
  func rule(along axis: Axis2D) -> Rule? {
    if priority != 0 { return .priority }
    return element.layout.contains { modifier in
      guard case .frame(let frame) = modifier else { return false }
      let (least, most) = axis == .horizontal ? (frame.minWidth, frame.maxWidth) : (frame.minHeight, frame.maxHeight)
      return most != nil && least != most
    } ? .range : nil
  }
}
