package import SidelightCore

extension ElementTree {
  /// What assistive technology can do at an element, or at what it stands in, by its name.
  package func action(_ name: String, at id: NodeID, _ sighting: Sighting) throws -> SpokenAction {
    let actions = self[id]?.element.traits.rare.actions ?? []
    if let action = actions.first(where: { $0.name == name }) { return action }
    let names = actions.map { "“\($0.name)”" }.joined(separator: ", ")
    throw TestFailure("There is no action “\(name)” at “\(sighting.label)”" + (names.isEmpty ? ", which has none." : ": " + names + "."))
  }
}
