import SidelightBridge

/// Shows a label smaller where its place is too small for it, and gives one with spaced letters the room that it needs.
@MainActor final class TextFitting: WidgetLayout {
  let bin: LayoutBin
  let label: LabelWidget
  private var wish = Wish()

  /// What a label alone can't do.
  struct Wish: Equatable {
    /// How much further than otherwise letters stand from each other, in pixels.
    var spacing = 0.0
    /// How small the text may become, in proportion to its size; from 0 to 1.
    var leastScale = 1.0
    /// How much further than otherwise lines stand from each other, in pixels.
    var lineSpacing = 0.0
    /// Whether letters may come nearer to each other where the place is too narrow.
    var tightens = false

    static let none = Wish()
  }

  /// How the text is drawn, in proportion to its own size and width.
  private struct Fit {
    var scale = 1.0
    var width = 1.0
  }

  /// So much narrower than its own width, tightened text can still be read as if nothing was done to it.
  private static let tightest = 0.94

  init(_ label: LabelWidget) {
    self.label = label
    bin = LayoutBin(child: label)
    bin.layout = self
    bin.requestMode = .heightForWidth
  }

  func set(_ wish: Wish) {
    var wish = wish
    // Pango measures a line without the space at its ends, and breaks it or takes letters from it with that.
    wish.spacing = wish.spacing > 0 ? Double(pixels(wish.spacing, .up)) : 0
    // Text that nobody could see any more would be no help.
    wish.leastScale = wish.leastScale.isNaN ? 1 : min(max(wish.leastScale, 0.05), 1)
    guard wish != self.wish else { return }
    self.wish = wish
    label.lineSpacing = wish.lineSpacing
    label.queueResize()
    bin.queueResize()
  }

  private var spacing: Int { Int(wish.spacing) }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    label.lineSpacing = wish.lineSpacing
    switch orientation {
    case .horizontal:
      let own = label.measure(.horizontal)
      let least = wish.leastScale * (wish.tightens ? Self.tightest : 1)
      return Measurement(minimum: scaled(own.minimum + spacing, least), natural: own.natural + spacing)
    case .vertical:
      let fit = forSize < 0 ? Fit() : fit(forWidth: forSize, height: nil)
      var result = height(at: fit, forWidth: forSize)
      let least = Fit(scale: wish.leastScale, width: wish.tightens ? Self.tightest : 1)
      result.minimum = min(height(at: least, forWidth: forSize).minimum, result.natural)
      return result
    }
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    label.lineSpacing = wish.lineSpacing
    let fit = fit(forWidth: width, height: height)
    let room = room(width, at: fit)
    let least = label.measure(.vertical, forSize: room).minimum
    label.allocate(
      width: room, height: max(Int(Double(height) / fit.scale), least),
      transform: Transform(scaleX: fit.scale * fit.width, scaleY: fit.scale))
  }

  /// The width of the label in a place of some width, in its own pixels.
  private func room(_ width: Int, at fit: Fit) -> Int {
    max(Int(Double(width) / fit.scale / fit.width), label.measure(.horizontal).minimum)
  }

  private func height(at fit: Fit, forWidth width: Int) -> Measurement {
    let own = label.measure(.vertical, forSize: width < 0 ? -1 : room(width, at: fit))
    // Where the text may become smaller its baseline would lie elsewhere, and further down than its least height.
    let baseline = wish.leastScale == 1 ? own.naturalBaseline : -1
    return Measurement(
      minimum: scaled(own.minimum, fit.scale), natural: scaled(own.natural, fit.scale), minimumBaseline: baseline, naturalBaseline: baseline
    )
  }

  private func scaled(_ length: Int, _ scale: Double) -> Int { Int((Double(length) * scale).rounded(.up)) }

  /// The widest and then the largest letters with which all of the text fits, or the least that it may have.
  private func fit(forWidth width: Int, height: Int?) -> Fit {
    var fit = Fit()
    func isTooLarge() -> Bool {
      !fits(
        width: Int(Double(width) / fit.scale / fit.width), height: height.map { Int((Double($0) / fit.scale).rounded(.up)) })
    }
    if wish.tightens {
      while fit.width > Self.tightest, isTooLarge() { fit.width = max(fit.width - 0.02, Self.tightest) }
    }
    while fit.scale > wish.leastScale, isTooLarge() { fit.scale = max(fit.scale - 1 / 32, wish.leastScale) }
    return fit
  }

  private func fits(width: Int, height: Int?) -> Bool {
    if !label.wraps, label.measure(.horizontal).natural + spacing > width { return false }
    return label.shows(allIn: width, height: height)
  }
}
