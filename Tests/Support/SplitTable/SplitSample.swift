/// What is driven through a whole app, where all combinations at all widths would take too long.
package enum SplitSample {
  /// Each of the 288 declarations once, with something selected in turn. The places of its values in their lists add up to a number that chooses the arrival and, of five
  /// widths that are spread over the stages, one: so every value meets every width, and every two values meet all stages.
  ///
  /// Sorted by width, because a window takes its time to get another one.
  package static let all: [SplitCombination] = {
    var sample: [SplitCombination] = []
    for (index, declaration) in SplitCombination.all.enumerated() where declaration.arrival == .declared {
      let place = index / 2
      let sum = place % 3 + place / 3 % 3 + place / 9 % 4 + place / 36 % 4 + place / 144
      let widths = widths(of: declaration)
      var combination = declaration.at(widths[sum % widths.count])
      let selections = SplitCombination.selections(of: declaration.count)
      combination.selected = selections[(sum / widths.count + place) % selections.count]
      if sum % 2 == 1, SplitRoute.canAsk(for: combination) { combination.arrival = .asked }
      sample.append(combination)
    }
    return sample.sorted { $0.width < $1.width }
  }()

  /// The stages, and where an inspector lies over the detail of one style and stands beside that of the other.
  private static func widths(of combination: SplitCombination) -> [Double] {
    let stages = SplitWidths(of: combination.count).stages
    return stages + [515, 760] + (stages.count == 2 ? [600] : [])
  }
}
