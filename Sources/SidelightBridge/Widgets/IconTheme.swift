import CSidelight
import Synchronization

/// The icon theme of the default display.
@MainActor package enum IconTheme {
  /// Folders with icons of an app's own that the theme does not know yet.
  private nonisolated static let newFolders = Mutex<[String]>([])
  private nonisolated static let folders = Mutex<Set<String>>([])

  /// Lets the theme find the icons that lie in a folder: `NAME-symbolic.svg`, say. May be called before there is a display.
  package nonisolated static func add(folder: String) {
    guard folders.withLock({ $0.insert(folder).inserted }) else { return }
    newFolders.withLock { $0.append(folder) }
  }

  /// Whether the theme, or a theme that it inherits from, has this icon.
  package static func has(_ name: String) -> Bool {
    guard let display = unsafe gdk_display_get_default(), let theme = unsafe gtk_icon_theme_get_for_display(display) else { return false }
    let new = newFolders.withLock { folders in
      defer { folders = [] }
      return folders
    }
    for folder in new { unsafe gtk_icon_theme_add_search_path(theme, folder) }
    return unsafe gtk_icon_theme_has_icon(theme, name) != 0
  }
}
