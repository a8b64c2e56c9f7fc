import SidelightGraph

/// What a view asks the desktop to let the user choose.
package struct FileRequest: Equatable, Sendable {
  package enum Choice: Equatable, Sendable {
    case file, files, folder, folders
    /// A place and a name for a new file, which has this name at first.
    case newFile(name: String)
  }

  /// Files of some kinds, under a name that the dialog shows.
  package struct Filter: Equatable, Sendable {
    package let name: String
    package let mimeTypes: [String]
    /// The ends of names, without the dot.
    package let suffixes: [String]

    package init(name: String, mimeTypes: [String], suffixes: [String]) {
      self.name = name
      self.mimeTypes = mimeTypes
      self.suffixes = suffixes
    }
  }

  package var choice: Choice
  /// Which files are shown; empty for all.
  package var filters: [Filter]
  package var look = FileDialogLook()

  package init(_ choice: Choice, filters: [Filter] = []) {
    self.choice = choice
    self.filters = filters
  }
}

/// What the views around say of the file dialogs inside.
package struct FileDialogLook: Equatable, Sendable {
  /// What it says; nil for what suits.
  package var message: String?
  /// What the button says that ends it; nil for the desktop's word.
  package var confirmation: String?
  /// The URI of the folder that it begins in; nil for the one that it was in last.
  package var folder: String?

  package init() {}
}

/// What came of a request for files.
package enum FileAnswer: Equatable, Sendable {
  /// The URIs of what was chosen.
  case chosen([String])
  case cancelled
  /// Why the desktop could not ask, in its own words.
  case failed(String)
}

/// The file dialogs of the views below.
package enum FileDialogLookKey: EnvironmentKey {
  package static var defaultValue: FileDialogLook { FileDialogLook() }
}
