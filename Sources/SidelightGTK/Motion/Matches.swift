import SidelightBridge
import SidelightCore

/// Elements that have their place in common with others: one that comes flies from where another one of its number was.
@MainActor final class Matches {
  private struct Known {
    weak var controller: Controller?
  }

  /// Those that are there, by their numbers.
  private var living: [Int: [Known]] = [:]
  /// Where those were in the window that have left in the patches under way.
  private var left: [Int: PixelRectangle] = [:]

  /// An element leaves, with all that is in it.
  func leaves(_ controller: Controller) {
    guard !living.isEmpty else { return }
    var rest = [controller]
    while let next = rest.popLast() {
      rest += next.children
      if let number = next.element.traits.rare.matched, let box = Self.box(of: next) { left[number] = box }
    }
  }

  private static func box(of controller: Controller) -> PixelRectangle? {
    guard controller.widget.isMapped, let root = controller.widget.root else { return nil }
    return controller.widget.bounds(in: root)
  }

  /// An element has come.
  ///
  /// - Returns: where another one of its number is or was, in the window; nil for nowhere.
  func comes(_ controller: Controller) -> PixelRectangle? {
    guard let number = controller.element.traits.rare.matched else { return nil }
    let others = (living[number] ?? []).compactMap(\.controller).filter { $0 !== controller }
    living[number] = (others + [controller]).map { Known(controller: $0) }
    return left[number] ?? others.lazy.compactMap { Self.box(of: $0) }.first
  }

  /// All patches are applied.
  func endBatch() {
    left = [:]
    guard living.count > 64 else { return }
    living = living.filter { $1.contains { $0.controller != nil } }
  }
}
