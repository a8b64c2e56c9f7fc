/// A place that people go to: a folder of theirs, a bookmark, a disk.
public struct Place: Identifiable, Hashable, Sendable {
  /// Identifies the place among all places, also after a restart. It says what kind of place it is and where.
  public let id: String

  /// The name for people to read.
  public let name: String

  /// The names of its one-coloured icon, the most telling one first and general ones after it.
  public let iconNames: [String]

  /// The folder that it leads to.
  public let location: Location

  /// Whether it is known that there is no such folder now. Whether places on the network are there is never asked.
  public let isMissing: Bool

  /// A place of the app's own, beside those of ``Places``.
  ///
  /// - Parameters:
  ///   - id: Another one for each place, the same in every run of the app.
  ///   - name: The name for people to read.
  ///   - iconNames: The names of a one-coloured icon, the most telling one first.
  ///   - location: The folder that it leads to.
  ///   - isMissing: Whether it is known that there is no such folder now.
  public init(id: String, name: String, iconNames: [String], location: Location, isMissing: Bool = false) {
    self.id = id
    self.name = name
    self.iconNames = iconNames
    self.location = location
    self.isMissing = isMissing
  }
}
