/// What a script could not do, and why.
public struct TestFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence that says what is wrong.
  public let message: String
  /// The interface at that moment, as indented lines; empty if it does not help.
  public let tree: String

  package init(_ message: String, tree: String = "") {
    self.message = message
    self.tree = tree
  }

  /// The sentence and the interface below it.
  public var description: String { tree.isEmpty ? message : message + "\n" + tree }
}
