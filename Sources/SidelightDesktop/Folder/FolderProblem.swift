package import SidelightBridge

/// Why a folder cannot be shown, in sentences for people.
public struct FolderProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can keep a folder from being shown.
  public enum Kind: Sendable, Hashable {
    /// Nothing has this name.
    case doesNotExist
    /// It is something else than a folder.
    case isNoFolder
    /// The user may not read it.
    case mayNotBeRead
    /// It was there, and was deleted, moved or unplugged while it was shown.
    case vanished
    /// Anything else; the system's own sentence is part of the description.
    case other
  }

  /// What keeps the folder from being shown, for code that tells the reasons apart.
  public let kind: Kind

  /// The folder, as the user wrote it or as a path.
  public let subject: String

  private let reason: String

  package init(_ kind: Kind, subject: String, reason: String = "") {
    self.kind = kind
    self.subject = subject
    self.reason = reason
  }

  package init(_ failure: FileFailure, subject: String) {
    let kind: Kind =
      switch failure.reason {
      case .notFound: .doesNotExist
      case .notFolder: .isNoFolder
      case .denied: .mayNotBeRead
      case .other: .other
      }
    self.init(kind, subject: subject, reason: failure.message)
  }

  /// A short title, such as "Folder not found".
  public var title: String {
    switch kind {
    case .doesNotExist: "Folder Not Found"
    case .isNoFolder: "Not a Folder"
    case .mayNotBeRead: "No Permission"
    case .vanished: "Folder Is Gone"
    case .other: "Folder Cannot Be Shown"
    }
  }

  /// What happened, to which folder, and what to do now.
  public var description: String {
    switch kind {
    case .doesNotExist: "There is no folder “\(subject)”. Check the spelling or choose another folder."
    case .isNoFolder: "“\(subject)” is not a folder. Choose the folder that contains it."
    case .mayNotBeRead: "You are not allowed to look into “\(subject)”. Ask its owner for permission or choose another folder."
    case .vanished: "“\(subject)” was deleted, moved or unplugged. Choose another folder."
    case .other: "“\(subject)” cannot be shown: \(reason). Try again later or choose another folder."
    }
  }
}
