/// The kinds of content from outside that a view accepts as a drop.
package struct DropKinds: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Files and folders, and anything else that has a URI.
  package static let files = DropKinds(rawValue: 1)
  package static let text = DropKinds(rawValue: 2)
  /// An element of a container whose elements the user may move: that container takes it, besides those that take what else it is.
  package static let reordered = DropKinds(rawValue: 4)
  /// Types of the app have the others, see ``OwnTransfer``.
  package static let firstOwnBit = 3

  /// Whether something can be read as one of the kinds.
  package func takes(_ payload: DropPayload) -> Bool { !isDisjoint(with: payload.kinds) }
}

/// What was dropped, when it came from outside of the view.
package enum DropPayload: Hashable, Sendable {
  /// The URIs of files.
  case files([String])
  case text(String)
  /// A value of a type of the app.
  case own(OwnTransfer)

  /// What it can be read as.
  package var kinds: DropKinds {
    switch self {
    case .files: .files
    case .text: .text
    case .own(let transfer): transfer.kinds
    }
  }

  /// What other programs take of it: files or text; nil for nothing.
  package var plain: DropPayload? {
    switch self {
    case .files, .text: self
    case .own(let transfer): transfer.plain
    }
  }
}

extension DropPayload {
  /// Says the URIs of files that other programs take of it, once one wants them; nil where there are none of that kind.
  package var files: OwnTransfer.Files? { if case .own(let transfer) = self { transfer.files } else { nil } }
}

/// A value of a type of the app on its way within the app.
package final class OwnTransfer: Hashable, Sendable {
  package let value: any Sendable
  /// What it can be read as: its own type, and what other programs take.
  package let kinds: DropKinds
  /// What other programs take: files or text; nil for nothing.
  package let plain: DropPayload?
  /// Says the URIs of files that are made once somebody wants them; nil where there are none.
  package let files: Files?

  /// Makes files and says their URIs; nil where that failed.
  package typealias Files = @Sendable () async -> [String]?

  /// - Parameter kind: that of the value's type.
  package init(_ value: any Sendable, kind: DropKinds, plain: DropPayload?, files: Files? = nil) {
    self.value = value
    self.plain = plain
    self.files = files
    kinds = kind.union(plain?.kinds ?? []).union(files == nil ? [] : .files)
  }

  package static func == (left: OwnTransfer, right: OwnTransfer) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happens to things from outside over a view that takes them. Places are in px from the view's upper left corner.
package enum DropPhase: Equatable, Sendable {
  /// Something of a kind is over the view, or has moved over it. The size is the view's in px, where that is known.
  case over(DropKinds, x: Double, y: Double, in: Size? = nil)
  /// It is over the view no longer.
  case left
  /// It was dropped.
  case dropped(DropPayload, x: Double, y: Double)
}
