import SidelightBridge

/// The least size that a window has been told its content needs. A window hears of another one between two frames, and never within one.
///
/// A window that needs more than it has, or no longer needs what it has for that reason alone, asks the display for another size. GDK's X11
/// backend (up to 4.24 at least) that asks within a frame leaves out the layout of that frame and draws it all the same, and GTK then warns
/// of a window without an allocation. Between two frames the answer comes first. For one frame the content is wider than the window, and is
/// cut at its edges.
@MainActor final class WindowNeed {
  private let content: LayoutContainer
  private var told: Size?
  private var telling: MainSource?

  struct Size: Equatable {
    let width: Int
    let height: Int
  }

  init(of content: LayoutContainer) { self.content = content }

  /// What the window is to hear of what its content asks for.
  func bounded(_ need: Measurement, _ orientation: Orientation) -> Measurement {
    guard let told else { return need }
    let isHorizontal = orientation == .horizontal
    let least = isHorizontal ? told.width : told.height
    guard changesWindow(from: least, to: need.minimum, has: isHorizontal ? content.width : content.height) else { return need }
    return Measurement(minimum: least, natural: max(least, need.natural))
  }

  /// Whether a window of a size gets another one when its content needs more or less than it did.
  private func changesWindow(from old: Int, to new: Int, has size: Int) -> Bool { new > size || new < old && old >= size }

  /// Takes in what the content needs, from inside of layout.
  func take(_ size: Size) {
    // A window opens with what its content needs.
    guard let told else {
      self.told = size
      return
    }
    telling?.cancel()
    telling = nil
    guard
      changesWindow(from: told.width, to: size.width, has: content.width)
        || changesWindow(from: told.height, to: size.height, has: content.height)
    else {
      self.told = size
      return
    }
    telling = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in
      guard let self else { return }
      self.told = size
      content.queueResize()
      // GDK's own request goes out before this.
      telling = MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in
        guard let self else { return }
        telling = nil
        (content.root as? WindowWidget)?.awaitAnswers()
      }
    }
  }

  func forget() {
    telling?.cancel()
    telling = nil
  }
}
