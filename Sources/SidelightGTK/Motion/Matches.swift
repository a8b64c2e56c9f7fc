import SidelightBridge
import SidelightCore

/// Something that shows an element.
@MainActor protocol MatchedElement: AnyObject {
  var element: Element { get }
  var widget: Widget { get }
}

/// Elements that have their place in common with others: one that comes flies from where another one of its number was.
@MainActor final class Matches {
  private struct Known {
    weak var controller: (any MatchedElement)?
  }

  /// Those that are there, by their numbers.
  private var living: [Int: [Known]] = [:]
  /// Where those were in the window that have left in the patches under way.
  private var left: [Int: PixelRectangle] = [:]

  /// Whether there are any: mostly there are none.
  var areKnown: Bool { !living.isEmpty }

  /// An element leaves.
  func leaves(_ controller: any MatchedElement) {
    if let number = Self.number(of: controller), let box = Self.box(of: controller) { left[number] = box }
  }

  /// Most elements have no rare traits, and rows come by the hundred.
  private static func number(of controller: any MatchedElement) -> Int? {
    let traits = controller.element.traits
    return traits.hasRare ? traits.rare.matched : nil
  }

  private static func box(of controller: any MatchedElement) -> PixelRectangle? {
    guard controller.widget.isMapped, let root = controller.widget.root else { return nil }
    return controller.widget.bounds(in: root)
  }

  /// An element has come.
  ///
  /// - Returns: where another one of its number is or was, in the window; nil for nowhere.
  func comes(_ controller: any MatchedElement) -> PixelRectangle? {
    guard let number = Self.number(of: controller) else { return nil }
    let others = (living[number] ?? []).compactMap(\.controller).filter { $0 !== controller }
    living[number] = (others + [controller]).map { Known(controller: $0) }
    return left[number] ?? others.firstNonNil { Self.box(of: $0) }
  }

  /// All patches are applied.
  func endBatch() {
    if !left.isEmpty { left = [:] }
    guard living.count > 64 else { return }
    living = living.filter { $1.contains { $0.controller != nil } }
  }
}
