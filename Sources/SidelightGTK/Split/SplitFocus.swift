import SidelightBridge

/// Keeps the keyboard focus while columns change their place, which takes it away from what is in them.
@MainActor final class SplitFocus {
  private let bin: LayoutContainer
  /// Where the focus was when its column had to change its place, and what was selected in the text there.
  private(set) var held: Widget?
  private var selection: (cursor: Int, bound: Int)?
  /// Where GTK put the focus meanwhile.
  private var stray: Widget?

  init(_ bin: LayoutContainer) { self.bin = bin }

  /// Whether the focus waits to be given back.
  var isHeld: Bool { held != nil }

  /// Remembers the focus if it is in one of the widgets that are about to move.
  func hold(in moving: [Widget]) {
    guard let focus = bin.focusInRoot, focus.isInside(bin) else { return }
    if moving.contains(where: { focus == $0 || focus.isInside($0) }) {
      // What GTK chose while the held widget waits to be seen again was nobody's wish.
      if held == nil || focus != stray {
        held = focus
        selection = focus.textSelection
      }
    } else if !Toolkit.keepsLostFocus || focus.nearest(typeNamed: "AdwBackButton") == nil {
      return
    }
    // Meanwhile the focus is on the split view itself, so that GTK has no need to move it.
    bin.focusInRoot = bin
  }

  /// Where the focus is now is GTK's choice, if it is held.
  func noteStray() {
    if held != nil { stray = bin.focusInRoot }
  }

  /// Forgets the focus, which is to go elsewhere.
  func release() {
    held = nil
    stray = nil
  }

  /// Gives the focus back to where it was, as soon as that can be seen again, unless it has gone elsewhere since.
  func restore() {
    guard let focus = held else { return }
    if let now = bin.focusInRoot, now != focus, now != stray, now.isMapped, !focus.isInside(now) {
      release()
    } else if focus.isMapped {
      release()
      focus.grabFocusKeepingCursor()
      focus.textSelection = selection
    }
  }
}
