enum SectionActionsKey: EnvironmentKey {
  static var defaultValue: SectionActions? { nil }
}

/// A header with actions at its end.
struct SectionActionsHeader<Header: View>: View {
  let header: Header
  let actions: SectionActions

  var body: some View {
    HStack(spacing: 6) {
      header.frame(maxWidth: .infinity, alignment: .leading)
      actions.content.buttonStyle(.borderless).labelStyle(.iconOnly)
    }
  }
}

extension View {
  /// Adds buttons and menus to a section of a list, such as one that adds a row.
  ///
  /// ```swift
  /// Section("Categories") { rows }
  ///   .sectionActions { Button("Add Category", systemImage: "plus") { add() } }
  /// ```
  ///
  /// They stand at the end of the section's header, without their titles, as the buttons in the headers of GNOME's boxed lists do; a section
  /// without a header gets one for them. They are always seen, where macOS shows them to the pointer alone. Outside of lists, sections have
  /// no actions. Source: SwiftUI's `sectionActions(content:)`.
  /// - Parameter content: the buttons and menus.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions = SectionActions(AnyView(content()))
    return EnvironmentView(content: self) { $0[SectionActionsKey.self] = actions }
  }
}
