extension Element {
  /// What is shown on the way from one look of an element to another one: lengths, turns, sizes and opacity are between both. All else is as it
  /// is at the end; nil where nothing is between them.
  ///
  /// - Parameter part: 0 for the first look, 1 for the last one; springs go beyond.
  package func between(_ end: Element, at part: Double) -> Element? {
    var middle = end
    var moves = false
    if traits.opacity != end.traits.opacity {
      middle.traits.opacity = min(max(mix(traits.opacity, end.traits.opacity, part), 0), 1)
      moves = true
    }
    if layout != end.layout, layout.count == end.layout.count {
      for (index, first) in layout.enumerated() {
        guard let between = first.between(end.layout[index], at: part) else { continue }
        middle.layout[index] = between
        moves = true
      }
    }
    if kind != end.kind, let between = kind.between(end.kind, at: part) {
      middle.kind = between
      moves = true
    }
    return moves ? middle : nil
  }
}

extension Element.Kind {
  fileprivate func between(_ end: Element.Kind, at part: Double) -> Element.Kind? {
    switch (self, end) {
    case (.layers(let first), .layers(let last)):
      guard let effect = first.effect?.between(last.effect, at: part) else { return nil }
      var middle = last
      middle.effect = effect
      return .layers(middle)
    case (.stack(let first), .stack(let last)):
      guard first.axis == last.axis, first.spacing != last.spacing, let from = first.spacing, let to = last.spacing else { return nil }
      var middle = last
      middle.spacing = length(from, to, part)
      return .stack(middle)
    default: return nil
    }
  }
}

extension LayerEffect {
  fileprivate func between(_ end: LayerEffect?, at part: Double) -> LayerEffect? {
    switch (self, end) {
    case (.moved(let x, let y), .moved(let right, let down)?) where self != end: .moved(x: mix(x, right, part), y: mix(y, down, part))
    case (.turned(let first, _), .turned(let last, let point)?) where first != last: .turned(mix(first, last, part), about: point)
    case (.scaled(let wide, let high, _), .scaled(let x, let y, let point)?) where wide != x || high != y:
      .scaled(x: mix(wide, x, part), y: mix(high, y, part), from: point)
    case (.transformed(let first), .transformed(let last)?) where first != last:
      first.between(last, at: part).map { .transformed($0) }
    case (.filtered(let first), .filtered(let last)?) where first != last: first.between(last, at: part).map { .filtered($0) }
    case (.turnedInSpace(let first, let from, _, let near, let less), .turnedInSpace(let last, let axis, let point, let far, let more)?)
    where self != end:
      .turnedInSpace(
        mix(first, last, part),
        axis: SpaceAxis(x: mix(from.x, axis.x, part), y: mix(from.y, axis.y, part), z: mix(from.z, axis.z, part)), about: point,
        depth: mix(near, far, part), perspective: max(0, mix(less, more, part)))
    default: nil
    }
  }
}

extension LayoutModifier {
  fileprivate func between(_ end: LayoutModifier, at part: Double) -> LayoutModifier? {
    switch (self, end) {
    case (.padding(let first), .padding(let last)) where first != last:
      .padding(
        Insets(
          top: length(first.top, last.top, part), leading: length(first.leading, last.leading, part),
          bottom: length(first.bottom, last.bottom, part), trailing: length(first.trailing, last.trailing, part)))
    case (.frame(let first), .frame(let last)) where first != last: first.between(last, at: part).map { .frame($0) }
    default: nil
    }
  }
}

extension FrameElement {
  /// Lengths that both have are between both.
  fileprivate func between(_ end: FrameElement, at part: Double) -> FrameElement? {
    var middle = end
    var moves = false
    for path in [\FrameElement.minWidth, \.idealWidth, \.maxWidth, \.minHeight, \.idealHeight, \.maxHeight] {
      guard let first = self[keyPath: path], let last = end[keyPath: path], first != last, first.isFinite, last.isFinite else { continue }
      middle[keyPath: path] = length(first, last, part)
      moves = true
    }
    return moves ? middle : nil
  }
}

/// A length between two others. A spring that swings over does not make it negative.
private func length(_ first: Double, _ last: Double, _ part: Double) -> Double { max(mix(first, last, part), min(first, last, 0)) }

private func mix(_ first: Double, _ last: Double, _ part: Double) -> Double { first + (last - first) * part }
