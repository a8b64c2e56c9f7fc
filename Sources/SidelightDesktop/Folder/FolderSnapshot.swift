/// A folder as it was at one moment.
public struct FolderSnapshot: Sendable {
  /// Where the folder is.
  public let location: Location

  /// The entries read so far: folders first, then files, both by name in the user's language with numbers by value ("page 9" before
  /// "page 10").
  public let entries: [FolderEntry]

  /// Whether the whole folder was read. Until then, more entries follow by themselves.
  public let isComplete: Bool

  /// Why the folder cannot be shown (any more). It is the last snapshot then.
  public let problem: FolderProblem?
}
