package import SidelightBridge
package import SidelightCore

extension DropKinds {
  /// Nil for the rows of a list.
  @MainActor package init?(_ kind: DropTarget.Kind) {
    switch kind {
    case .row: return nil
    case .own:
      guard let kinds = OwnTransfers.newest?.kinds else { return nil }
      self = kinds
    case .files: self = .files
    case .text: self = .text
    }
  }
}

extension DropPayload {
  /// Nil for the rows of a list.
  @MainActor package init?(_ value: DropValue) {
    switch value {
    case .row: return nil
    case .files(let uris): self = .files(uris)
    case .text(let text): self = .text(text)
    case .own(let number):
      guard let transfer = OwnTransfers[number] else { return nil }
      self = .own(transfer)
    }
  }
}

/// The values of the app's types that are dragged or in the clipboard, by their numbers: GTK carries these.
@MainActor package enum OwnTransfers {
  private static var sent: [(number: UInt64, transfer: OwnTransfer)] = []
  private static var last: UInt64 = 0

  /// What was sent last: there is one drag at a time.
  static var newest: OwnTransfer? { sent.last?.transfer }

  static subscript(number: UInt64) -> OwnTransfer? { sent.first { $0.number == number }?.transfer }

  /// Gives a value a number. The last one that was copied and the one that is dragged are known; older ones are forgotten.
  package static func send(_ transfer: OwnTransfer) -> UInt64 {
    last += 1
    sent.append((last, transfer))
    if sent.count > 4 { sent.removeFirst() }
    return last
  }
}
