internal import SidelightBridge

/// A program of the desktop that opens files of some kind.
///
/// ```swift
/// Menu("Open With") {
///   ForEach(DesktopApp.all(for: entry.contentType)) { app in
///     Button(app.name) { try? app.open([entry.location]) }
///   }
/// }
/// ```
@MainActor public struct DesktopApp: Hashable, Identifiable, Sendable {
  /// The name of its desktop file, such as `org.gnome.TextEditor.desktop`.
  public let id: String
  /// Its name in the user's language.
  public let name: String
  private let contentType: String

  /// The programs for a content type (MIME type): the one that opens it by default first, then the others that are made for it.
  ///
  /// The desktop files are read when this is asked for first. Complexity: O(programs for the type).
  public static func all(for contentType: String) -> [DesktopApp] {
    AppInfos.recommended(for: contentType).map { DesktopApp(id: $0.id, name: $0.name, contentType: contentType) }
  }

  /// Starts the program with some files or folders.
  /// - Throws: ``DesktopAppProblem``, when it can't be started.
  public func open(_ locations: [Location]) throws(DesktopAppProblem) {
    do throws(FileFailure) {
      try AppInfos.launch(id, for: contentType, uris: locations.map(\.uri))
    } catch {
      throw DesktopAppProblem(app: name, message: error.message)
    }
  }
}

/// Why a program of the desktop did not start.
public struct DesktopAppProblem: Error, Equatable, Sendable, CustomStringConvertible {
  let app: String
  let message: String

  /// A sentence for people.
  public var description: String { "“\(app)” could not be started: \(message)" }
}
