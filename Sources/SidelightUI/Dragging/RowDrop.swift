import SidelightCore

/// What takes things that are dropped on a row. A new one is made with each value of the view.
final class RowDrop {
  let kinds: DropKinds
  let perform: (DropPayload) -> Void

  nonisolated init(_ kinds: DropKinds, _ perform: @escaping (DropPayload) -> Void) {
    self.kinds = kinds
    self.perform = perform
  }
}

/// All that takes things that are dropped on a row, what stands nearer to the content first.
struct RowDropList: Equatable {
  var all: [RowDrop] = []

  static func == (left: Self, right: Self) -> Bool { left.all.elementsEqual(right.all, by: ===) }

  // Hardly any row takes drops, and all are asked.
  var kinds: DropKinds { all.isEmpty ? [] : all.reduce(into: []) { $0.formUnion($1.kinds) } }

  /// Gives what was dropped to the first one that takes such things.
  func take(_ payload: DropPayload) { all.first { $0.kinds.takes(payload) }?.perform(payload) }
}
