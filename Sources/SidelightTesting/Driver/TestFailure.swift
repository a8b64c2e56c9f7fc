/// What a script could not do, why, and what there was instead.
public struct TestFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence that says what is wrong.
  public let message: String
  /// What the interface was at that moment, as indented lines; empty where that says nothing.
  public let tree: String

  package init(_ message: String, tree: String = "") {
    self.message = message
    self.tree = tree
  }

  /// The sentence and the interface below it.
  public var description: String { tree.isEmpty ? message : message + "\n" + tree }
}
