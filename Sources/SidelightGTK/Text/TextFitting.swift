import SidelightBridge

/// Shows a label smaller where its place is too small for it, and gives one with spaced letters the room that it needs.
@MainActor final class TextFitting: WidgetLayout {
  let bin: LayoutBin
  let label: LabelWidget
  private var spacing = 0
  private var leastScale = 1.0

  init(_ label: LabelWidget) {
    self.label = label
    bin = LayoutBin(child: label)
    bin.layout = self
    bin.requestMode = .heightForWidth
  }

  /// - Parameters:
  ///   - spacing: how much further than otherwise letters stand from each other, in pixels.
  ///   - leastScale: how small the text may become, in proportion to its size; from 0 to 1.
  func set(spacing: Double, leastScale: Double) {
    // Pango measures a line without the space at its ends, and breaks it or takes letters from it with that.
    let whole = spacing > 0 ? pixels(spacing, .up) : 0
    // Text that nobody could see any more would be no help.
    let least = leastScale.isNaN ? 1 : min(max(leastScale, 0.05), 1)
    guard (whole, least) != (self.spacing, self.leastScale) else { return }
    (self.spacing, self.leastScale) = (whole, least)
    bin.queueResize()
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let own = label.measure(.horizontal)
      return Measurement(minimum: scaled(own.minimum + spacing, leastScale), natural: own.natural + spacing)
    case .vertical:
      let natural = height(at: forSize < 0 ? 1 : scale(forWidth: forSize, height: nil), forWidth: forSize).natural
      return Measurement(minimum: min(height(at: leastScale, forWidth: forSize).minimum, natural), natural: natural)
    }
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let scale = scale(forWidth: width, height: height)
    let room = room(width, at: scale)
    let least = label.measure(.vertical, forSize: room).minimum
    label.allocate(width: room, height: max(Int(Double(height) / scale), least), transform: Transform(scaleX: scale, scaleY: scale))
  }

  /// The width of the label in a place of some width, in its own pixels.
  private func room(_ width: Int, at scale: Double) -> Int { max(Int(Double(width) / scale), label.measure(.horizontal).minimum) }

  private func height(at scale: Double, forWidth width: Int) -> Measurement {
    let own = label.measure(.vertical, forSize: width < 0 ? -1 : room(width, at: scale))
    return Measurement(minimum: scaled(own.minimum, scale), natural: scaled(own.natural, scale))
  }

  private func scaled(_ length: Int, _ scale: Double) -> Int { Int((Double(length) * scale).rounded(.up)) }

  /// The largest scale at which all of the text fits, or the least one that it may have.
  private func scale(forWidth width: Int, height: Int?) -> Double {
    var scale = 1.0
    while scale > leastScale, !fits(width: Int(Double(width) / scale), height: height.map { Int((Double($0) / scale).rounded(.up)) }) {
      scale = max(scale - 1 / 32, leastScale)
    }
    return scale
  }

  private func fits(width: Int, height: Int?) -> Bool {
    if !label.wraps, label.measure(.horizontal).natural + spacing > width { return false }
    return label.shows(allIn: width, height: height)
  }
}
