extension ViewGraph {
  /// Runs what a view does when it appears, changes or goes, unless that leads to itself for ever.
  /// - Parameter birth: the round in which the node was made. Views that end one another are new each time, and so counted by their kind.
  package func perform(for node: ViewNode, bornIn birth: Int, _ action: () -> Void) {
    let key = endurance.isNew(birth) ? ObjectIdentifier(type(of: node)) : ObjectIdentifier(node)
    guard endurance.allows(key) else {
      return Problem.report(
        "\(node.nameInApp) does something in onAppear, onChange, onPreferenceChange or onDisappear that leads to itself for ever, so it is left out until "
          + "something else changes. Change state there only as long as there is something to change.")
    }
    let before = workload
    action()
    if workload != before { endurance.note(key) }
  }
}
