internal import SidelightBridge

extension FolderEntry {
  /// The content type (MIME type) that the name suggests, such as `text/plain`; `inode/directory` for a folder.
  ///
  /// The content is not read. ``FilePreview`` looks into the file and knows better. The desktop's list of types is searched each time, a few
  /// microseconds, so ask for the rows that are shown and not for all.
  public var contentType: String {
    if let known = reference.extra?.contentType { return known }
    switch kind {
    case .folder: return "inode/directory"
    case .brokenLink: return "inode/symlink"
    case .characterDevice: return "inode/chardevice"
    case .blockDevice: return "inode/blockdevice"
    case .pipe: return "inode/fifo"
    case .socket: return "inode/socket"
    case .unknown: return "application/octet-stream"
    case .file:
      let type = ContentTypes.guess(name: name)
      return type == "application/octet-stream" && size == 0 ? "application/x-zerosize" : type
    }
  }

  /// The content type in the user's language, such as "Plain text document".
  public var typeDescription: String { ContentTypes.facts(of: contentType).description }

  /// The names of the full-colour icon, the most telling one first and general ones after it, for an icon theme to choose from.
  public var iconNames: [String] {
    if let names = reference.extra?.iconNames, !names.isEmpty { return names }
    return isFolder ? ["folder"] : ContentTypes.facts(of: contentType).iconNames
  }

  /// The names of the one-coloured icon that suits a list, the most telling one first.
  public var symbolicIconNames: [String] {
    isFolder ? ["folder-symbolic"] : ContentTypes.facts(of: contentType).symbolicIconNames
  }
}
