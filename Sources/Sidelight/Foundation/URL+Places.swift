#if Foundation
public import Foundation

/// The user's folders, which Foundation has on Apple's systems alone.
extension URL {
  private static func place(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// The folder for files that can be made again, such as `~/.cache`. Source: Foundation's `URL.cachesDirectory`.
  public static var cachesDirectory: URL { place(.cachesDirectory) }

  /// The folder for what apps keep, such as `~/.local/share`. Source: Foundation's `URL.applicationSupportDirectory`.
  public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory) }

  /// The user's folder for documents. Source: Foundation's `URL.documentsDirectory`.
  public static var documentsDirectory: URL { place(.documentDirectory) }

  /// The user's folder for what comes from the network. Source: Foundation's `URL.downloadsDirectory`.
  public static var downloadsDirectory: URL { place(.downloadsDirectory) }

  /// The folder of what lies on the desktop. Source: Foundation's `URL.desktopDirectory`.
  public static var desktopDirectory: URL { place(.desktopDirectory) }

  /// The user's folder for pictures. Source: Foundation's `URL.picturesDirectory`.
  public static var picturesDirectory: URL { place(.picturesDirectory) }

  /// The user's folder for music. Source: Foundation's `URL.musicDirectory`.
  public static var musicDirectory: URL { place(.musicDirectory) }

  /// The user's folder for films. Source: Foundation's `URL.moviesDirectory`.
  public static var moviesDirectory: URL { place(.moviesDirectory) }
}
#endif
