/// A slider for a number, with its label in slot `.body`. Sends ``Event/slide(_:value:)`` and ``Event/editing(_:_:)``.
package struct SliderElement: ControlElement {
  /// The value that the app wants it to show: finite, and within the bounds.
  package let value: Double
  package let lower: Double
  package let upper: Double
  /// The step between the values that can be chosen, counted from the lower bound; nil when every value can be chosen.
  package let step: Double?
  /// Whether the label is hidden; assistive technology still reads it.
  package let isLabelHidden: Bool
  /// What marks values beside the line, in the order of these.
  package var marks: [Mark] = []
  /// Where the fill of the line begins, within the bounds; nil for the lower one.
  package var neutral: Double?
  /// The values that the user can choose, within the bounds; nil for all.
  package var enabled: ClosedRange<Double>?

  /// A value that is marked, with what stands there.
  package struct Mark: Equatable, Sendable {
    package let value: Double
    package let text: String?

    package init(_ value: Double, _ text: String?) {
      self.value = value
      self.text = text
    }
  }

  /// Accepts any numbers: invalid bounds become 0 to 1, and a value outside of the bounds becomes the nearest one inside.
  package init(value: Double, lower: Double, upper: Double, step: Double? = nil, isLabelHidden: Bool = false) {
    self.isLabelHidden = isLabelHidden
    let isRange = lower.isFinite && upper.isFinite && lower <= upper && (upper - lower).isFinite
    // A widget knows no zero with a sign.
    self.lower = isRange ? lower + 0 : 0
    self.upper = isRange ? upper + 0 : 1
    self.value = value.isNaN ? self.lower : min(max(value, self.lower), self.upper) + 0
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The nearest value that can be chosen.
  package func nearest(to number: Double) -> Double {
    guard !number.isNaN else { return value }
    let (least, greatest) = (max(lower, enabled?.lowerBound ?? lower), min(upper, enabled?.upperBound ?? upper))
    let inside = min(max(number, least), greatest)
    guard let step else { return inside }
    let last = ((upper - lower) / step).rounded(.down)
    // Steps that are too small to be counted are none.
    guard last.isFinite else { return inside }
    // Of the steps those count that lie within what can be chosen.
    let first = ((least - lower) / step - 1e-9).rounded(.up)
    let final = min(((greatest - lower) / step + 1e-9).rounded(.down), last)
    guard first <= final else { return inside }
    return min(lower + min(max(((inside - lower) / step).rounded(), first), final) * step, upper)
  }
}

/// The part of a slider's line that is filled, in pixels from its left end.
package struct SliderFill: Equatable, Sendable {
  package let start, length: Double

  /// - Parameters:
  ///   - neutral: where it begins, as a part of the way from the least value to the greatest.
  ///   - value: where it ends, in the same way.
  ///   - line: how long the line is.
  ///   - knob: how long the knob is, whose middle stands at the value, and which never leaves the line.
  ///   - least: how long the fill is at least. What is shorter lies below the knob.
  ///   - isMirrored: whether the least value is at the right end.
  package init(from neutral: Double, to value: Double, line: Double, knob: Double, least: Double, isMirrored: Bool) {
    func place(_ part: Double) -> Double {
      let part = min(max(part, 0), 1)
      return knob / 2 + (isMirrored ? 1 - part : part) * max(0, line - knob)
    }
    let (first, last) = (place(neutral), place(value))
    if abs(first - last) < least {
      (start, length) = (min(max(last - least / 2, 0), max(0, line - least)), least)
    } else {
      (start, length) = (min(first, last), abs(first - last))
    }
  }
}

extension SliderElement {
  package var controlRole: ControlRole { .slider }
  package var hiddenSlots: [Slot] { isLabelHidden ? [.body] : [] }
  package var picture: String { "slider \(value) in \(lower)...\(upper)" + (neutral.map { " from \($0)" } ?? "") }
  package var valueText: String { "\(value)" }
  package var keys: ControlKeys? { .widget }

  package func differs(from event: Event) -> Bool { if case .slide(_, let value) = event { value != self.value } else { false } }
}
