package import SidelightCore
package import SidelightGraph

/// A button that takes what is in the clipboard, as long as there is something of a kind.
package struct PasteView<Label: View> {
  let kinds: DropKinds
  let action: @MainActor (DropPayload) -> Void
  let label: Label
  @Environment(\.requests) private var requests

  nonisolated package init(_ kinds: DropKinds, label: Label, action: @escaping @MainActor (DropPayload) -> Void) {
    self.kinds = kinds
    self.label = label
    self.action = action
  }
}

extension PasteView: View {
  @MainActor private var canPaste: Bool {
    guard let requests else { return false }
    requests.clipboard.follow(requests)
    return !requests.clipboard.kinds.isDisjoint(with: kinds)
  }

  package var body: some View {
    Button {
      requests?.readClipboard(kinds) { if let payload = $0, kinds.takes(payload) { action(payload) } }
    } label: {
      label
    }
    .disabled(!canPaste)
  }
}

extension EnvironmentValues {
  fileprivate var requests: AppRequests? { self[AppRequestsKey.self] }
}
