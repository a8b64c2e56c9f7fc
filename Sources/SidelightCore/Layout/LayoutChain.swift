/// Layout modifiers around an element, innermost first: what the whole needs, and where the element lies in it.
package struct LayoutChain: Equatable, Sendable {
  package var modifiers: [LayoutModifier]
  package var contentGreed: Greed

  package init(_ modifiers: [LayoutModifier], contentGreed: Greed) {
    self.modifiers = modifiers
    self.contentGreed = contentGreed
  }

  /// What remains of the content's greed outside of the modifiers.
  package static func greed(_ content: Greed, through modifiers: [LayoutModifier]) -> Greed {
    modifiers.reduce(content) { $0.outside(of: $1) }
  }
}

extension Greed {
  /// What remains of it outside of a modifier.
  func outside(of modifier: LayoutModifier) -> Greed {
    switch modifier {
    case .padding, .aspect: self
    case .fixed(let fixesWidth, let fixesHeight): Greed(horizontal && !fixesWidth, vertical && !fixesHeight)
    case .frame(let frame):
      Greed(
        frame.maxWidth.map { $0 == .infinity } ?? (horizontal && !(frame.minWidth != nil && frame.minWidth == frame.maxWidth)),
        frame.maxHeight.map { $0 == .infinity } ?? (vertical && !(frame.minHeight != nil && frame.minHeight == frame.maxHeight)))
    }
  }
}

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

  /// What the content needs along one axis, when its other side is `available` long; nil where that is open.
  package typealias Content = (_ horizontal: Bool, _ available: Double?) -> Length

  /// The whole chain's need along one axis, from the content's. `available` is the other side's length, or nil when it is open.
  ///
  /// Complexity: each modifier asks what is in it a few different questions at most, however many there are.
  package func measure(horizontal: Bool, available: Double?, open: OpenAxes = .none, content: Content) -> Length {
    var answers = LayoutAnswers(self)
    return measure(modifiers.count, horizontal, available, open, content, &answers)
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

  /// Where the content lies when the outermost modifier is given this size.
  package func contentBox(width: Double, height: Double, open: OpenAxes = .none, content: Content) -> Box {
    var answers = LayoutAnswers(self)
    var box = Box(x: 0, y: 0, width: width, height: height)
    var open = open
    for count in modifiers.indices.reversed() { place(modifiers[count], around: count, &box, &open, content, &answers) }
    return box
  }
}

// MARK: - Of the innermost modifiers

extension LayoutChain {
  /// What so many of the innermost modifiers need together.
  private func measure(
    _ count: Int, _ horizontal: Bool, _ available: Double?, _ open: OpenAxes, _ content: Content, _ answers: inout LayoutAnswers
  ) -> Length {
    guard count > 0 else { return content(horizontal, available) }
    let question = LayoutAnswers.Question(count: count, horizontal: horizontal, available: available, open: open)
    if let known = answers[question] { return known }
    let length = measure(modifiers[count - 1], around: count - 1, horizontal, available, open, content, &answers)
    answers[question] = length
    return length
  }

  private func measure(
    _ modifier: LayoutModifier, around inner: Int, _ horizontal: Bool, _ available: Double?, _ open: OpenAxes, _ content: Content,
    _ answers: inout LayoutAnswers
  ) -> Length {
    switch modifier {
    case .padding(let insets):
      let (along, across) = horizontal ? (insets.width, insets.height) : (insets.height, insets.width)
      let length = measure(inner, horizontal, available.map { max(0, $0 - across) }, open, content, &answers)
      return Length(length.minimum + along, length.natural + along)
    case .frame(let frame):
      let other = frame.range(horizontal: !horizontal)
      let openInside = open.inside(frame)
      var given = other.fixed
      if let available {
        let offered = min(max(available, other.minimum ?? 0), other.maximum ?? .infinity)
        given =
          answers.takesAll(inner, horizontal: !horizontal)
          ? offered : min(offered, measure(inner, !horizontal, nil, openInside, content, &answers).natural)
      }
      let length = measure(inner, horizontal, given, openInside, content, &answers)
      return frame.range(horizontal: horizontal).apply(to: length, isOpen: open.contains(horizontal: horizontal))
    case .fixed(let fixesWidth, let fixesHeight):
      let openInside = open.opened(fixesWidth, fixesHeight)
      // A width comes first: a height follows from it.
      let given =
        if horizontal { fixesHeight ? nil : available } else {
          fixesWidth ? measure(inner, true, nil, openInside, content, &answers).natural : available
        }
      let length = measure(inner, horizontal, given, openInside, content, &answers)
      return (horizontal ? fixesWidth : fixesHeight) ? Length(length.natural, length.natural) : length
    case .aspect(let ratio, _):
      guard let available, let ratio = ratio ?? ownRatio(of: inner, open, content, &answers) else {
        return measure(inner, horizontal, available, open, content, &answers)
      }
      // It becomes smaller in proportion where there is less room.
      let least = measure(inner, horizontal, nil, open, content, &answers).minimum
      return Length(least, max(least, horizontal ? available * ratio : available / ratio))
    }
  }

  /// The width in proportion to the height that the content wishes; nil where it wishes none.
  private func ownRatio(of inner: Int, _ open: OpenAxes, _ content: Content, _ answers: inout LayoutAnswers) -> Double? {
    let width = measure(inner, true, nil, open, content, &answers).natural
    let height = measure(inner, false, nil, open, content, &answers).natural
    return width > 0 && height > 0 ? width / height : nil
  }

  /// Goes from the box of a modifier, and the axes that are open there, to those of what is in it.
  private func place(
    _ modifier: LayoutModifier, around inner: Int, _ box: inout Box, _ open: inout OpenAxes, _ content: Content,
    _ answers: inout LayoutAnswers
  ) {
    switch modifier {
    case .padding(let insets):
      box = Box(
        x: box.x + insets.leading, y: box.y + insets.top, width: max(0, box.width - insets.width),
        height: max(0, box.height - insets.height))
    case .frame(let frame):
      open = open.inside(frame)
      let across = measure(inner, true, nil, open, content, &answers)
      let width = answers.takesAll(inner, horizontal: true) ? box.width : max(across.minimum, min(across.natural, box.width))
      let along = measure(inner, false, width, open, content, &answers)
      let height = answers.takesAll(inner, horizontal: false) ? box.height : max(along.minimum, min(along.natural, box.height))
      box.take(width, height, frame.alignment)
    case .fixed(let fixesWidth, let fixesHeight):
      open = open.opened(fixesWidth, fixesHeight)
      let width = fixesWidth ? measure(inner, true, nil, open, content, &answers).natural : box.width
      let height = fixesHeight ? measure(inner, false, width, open, content, &answers).natural : box.height
      box.take(width, height, .center)
    case .aspect(let ratio, let fills):
      guard let ratio = ratio ?? ownRatio(of: inner, open, content, &answers) else { return }
      let wide = box.height * ratio
      let width = fills ? max(box.width, wide) : min(box.width, wide)
      box.take(width, width / ratio, .center)
    }
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

extension ElementAlignment.Side {
  /// The part of the spare room that lies before the content.
  package var fraction: Double {
    switch self {
    case .start, .firstTextBaseline: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
