import SidelightCore

/// The selection that a program holds for a list, in each of the ways in which it can.
@MainActor protocol WalkChoice: AnyObject {
  var several: Set<Int> { get set }
  var one: Int? { get set }
  var needed: Int { get set }
}

/// What is selected, and what should be.
extension ListWalk {
  /// What the binding holds.
  var held: Set<Int> {
    switch mode {
    case .none: []
    case .single: choice.one.map { [$0] } ?? []
    case .required: [choice.needed]
    case .multiple: choice.several
    }
  }

  /// The program selects some of all elements.
  func write(among all: [Int]) {
    switch mode {
    case .none: break
    case .single: choice.one = happens(oneIn: 4) ? nil : all.randomElement(using: &random)
    case .required: choice.needed = all.randomElement(using: &random) ?? 0
    case .multiple: choice.several = Set(all.filter { _ in pick(9) == 0 })
    }
    selected = held
  }

  /// What selecting a row alone leaves selected; nil for one that cannot be.
  func choose(_ id: Int?) {
    if let id, mode != .none { selected = [id] }
  }

  /// What Ctrl and a click do.
  func toggle(_ id: Int?) {
    guard let id else { return }
    switch mode {
    case .none: break
    case .single: selected = selected == [id] ? [] : [id]
    case .required: selected = [id]
    case .multiple: selected.formSymmetricDifference([id])
    }
  }
}
