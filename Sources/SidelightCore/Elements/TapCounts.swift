/// How many clicks or taps in a row a view hears together: one, two, or each of them.
package struct TapCounts: Equatable, Sendable {
  private let counts: Set<Int>

  /// - Parameter counts: each above 0.
  package init(_ counts: some Sequence<Int>) { self.counts = Set(counts) }

  package var isEmpty: Bool { counts.isEmpty }

  /// In ascending order.
  package var all: [Int] { counts.sorted() }

  /// How many are heard together with the one of this number in a row, from 1; nil where that one is not heard. After as many as the view
  /// hears at most, they begin anew.
  package func heard(with number: Int) -> Int? {
    guard let most = counts.max() else { return nil }
    let count = (number - 1) % most + 1
    return counts.contains(count) ? count : nil
  }

  /// Whether further ones may turn these into more.
  package func mayGrow(_ count: Int) -> Bool { counts.contains { $0 > count } }
}

extension [Hearer] {
  package var taps: TapCounts { TapCounts(compactMap { if case .tap(let count) = $0.kind { count } else { nil } }) }
}
