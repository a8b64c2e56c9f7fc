package import SidelightCore

extension [SwipeAction] {
  /// The action with a title, or the first one for nil.
  package func action(_ title: String?, of sighting: Sighting) throws(TestFailure) -> SwipeAction {
    guard let action = title == nil ? first : first(where: { $0.title == title }) else {
      let titles = map { "“\($0.title)”" }.joined(separator: ", ")
      throw TestFailure("The row “\(sighting.label)” has no action “\(title ?? "")” but \(titles.isEmpty ? "none" : titles).")
    }
    guard action.isEnabled else { throw TestFailure("The action “\(action.title)” is disabled.") }
    return action
  }
}
