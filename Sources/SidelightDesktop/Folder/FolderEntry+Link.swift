internal import SidelightBridge

/// Where a symbolic link leads, and whether there is anything.
public struct FolderLink: Hashable, Sendable, CustomStringConvertible {
  /// What there is at the end of a link.
  public enum State: Sendable, Hashable {
    /// It leads to something.
    case good
    /// What it leads to does not exist.
    case dangling
    /// It leads back to itself.
    case looping
  }

  /// The target as it is written in the link, for people to read. It can be relative to the link's folder.
  public let target: String

  /// Whether the link leads anywhere.
  public let state: State

  /// The target, and what is wrong with it if it leads nowhere, such as `notes.txt (does not exist)`.
  public var description: String {
    switch state {
    case .good: target
    case .dangling: "\(target) (does not exist)"
    case .looping: "\(target) (leads back to itself)"
    }
  }

  package init(target: String, state: State) {
    self.target = target
    self.state = state
  }
}

extension FolderEntry {
  /// Where the entry leads if it is a symbolic link, else `nil`.
  public var link: FolderLink? {
    let flags = reference.record.flags
    guard flags.contains(.link) else { return nil }
    let target = String(decoding: reference.extra?.linkTarget ?? [], as: UTF8.self)
    return FolderLink(target: target, state: flags.contains(.looping) ? .looping : flags.contains(.dangling) ? .dangling : .good)
  }
}
