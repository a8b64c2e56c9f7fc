import CSidelight
import Glibc

/// Where the user's own folders and settings are.
package enum UserFolders {
  /// A folder with a role (XDG user directory) and the name of its icon.
  package struct Special: Sendable {
    package let path: [UInt8]
    package let iconName: String
  }

  /// The home folder.
  package static var home: [UInt8] {
    unsafe bytes(g_get_home_dir()) ?? [UInt8(ascii: "/")]
  }

  /// The folder for users' configuration files, `~/.config` as a rule.
  package static var configuration: [UInt8] {
    unsafe bytes(g_get_user_config_dir()) ?? home + Array("/.config".utf8)
  }

  /// The folders in which programs put what all users share, and the user's own one before them: `~/.local/share`, `/usr/share` as a rule.
  package static var sharedData: [String] {
    unsafe [String(borrowing: g_get_user_data_dir())].compactMap(\.self) + texts(g_get_system_data_dirs())
  }

  /// What the user reads, the dearest first, as locales such as `de_DE` and `de`.
  package static var languages: [String] { unsafe texts(g_get_language_names()) }

  /// The texts of an array that ends with a null pointer.
  @unsafe private static func texts(_ texts: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var found: [String] = []
    while let text = unsafe String(borrowing: texts?[found.count]) { found.append(text) }
    return found
  }

  /// The folders with roles that are configured, in the order people expect, whether or not they exist.
  package static var special: [Special] {
    let roles: [(GUserDirectory, String)] = [
      (G_USER_DIRECTORY_DESKTOP, "user-desktop"), (G_USER_DIRECTORY_DOCUMENTS, "folder-documents"),
      (G_USER_DIRECTORY_DOWNLOAD, "folder-download"), (G_USER_DIRECTORY_MUSIC, "folder-music"),
      (G_USER_DIRECTORY_PICTURES, "folder-pictures"), (G_USER_DIRECTORY_VIDEOS, "folder-videos"),
      (G_USER_DIRECTORY_PUBLIC_SHARE, "folder-publicshare"), (G_USER_DIRECTORY_TEMPLATES, "folder-templates"),
    ]
    return roles.compactMap { role, iconName in
      unsafe bytes(g_get_user_special_dir(role)).map { Special(path: $0, iconName: iconName) }
    }
  }

  /// The folder that relative paths start from.
  package static var current: [UInt8] {
    unsafe [UInt8](taking: g_get_current_dir()) ?? [UInt8(ascii: "/")]
  }

  /// The words that the program was started with, byte for byte, its own name first.
  package static var commandLine: [[UInt8]] {
    let arguments = unsafe CommandLine.unsafeArgv
    return (0..<Int(CommandLine.argc)).compactMap { index in unsafe bytes(arguments[index]) }
  }

  /// What a word of a command line means where `~` is its first part: a path in the home folder, unless something has this very name.
  /// All other words mean themselves.
  package static func expandingHome(_ word: [UInt8]) -> [UInt8] {
    guard word.first == UInt8(ascii: "~"), word.count == 1 || word[1] == UInt8(ascii: "/") else { return word }
    let isThere = unsafe word.withCText { unsafe access($0, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR) }
    return isThere ? word : home + word.dropFirst()
  }

  @unsafe private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8]? {
    unsafe text.map { unsafe Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}
