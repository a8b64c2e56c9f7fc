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

/// Layout modifiers around a widget, innermost first.
package struct LayoutChain: Equatable, Sendable {
  package var modifiers: [LayoutModifier]
  package var contentGreed: Greed

  package init(_ modifiers: [LayoutModifier], contentGreed: Greed) {
    self.modifiers = modifiers
    self.contentGreed = contentGreed
  }

  /// Whether the widget can do these modifiers by itself, which is what rows of a list should come to.
  ///
  /// Paddings add up to margins. A frame that only takes all the space becomes expansion. A fixed frame becomes a size request
  /// where the content cannot be larger than it, as long as no padding lies within it.
  package static func isDirect(_ modifiers: [LayoutModifier], around kind: Element.Kind) -> Bool {
    var isInnermost = true
    var frames = 0
    for modifier in modifiers {
      switch modifier {
      case .fixed, .aspect: return false
      case .padding: isInnermost = false
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
    case .color, .shape, .spacer: true
    case .image(let image):
      !image.isResizable && !image.isFile
        && min(frame.minWidth ?? .infinity, frame.minHeight ?? .infinity) >= Double(image.symbolSize)
    default: false
    }
  }

  /// The margins and sizes of modifiers for which ``isDirect(_:around:)`` holds.
  package static func direct(_ modifiers: [LayoutModifier]) -> DirectLayout {
    var result = DirectLayout()
    for modifier in modifiers {
      switch modifier {
      case .padding(let insets):
        result.margins.top += pixels(insets.top)
        result.margins.bottom += pixels(insets.bottom)
        result.margins.start += pixels(insets.leading)
        result.margins.end += pixels(insets.trailing)
      case .frame(let frame):
        if let width = frame.minWidth, width.isFinite { result.width = pixels(width) }
        if let height = frame.minHeight, height.isFinite { result.height = pixels(height) }
        if frame.maxWidth == .infinity { result.horizontal = frame.alignment.horizontal.align }
        if frame.maxHeight == .infinity { result.vertical = frame.alignment.vertical.align }
      case .fixed, .aspect: break
      }
    }
    return result
  }

  /// What remains of the content's greed outside of the modifiers.
  package static func greed(_ content: Greed, through modifiers: [LayoutModifier]) -> Greed {
    modifiers.reduce(content) { greed, modifier in
      switch modifier {
      case .padding, .aspect: greed
      case .fixed(let horizontal, let vertical): Greed(greed.horizontal && !horizontal, greed.vertical && !vertical)
      case .frame(let frame):
        Greed(
          frame.maxWidth.map { $0 == .infinity } ?? (greed.horizontal && !(frame.minWidth != nil && frame.minWidth == frame.maxWidth)),
          frame.maxHeight.map { $0 == .infinity } ?? (greed.vertical && !(frame.minHeight != nil && frame.minHeight == frame.maxHeight)))
      }
    }
  }
}

// MARK: - Measuring and placing

extension LayoutChain {
  package struct Length: Equatable, Sendable {
    package var minimum, natural: Double
    package init(_ minimum: Double, _ natural: Double) {
      self.minimum = minimum
      self.natural = natural
    }
  }

  /// Where the content lies in the outermost modifier's box.
  package struct Box: Equatable, Sendable {
    package var x, y, width, height: Double
  }

  /// The whole chain's need along one axis, from the content's. `available` is the other side's length, or nil when it is open.
  package func measure(
    horizontal: Bool, available: Double?, open: OpenAxes = .none, content: (_ horizontal: Bool, _ available: Double?) -> Length
  ) -> Length {
    measure(modifiers[...], horizontal, available, open, content)
  }

  private func measure(
    _ chain: ArraySlice<LayoutModifier>, _ horizontal: Bool, _ available: Double?, _ open: OpenAxes, _ content: (Bool, Double?) -> Length
  ) -> Length {
    guard let last = chain.last else { return content(horizontal, available) }
    let inner = chain.dropLast()
    switch last {
    case .padding(let insets):
      let (along, across) = horizontal ? (insets.width, insets.height) : (insets.height, insets.width)
      let length = measure(inner, horizontal, available.map { max(0, $0 - across) }, open, content)
      return Length(length.minimum + along, length.natural + along)
    case .frame(let frame):
      let other = frame.range(horizontal: !horizontal)
      let openInside = open.inside(frame)
      let given =
        available.map { offered -> Double in
          let clamped = min(max(offered, other.minimum ?? 0), other.maximum ?? .infinity)
          if takesAll(inner, horizontal: !horizontal) { return clamped }
          return min(clamped, measure(inner, !horizontal, nil, openInside, content).natural)
        } ?? other.fixed
      let length = measure(inner, horizontal, given, openInside, content)
      return frame.range(horizontal: horizontal).apply(to: length, isOpen: open.contains(horizontal: horizontal))
    case .fixed(let fixesWidth, let fixesHeight):
      let openInside = open.opened(fixesWidth, fixesHeight)
      // A width comes first: a height follows from it.
      let given =
        if horizontal { fixesHeight ? nil : available } else {
          fixesWidth ? measure(inner, true, nil, openInside, content).natural : available
        }
      let length = measure(inner, horizontal, given, openInside, content)
      return (horizontal ? fixesWidth : fixesHeight) ? Length(length.natural, length.natural) : length
    case .aspect(let ratio, _):
      guard let available, let ratio = ratio ?? ownRatio(of: inner, open, content) else {
        return measure(inner, horizontal, available, open, content)
      }
      // It becomes smaller in proportion where there is less room.
      let least = measure(inner, horizontal, nil, open, content).minimum
      return Length(least, max(least, horizontal ? available * ratio : available / ratio))
    }
  }

  /// The width in proportion to the height that the content wishes; nil where it wishes none.
  private func ownRatio(of inner: ArraySlice<LayoutModifier>, _ open: OpenAxes, _ content: (Bool, Double?) -> Length) -> Double? {
    let width = measure(inner, true, nil, open, content).natural
    let height = measure(inner, false, nil, open, content).natural
    return width > 0 && height > 0 ? width / height : nil
  }

  /// The size that the outermost frame wishes where nothing is offered, as for the content of a sheet; nil where none says one.
  package static func ideal(_ modifiers: [LayoutModifier], horizontal: Bool) -> Double? {
    modifiers.reduce(nil) { ideal, modifier in
      switch modifier {
      case .padding(let insets): ideal.map { $0 + (horizontal ? insets.width : insets.height) }
      case .frame(let frame): (horizontal ? frame.idealWidth : frame.idealHeight) ?? ideal
      case .fixed, .aspect: ideal
      }
    }
  }

  private func takesAll(_ inner: ArraySlice<LayoutModifier>, horizontal: Bool) -> Bool {
    let greed = Self.greed(contentGreed, through: Array(inner))
    return horizontal ? greed.horizontal : greed.vertical
  }

  /// Where the content lies when the outermost modifier is given this size.
  package func contentBox(
    width: Double, height: Double, open: OpenAxes = .none, content: (_ horizontal: Bool, _ available: Double?) -> Length
  ) -> Box {
    var box = Box(x: 0, y: 0, width: width, height: height)
    var open = open
    for count in stride(from: modifiers.count, to: 0, by: -1) {
      let inner = modifiers[..<(count - 1)]
      switch modifiers[count - 1] {
      case .padding(let insets):
        box = Box(
          x: box.x + insets.leading, y: box.y + insets.top, width: max(0, box.width - insets.width),
          height: max(0, box.height - insets.height))
      case .frame(let frame):
        open = open.inside(frame)
        let across = measure(inner, true, nil, open, content)
        let width = takesAll(inner, horizontal: true) ? box.width : max(across.minimum, min(across.natural, box.width))
        let along = measure(inner, false, width, open, content)
        let height = takesAll(inner, horizontal: false) ? box.height : max(along.minimum, min(along.natural, box.height))
        box.take(width, height, frame.alignment)
      case .fixed(let fixesWidth, let fixesHeight):
        open = open.opened(fixesWidth, fixesHeight)
        let width = fixesWidth ? measure(inner, true, nil, open, content).natural : box.width
        let height = fixesHeight ? measure(inner, false, width, open, content).natural : box.height
        box.take(width, height, .center)
      case .aspect(let ratio, let fills):
        guard let ratio = ratio ?? ownRatio(of: inner, open, content) else { continue }
        let wide = box.height * ratio
        let width = fills ? max(box.width, wide) : min(box.width, wide)
        box.take(width, width / ratio, .center)
      }
    }
    return box
  }
}

extension LayoutChain.Box {
  /// Becomes a box of a size, which lies in this one or hangs out over its edges.
  fileprivate mutating func take(_ width: Double, _ height: Double, _ alignment: ElementAlignment) {
    x += (self.width - width) * alignment.horizontal.fraction
    y += (self.height - height) * alignment.vertical.fraction
    self.width = width
    self.height = height
  }
}

extension Insets {
  var width: Double { leading + trailing }
  var height: Double { top + bottom }
}

/// A frame along one axis.
struct FrameRange {
  var minimum, ideal, maximum: Double?

  var fixed: Double? { minimum != nil && minimum == maximum ? minimum : nil }

  /// A frame with a largest size takes that of what it is offered, as the documented one does. Where nothing is offered it has its ideal
  /// size, or else that of its content.
  func apply(to content: LayoutChain.Length, isOpen: Bool) -> LayoutChain.Length {
    let ceiling = maximum ?? .infinity
    let least = max(minimum ?? min(content.minimum, ceiling), 0)
    let wanted = ceiling.isFinite && !isOpen ? ceiling : ideal ?? max(content.natural, least)
    return LayoutChain.Length(least, max(least, min(wanted, ceiling)))
  }
}

extension FrameElement {
  func range(horizontal: Bool) -> FrameRange {
    horizontal
      ? FrameRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
      : FrameRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
  }
}
