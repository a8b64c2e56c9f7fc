/// What a screen reader hears of an element besides its name, where views say something of it.
package struct SpokenTraits: Equatable, Sendable {
  /// What happens when the user operates it.
  @ShownText package var hint: String? = nil
  /// What it has to tell, in place of the value that it shows.
  @ShownText package var value: String? = nil
  /// What else there is to say, from the most important.
  package var details: [SpokenDetail] = []
  /// Whether assistive technology finds neither it nor anything in it.
  package var isHidden = false
  /// Where it is one thing for assistive technology, what becomes of the things in it.
  package var grouping: SpokenGrouping?
  /// What it is, apart from what its kind is.
  package var roles: SpokenRoles = []
  /// How deep a heading is, from 1.
  package var headingLevel: Int?
  /// How the rows below stand, for the header of a column; nil for anything else.
  package var columnOrder: SpokenOrder?

  package init() {}

  /// What is said besides the name and the value; nil for nothing. Without a hint the tooltip takes its place, as GTK has it.
  package func description(help: String?) -> String? {
    let parts = details.map(\.text) + [hint ?? help].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ". ")
  }
}

/// Something that assistive technology says of an element besides what it shows.
package struct SpokenDetail: Equatable, Sendable {
  /// What it is about: something else that is said of the same takes its place.
  package let id: String
  package let text: String
  package let isImportant: Bool

  package init(_ text: String, about id: String, isImportant: Bool) {
    self.id = id
    self.text = text.shownText
    self.isImportant = isImportant
  }
}

/// How the rows of a table stand by one of its columns.
package enum SpokenOrder: Sendable {
  case unsorted, ascending, descending
}

/// What becomes of the things in an element that is one thing for assistive technology.
package enum SpokenGrouping: Hashable, Sendable {
  /// They can't be found.
  case ignored
  /// They stand in a group.
  case contained
  /// They are read together, and can't be found any more unless there is something to operate among them.
  case combined
}

/// What an element is for assistive technology.
package struct SpokenRoles: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let button = SpokenRoles(rawValue: 1 << 0)
  package static let heading = SpokenRoles(rawValue: 1 << 1)
  package static let link = SpokenRoles(rawValue: 1 << 2)
  package static let image = SpokenRoles(rawValue: 1 << 3)
  package static let searchField = SpokenRoles(rawValue: 1 << 4)
  package static let text = SpokenRoles(rawValue: 1 << 5)
  package static let toggle = SpokenRoles(rawValue: 1 << 6)
  package static let tabBar = SpokenRoles(rawValue: 1 << 7)
  /// A state, which comes and goes.
  package static let selected = SpokenRoles(rawValue: 1 << 8)
  /// Nothing else in the window can be used while it is shown.
  package static let modal = SpokenRoles(rawValue: 1 << 9)
}
