/// Which stacks GTK's own box lays out exactly as ``StackArrangement`` does, so that they stay boxes and cost what boxes cost.
///
/// The box gives each child its least length and shares the rest by how much more the children wish, and not by how flexible they are. The
/// two rules agree as long as at most one child takes more or less than its wish.
package enum NativeStack {
  /// What is known of a child.
  package struct Child: Sendable {
    package enum Kind: Sendable {
      /// Takes what it wishes, neither more nor less.
      case rigid
      /// May be cut or wrapped; `isOneLine` if it is only cut. `natural` is its width without either.
      case text(isOneLine: Bool, natural: Double)
      /// The box has no child for it: a neighbour expands in its place, with its least length as a margin.
      case spacer
      /// Takes all the width that there is.
      case field
      /// A stack in which this was decided already.
      case stack(isRigid: Bool)
      case other
    }

    package var kind: Kind
    package var spacing: Spacing
    /// Whether an alignment guide, a priority or a range of a frame is said around it.
    package var hasRules: Bool

    package init(_ kind: Kind, spacing: Spacing = .plain, hasRules: Bool = false) {
      self.kind = kind
      self.spacing = spacing
      self.hasRules = hasRules
    }

    fileprivate var isSpacer: Bool { if case .spacer = kind { true } else { false } }
  }

  package enum Verdict: Equatable, Sendable {
    /// The arrangement lays it out.
    case arranged
    /// A box lays it out that takes what it wishes.
    case rigid
    /// A box lays it out one child of which takes more or less.
    case flexible

    package var isNative: Bool { self != .arranged }
  }

  /// Whether a stack of such children is a box. `room` is the length along its axis that it is known to have; nil if none is.
  package static func verdict(_ stack: StackArrangement, _ children: [Child], room: Double? = nil) -> Verdict {
    guard stack.alignment.merge != .mean, children.allSatisfy({ !$0.hasRules }) else { return .arranged }
    // A box knows one distance for all.
    let distances = stack.distances(children.filter { !$0.isSpacer }.map(\.spacing)).dropFirst()
    guard Set(distances).count <= 1 else { return .arranged }
    var flexible = 0
    for child in children {
      switch child.kind {
      case .rigid, .stack(isRigid: true): break
      // A box cuts no text from below: its height follows from its width.
      case .text where stack.axis == .vertical: break
      case .field where stack.axis == .vertical: break
      case .text, .spacer, .field, .stack(isRigid: false): flexible += 1
      case .other: return .arranged
      }
    }
    if flexible == 0 { return .rigid }
    if flexible == 1 { return .flexible }
    return fits(children, distances.reduce(0, +), room) ? .flexible : .arranged
  }

  /// Whether all that is flexible is texts of one line that have the room for their natural widths.
  private static func fits(_ children: [Child], _ distances: Double, _ room: Double?) -> Bool {
    guard let room else { return false }
    var needed = distances
    for child in children {
      guard case .text(let isOneLine, let natural) = child.kind, isOneLine else { return false }
      needed += natural
    }
    return needed <= room
  }
}
