package import SidelightBridge
package import SidelightCore

extension DropKinds {
  /// Nil for the rows of a list.
  package init?(_ kind: DropTarget.Kind) {
    switch kind {
    case .row: return nil
    case .files: self = .files
    case .text: self = .text
    }
  }
}

extension DropPayload {
  /// Nil for the rows of a list.
  package init?(_ value: DropValue) {
    switch value {
    case .row: return nil
    case .files(let uris): self = .files(uris)
    case .text(let text): self = .text(text)
    }
  }
}
