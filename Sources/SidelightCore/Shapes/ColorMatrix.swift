/// What becomes of the parts of a colour: each new part is a sum of the old ones, times factors, and an amount of its own.
package struct ColorMatrix: Hashable, Sendable {
  /// For red, green, blue and alpha in turn: the factors of red, green, blue and alpha, and what is added to their sum.
  package var rows: [[Double]]

  package init(_ rows: [[Double]]) { self.rows = rows }

  /// Each of red, green and blue times a factor, and something more.
  package init(factor: Double, adding amount: Double) {
    self.init([[factor, 0, 0, 0, amount], [0, factor, 0, 0, amount], [0, 0, factor, 0, amount], [0, 0, 0, 1, 0]])
  }

  /// Each part times a factor.
  package init(multiplying red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.init([[red, 0, 0, 0, 0], [0, green, 0, 0, 0], [0, 0, blue, 0, 0], [0, 0, 0, alpha, 0]])
  }

  /// Black, as opaque as colours are bright.
  package static let opacityOfLight = ColorMatrix([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], lights + [0, 0]])

  /// Red, green and blue as sums of each other.
  private init(mixing rows: [[Double]]) { self.init(rows.map { $0 + [0, 0] } + [[0, 0, 0, 1, 0]]) }

  /// How bright red, green and blue are, as CSS has it.
  private static let lights = [0.213, 0.715, 0.072]

  /// Colours so many times as strong: 0 for grey.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      mixing: (0..<3).map { row in (0..<3).map { lights[$0] * (1 - amount) + (row == $0 ? amount : 0) } })
  }

  /// Colours turned on the wheel by an angle in degrees. They are as bright as before.
  package static func hue(_ degrees: Double) -> ColorMatrix {
    let (cosine, sine) = (Wave.cos(degrees * .pi / 180), Wave.sin(degrees * .pi / 180))
    let turns = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    return ColorMatrix(
      mixing: (0..<3).map { row in
        (0..<3).map { lights[$0] + cosine * ((row == $0 ? 1 : 0) - lights[$0]) + sine * turns[row][$0] }
      })
  }
}

extension PictureFilter {
  /// What becomes of colours; nil where that is not all that the filter does.
  package var colors: ColorMatrix? {
    switch self {
    case .shadow, .blurred, .several, .multiplied: return nil
    case .opacityOfLight: return .opacityOfLight
    case .brightness(let amount): return ColorMatrix(factor: 1, adding: amount)
    case .contrast(let amount): return ColorMatrix(factor: amount, adding: (1 - amount) / 2)
    case .saturation(let amount): return .saturation(max(0, amount))
    case .grey(let amount): return .saturation(1 - min(max(amount, 0), 1))
    case .turnedHue(let degrees): return .hue(degrees)
    case .inverted: return ColorMatrix(factor: -1, adding: 1)
    }
  }

  /// Those that it consists of, the first one first; itself where it is no more than one.
  package var parts: [PictureFilter] { if case .several(let filters) = self { filters.flatMap(\.parts) } else { [self] } }

  /// Between two filters of a kind; nil where nothing is.
  package func between(_ end: PictureFilter, at part: Double) -> PictureFilter? {
    func mix(_ first: Double, _ last: Double) -> Double { first + (last - first) * part }
    switch (self, end) {
    case (.blurred(let first), .blurred(let last)): return .blurred(radius: max(0, mix(first, last)))
    case (.brightness(let first), .brightness(let last)): return .brightness(mix(first, last))
    case (.contrast(let first), .contrast(let last)): return .contrast(mix(first, last))
    case (.saturation(let first), .saturation(let last)): return .saturation(mix(first, last))
    case (.grey(let first), .grey(let last)): return .grey(mix(first, last))
    case (.turnedHue(let first), .turnedHue(let last)): return .turnedHue(mix(first, last))
    case (.several(let first), .several(let last)) where first.count == last.count:
      return .several(zip(first, last).map { $0.between($1, at: part) ?? $1 })
    default: return nil
    }
  }
}
