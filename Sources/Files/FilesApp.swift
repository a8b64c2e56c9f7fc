import Sidelight
import SidelightDesktop

/// A browser of folders in three columns: places, the entries of a folder, and what one of them is.
@main struct FilesApp: App {
  static let applicationID: String? = "io.github.sidelight.Files"
  static let version = "0.1.0"
  static let commandLineOperands = "[FOLDER]"
  static let commandLineSummary = "Browses a folder, given by its path or URI; the home folder by default."

  private let start: Location

  init() { start = Launch.folderOrExit() }

  var body: some Scene {
    WindowGroup("Files") { BrowserView(browser: Browser(start), comesBack: LaunchArguments.operands.isEmpty) }
      .defaultSize(width: 1100, height: 700)
      .commands { FilesCommands() }
    Settings { FilesSettings() }
  }
}
