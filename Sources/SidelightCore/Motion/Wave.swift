/// The functions of what swings and fades. Swift's own library has none of them, and the core uses no other one.
package enum Wave {
  /// e to a power, as the power of two that is nearest and a series for the rest.
  package static func exp(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    guard x < 700 else { return .infinity }
    let ln2 = 0.693147180559945309417
    let twos = (x / ln2).rounded()
    let rest = x - twos * ln2
    var (term, sum) = (1.0, 1.0)
    for number in 1...16 {
      term *= rest / Double(number)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(twos), significand: 1)
  }

  static func sin(_ x: Double) -> Double { series(x, from: 1) }

  static func cos(_ x: Double) -> Double { series(x, from: 0) }

  /// Every second term of the series of e to an imaginary power, whose signs take turns.
  private static func series(_ x: Double, from first: Int) -> Double {
    let angle = x.remainder(dividingBy: 2 * .pi)
    var term = first == 0 ? 1 : angle
    var sum = term
    for number in stride(from: first + 1, to: 28, by: 2) {
      term *= -angle * angle / Double(number * (number + 1))
      sum += term
    }
    return sum
  }
}
