import SidelightCore

/// A section of a view: one that was written as a ``Section``, or the views beside and between those.
///
/// Its header, content and footer are collections, so that something has to stand around the views of each that belong together. Source:
/// SwiftUI's `SectionConfiguration`, without container values.
public struct SectionConfiguration: Identifiable {
  /// Tells the sections of one view from one another.
  public struct ID: Hashable {
    let section: SectionID
  }
  /// Which of the sections it is.
  public let id: ID
  /// The header: one view, or none.
  public let header: SubviewsCollection
  /// The views of the section, also while it is folded.
  public let content: SubviewsCollection
  /// The footer: one view, or none.
  public let footer: SubviewsCollection
  private let link: SubviewLink

  init(_ link: SubviewLink, _ section: SectionDescription) {
    self.link = link
    id = ID(section: section.id)
    header = SubviewsCollection(link, section.hasHeader ? [(.header(section.id), 1)] : [])
    content = SubviewsCollection(link, section.segments.map { (.row(section.id, $0.id, offset: 0), $0.count) })
    footer = SubviewsCollection(link, section.hasFooter ? [(.footer(section.id), 1)] : [])
  }
}

extension SectionConfiguration {
  /// Buttons and menus of a section; no views where it has none.
  ///
  /// Source: SwiftUI's `SectionConfiguration.Actions`.
  public struct Actions {
    let content: AnyView?
  }

  /// What ``View/sectionActions(content:)`` says of the section. The header does not show it here: what is made of the section says where
  /// it stands.
  ///
  /// ```swift
  /// ForEach(sections: content) { section in
  ///   HStack { section.header; Spacer(); section.actions }
  ///   section.content
  /// }
  /// ```
  ///
  /// Source: SwiftUI's `SectionConfiguration.actions`.
  public var actions: Actions { Actions(content: link.actions(of: id.section)) }
}

extension SectionConfiguration.Actions: View {
  /// The actions, one after the other.
  public var body: some View { content }
}

/// The sections of a view; there is always one at least.
///
/// Source: SwiftUI's `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  private let link: SubviewLink
  private let sections: [SectionDescription]

  init(_ link: SubviewLink, _ sections: [SectionDescription]) {
    self.link = link
    self.sections = sections.isEmpty ? [SectionDescription(SectionID(-1))] : sections
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of sections, at least 1, which no section has as its position.
  public var endIndex: Int { sections.count }
  /// The section at a position from 0, in the order in which they are written.
  public subscript(position: Int) -> SectionConfiguration { SectionConfiguration(link, sections[position]) }
}
