import SidelightCore
@_spi(Nodes) import SidelightGraph

extension View {
  /// Sets what stands for a section in the index beside its list.
  ///
  /// ```swift
  /// List(letters) { letter in
  ///   Section(letter.name) { ForEach(letter.people) { Text($0.name) } }
  ///     .sectionIndexLabel(Text(letter.name))
  /// }
  /// ```
  ///
  /// The index is a column of small labels in the accent colour along the trailing edge of the list, as soon as one of its sections has a label.
  /// A click on a label, or a drag over the labels, scrolls the list until the section begins at the top. Labels that have no room give way to
  /// dots, which lead to the sections between. Tab passes it by; assistive technology finds it as a group with an action for each label.
  /// Forms have no index, and outside of lists a label does nothing. Source: SwiftUI's `sectionIndexLabel(_:)`.
  ///
  /// - Parameter label: one letter, or up to three; what is longer is cut short. Nil, or an empty text, leaves the section out of the index.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { indexLabel(label?.content) }

  /// As the one with a `Text?`, but with a string that is shown as it is.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { indexLabel(label.map { String($0) }) }

  nonisolated private func indexLabel(_ label: String?) -> some View {
    let label = label.flatMap { $0.isEmpty ? nil : $0 }
    return EnvironmentView(content: self) { $0[SectionIndexLabelKey.self] = label }
  }

  /// Says whether the lists in this view show an index of their sections.
  ///
  /// The labels are those of `sectionIndexLabel(_:)`. Source: SwiftUI's `listSectionIndexVisibility(_:)`.
  ///
  /// - Parameter visibility: `.hidden` for no index; `.automatic` and `.visible` for one where sections have labels.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0[SectionIndexVisibilityKey.self] = visibility }
  }
}
