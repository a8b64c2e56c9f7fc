/// What a view hears of the user without anything changing on the screen by itself, see ``Event/heard(_:_:)``.
package enum Heard: Equatable, Sendable {
  /// The pointer came over the view, or left it.
  case hover(isOver: Bool)

  package enum Kind: CaseIterable, Sendable { case hover }

  package var kind: Kind {
    switch self {
    case .hover: .hover
    }
  }
}

/// A view that hears something, by the number of its node.
package struct Hearer: Equatable, Sendable {
  package var node: NodeID
  package var kind: Heard.Kind

  package init(_ node: NodeID, _ kind: Heard.Kind) {
    self.node = node
    self.kind = kind
  }
}

extension [Hearer] {
  package func hearing(_ heard: Heard) -> [Event] { filter { $0.kind == heard.kind }.map { .heard($0.node, heard) } }
}
