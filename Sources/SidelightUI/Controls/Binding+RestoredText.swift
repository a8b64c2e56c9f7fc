import SidelightCore
@_spi(Nodes) import SidelightGraph

extension Binding<String> {
  /// Writes what the user had typed when the app ran last, where the text is state of a view. What others must not see is not kept.
  @MainActor func restoreText(of node: ViewNode) {
    guard isState else { return }
    let isWritten = standing == .written
    let first = isWritten ? nil : wrappedValue
    let earlier = node.restored("text") { [weak node] in
      guard let node, !node.scope.hidesTypedText, !isHidden, wrappedValue != first, wrappedValue.utf8.count <= Self.longestText else {
        return nil
      }
      return .text(wrappedValue)
    }?.text
    if let earlier, !isWritten, !node.scope.hidesTypedText, !isHidden { restore(earlier) }
  }

  /// In bytes. Longer texts are documents, which have files.
  private static var longestText: Int { 262_144 }
}

extension EnvironmentScope {
  /// Whether what is typed here is for the user alone.
  fileprivate var hidesTypedText: Bool {
    let look = value(ControlLookKey.self)
    // Digits as the kind of a text are those of cards and of codes that are used once.
    return isPrivacySensitive || [.password, .pin].contains(look.input.purpose) || [.password, .digits].contains(look.contentPurpose)
  }
}
