import SidelightBridge
import SidelightCore

/// Fills its widget with one child, and learns the class of the width that it is given.
///
/// A window tells it right inside of layout, before the child is measured and placed: there is no frame with the views of another class.
/// Only another class is news, so that a window that changes its size costs nothing here.
@MainActor final class WidthWatch: WidgetLayout {
  let bin = LayoutBin()
  /// Hears the class when it changes, before the child has its place.
  var changed: ((SizeClass) -> Void)?
  /// The text scale now.
  private let textScale: () -> Double
  private(set) var sizeClass: SizeClass?

  init(_ textScale: @escaping () -> Double) {
    self.textScale = textScale
    bin.layout = self
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    bin.child?.measure(orientation, forSize: forSize) ?? .zero
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let new = SizeClass(width: Double(width), textScale: textScale())
    if new != sizeClass {
      sizeClass = new
      changed?(new)
    }
    guard let child = bin.child else { return }
    // What came with the class may need more room than there is until the next frame.
    let given = max(width, child.measure(.horizontal).minimum)
    let tall = max(height, child.measure(.vertical, forSize: given).minimum)
    child.allocate(x: bin.isRightToLeft ? width - given : 0, y: 0, width: given, height: tall, baseline: baseline)
  }
}
