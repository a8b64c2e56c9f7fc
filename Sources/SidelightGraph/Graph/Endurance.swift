/// Ends what would go on for ever: actions of views that lead to themselves, such as a change that makes the same change again.
///
/// SwiftUI leaves such an action out for the rest of the frame. Here it is left out for the rest of the update, however many frames that
/// takes: whatever runs the graph, it comes to rest after as many rounds.
@MainActor package struct Endurance {
  /// What finds evaluations that lead to themselves from frame to frame.
  var unrest = Unrest()
  /// Rounds of evaluation and actions so far.
  package private(set) var rounds = 0
  /// The last one after which nothing was left to do.
  private var rested = 0
  /// How often each view's actions have led to another round since they are counted.
  private var counts: [ObjectIdentifier: Int] = [:]
  /// Views that hand a change on to one another come to an end before this; from here on actions are counted.
  private static let trustedRounds = 64
  private static let actionLimit = 8

  mutating func beginRound() { rounds += 1 }

  /// Nothing is left to do: the next change begins anew.
  mutating func rest() {
    rested = rounds
    if !counts.isEmpty { counts = [:] }
  }

  /// Whether a node that was made in a round has been made since the graph was at rest.
  func isNew(_ birth: Int) -> Bool { birth > rested }

  /// Whether a view's actions still run.
  func allows(_ key: ObjectIdentifier) -> Bool { counts[key, default: 0] < Self.actionLimit }

  /// The evaluation of a node leads to another one of it.
  mutating func noteOwn(_ node: ObjectIdentifier, name: @autoclosure () -> String) {
    guard unrest.noteOwn(node) else { return }
    Problem.report(
      "\(name()) is evaluated in each frame, because its evaluation changes what it reads: its body, or a model that its body makes, reads "
        + "something and writes it. Make the model once, in @State or in the app, and begin its work in task or onAppear.")
  }

  /// A view's action has led to another round.
  mutating func note(_ key: ObjectIdentifier) {
    if rounds - rested > Self.trustedRounds { counts[key, default: 0] += 1 }
  }
}
