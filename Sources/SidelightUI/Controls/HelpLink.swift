/// A round button with a question mark, which opens help for what stands around it.
///
/// ```swift
/// HelpLink { showsHelp = true }
/// ```
///
/// It stands where it is declared. Source: SwiftUI's `HelpLink`.
public struct HelpLink {
  private let target: Target
  @Environment(\.openURI) private var openURI

  private enum Target {
    case action(() -> Void)
    case address(String)
  }

  /// Makes a button that does something to help.
  ///
  /// - Parameter action: shows the help.
  nonisolated public init(action: @escaping () -> Void) { target = .action(action) }

  nonisolated package init(address: String) { target = .address(address) }
}

@MainActor extension HelpLink: View {
  /// The content of the view.
  public var body: some View {
    Button {
      help()
    } label: {
      Label("Help", systemImage: "questionmark")
    }
    .labelStyle(.iconOnly)
    .buttonBorderShape(.circle)
    .help("Help")
  }

  private func help() {
    switch target {
    case .action(let action): action()
    case .address(let address): openURI(address)
    }
  }
}
