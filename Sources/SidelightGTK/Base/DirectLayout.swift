package import SidelightBridge
package import SidelightCore

/// What a widget can do for layout modifiers by itself: margins, a size request, and a side to lie on when it is given more.
package struct DirectLayout: Equatable, Sendable {
  package var margins = Margins.zero
  /// Pixels, or -1.
  package var width = -1
  package var height = -1
  /// Set where a frame takes all the space but its content does not.
  package var horizontal, vertical: Align?

  package init() {}
}

extension DirectLayout {
  /// Whether the widget can do these modifiers by itself, which is what rows of a list should come to.
  ///
  /// Paddings add up to margins. A frame that only takes all the space becomes expansion. A fixed frame becomes a size request
  /// where the content cannot be larger than it, as long as no padding lies within it.
  package static func covers(_ modifiers: [LayoutModifier], around kind: Element.Kind) -> Bool {
    // What is in a region of its own follows the widget.
    if modifiers.count == 1, case .direction? = modifiers.first { return true }
    var isInnermost = true
    var frames = 0
    for modifier in modifiers {
      switch modifier {
      case .fixed, .aspect, .position, .guide, .direction, .relative, .safePadding, .ignoring: return false
      case .padding(let insets):
        // GTK has no margins below zero.
        guard min(insets.top, insets.leading, insets.bottom, insets.trailing) >= 0 else { return false }
        isInnermost = false
      case .frame(let frame):
        frames += 1
        guard frames == 1 else { return false }
        let takesAll =
          frame.minWidth == nil && frame.minHeight == nil && frame.idealWidth == nil && frame.idealHeight == nil
          && (frame.maxWidth ?? .infinity) == .infinity && (frame.maxHeight ?? .infinity) == .infinity
        if takesAll { continue }
        guard isInnermost, fits(kind, in: frame) else { return false }
      }
    }
    return true
  }

  private static func fits(_ kind: Element.Kind, in frame: FrameElement) -> Bool {
    let isFixed = frame.minWidth == frame.maxWidth && frame.minHeight == frame.maxHeight
    guard isFixed, frame.minWidth != .infinity, frame.minHeight != .infinity else { return false }
    return switch kind {
    case .color, .shape, .drawing, .spacer: true
    case .image(let image):
      !image.isResizable && !image.isFile
        && min(frame.minWidth ?? .infinity, frame.minHeight ?? .infinity) >= Double(image.symbolSize)
    default: false
    }
  }

  /// The margins and sizes of modifiers for which ``covers(_:around:)`` holds.
  package init(_ modifiers: [LayoutModifier]) {
    for modifier in modifiers {
      switch modifier {
      case .padding(let insets):
        margins.top += pixels(insets.top)
        margins.bottom += pixels(insets.bottom)
        margins.start += pixels(insets.leading)
        margins.end += pixels(insets.trailing)
      case .frame(let frame):
        if let least = frame.minWidth, least.isFinite { width = pixels(least) }
        if let least = frame.minHeight, least.isFinite { height = pixels(least) }
        if frame.maxWidth == .infinity { horizontal = frame.alignment.horizontal.align }
        if frame.maxHeight == .infinity { vertical = frame.alignment.vertical.align }
      case .fixed, .aspect, .position, .guide, .direction, .relative, .safePadding, .ignoring: break
      }
    }
  }
}

/// The layout that a widget has by its own margins and sizes. Most have none, and a controller is an eighth smaller for that.
final class AppliedLayout {
  let layout: DirectLayout

  init(_ layout: DirectLayout) { self.layout = layout }
}

extension Element {
  /// Whether it scrolls below panes of glass beside the page that it is all of.
  func runsBelowGlass(in around: Element?) -> Bool {
    guard case .scroll = kind, case .page(let page)? = around?.kind else { return false }
    return page.runsBeneath
  }

  /// Whether its widget can't do by itself what is said around it.
  var needsLayout: Bool {
    if !DirectLayout.covers(layout, around: kind) { return true }
    guard let traits = storedTraits?.traits, traits.hasRare else { return false }
    return traits.rare.layoutPriority != 0 || standsElsewhere || traits.rare.transition != nil || traits.rare.contentChange != nil
  }

  /// Whether it says which of its views is scrolled to.
  var hasScrollTargets: Bool {
    guard let traits = storedTraits?.traits, traits.hasRare else { return false }
    return traits.rare.scrollTargets != nil
  }

  /// How it comes and goes; nil where that is not said.
  var transition: TransitionElement? {
    guard let traits = storedTraits?.traits, traits.hasRare else { return nil }
    return traits.rare.transition
  }

  /// How a text or a picture comes in place of an earlier one of the same element; nil where it does so at once.
  func change(from earlier: Element) -> TransitionElement? {
    guard kind != earlier.kind, let traits = storedTraits?.traits, traits.hasRare, let change = traits.rare.contentChange else {
      return nil
    }
    switch kind {
    case .text, .image: return change.way(from: earlier.storedTraits?.traits.rare.contentChange)
    default: return nil
    }
  }

  /// Above which of its neighbours it is shown.
  var zIndex: Double {
    guard let traits = storedTraits?.traits, traits.hasRare else { return 0 }
    return traits.rare.zIndex
  }

  /// Before which of its neighbours assistive technology reads it.
  var sortPriority: Double {
    guard let traits = storedTraits?.traits, traits.hasRare else { return 0 }
    return traits.rare.sortPriority
  }

  /// Whether its widget has another place among its neighbours than the app gave it.
  var standsElsewhere: Bool { zIndex != 0 || sortPriority != 0 }

  /// Whether it stays in view while what it stands among is scrolled.
  var isPinned: Bool { zIndex == RareTraits.pinnedIndex }

  /// Whether it is a row of a list or a control, of which there are many with little inside.
  var isRowOrControl: Bool {
    switch kind {
    case .row, .control, .label: true
    default: false
    }
  }
}
