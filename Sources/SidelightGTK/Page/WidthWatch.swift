import SidelightBridge
import SidelightCore

/// Fills its widget with a content, and learns the class of the width that it is given.
///
/// A window tells it right inside of layout, before the child is measured and placed: there is no frame with the views of another class.
/// Only another class is news, so that a window that changes its size costs nothing here.
@MainActor final class WidthWatch: WidgetLayout {
  let bin = LayoutContainer()
  /// Hears the class when it changes, before the child has its place.
  var changed: ((SizeClass) -> Void)?
  /// Hears the class by the height when it changes.
  var heightChanged: ((SizeClass) -> Void)?
  /// The text scale now.
  private let textScale: () -> Double
  private(set) var sizeClass: SizeClass?
  /// What views take the class by the height to be until they hear of another one.
  private var heightClass = SizeClass.regular
  /// The content. Further children of the widget lie over it.
  private(set) var content: Widget?
  /// Places what lies over the content.
  weak var overlay: SteadyButtons?
  /// Tells a window what it needs at least; nil in what is no window.
  private(set) var need: WindowNeed?

  init(_ textScale: @escaping () -> Double) {
    self.textScale = textScale
    bin.layout = self
  }

  /// Stands for all that a window shows.
  func fillWindow() { need = WindowNeed(of: bin) }

  func put(_ new: Widget?) {
    guard new != content else { return }
    if let content { bin.remove(content) }
    content = new
    if let new { bin.insert(new, before: bin.firstChild) }
  }

  /// A window never asks for more than a display server gives it; what is wider or higher is cut at its edges.
  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let content else { return .zero }
    // What was bounded one way may be less than what the content needs for the other.
    let least = forSize < 0 ? -1 : max(forSize, content.measure(orientation == .horizontal ? .vertical : .horizontal).minimum)
    var need = content.measure(orientation, forSize: least)
    let limit = Int(LengthLimit.window)
    need.minimum = min(need.minimum, limit)
    need.natural = min(need.natural, limit)
    return self.need?.bounded(need, orientation) ?? need
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let new = SizeClass(width: Double(width), textScale: textScale())
    if new != sizeClass {
      sizeClass = new
      changed?(new)
    }
    if let heightChanged {
      let new = SizeClass(height: Double(height), textScale: textScale())
      if new != heightClass {
        heightClass = new
        heightChanged(new)
      }
    }
    guard let content else { return }
    // What came with the class may need more room than there is until the next frame.
    let given = max(width, content.measure(.horizontal).minimum)
    let tall = max(height, content.measure(.vertical, forSize: given).minimum)
    content.allocate(x: bin.isRightToLeft ? width - given : 0, y: 0, width: given, height: tall, baseline: baseline)
    overlay?.allocate()
    guard let need else { return }
    let limit = Int(LengthLimit.window)
    let least = content.measure(.horizontal).minimum
    need.take(WindowNeed.Size(width: min(least, limit), height: min(content.measure(.vertical, forSize: given).minimum, limit)))
  }
}
