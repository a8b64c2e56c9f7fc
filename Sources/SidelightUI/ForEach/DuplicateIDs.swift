import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ViewNode {
  /// Two elements of a `ForEach` can't be told from one another.
  func reportDuplicate(_ id: some Hashable) { Problem.reportDuplicate(id) }
}

extension Problem {
  /// Two elements of a `ForEach` can't be told from one another.
  static func reportDuplicate(_ id: some Hashable) {
    report(
      "two elements of a ForEach have the id \(id), so that they can't be told apart: selecting one selects both, and when the data "
        + "changes the state of one may pass to the other. Give every element an id of its own.")
  }
}
