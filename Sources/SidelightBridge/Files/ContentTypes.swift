import CSidelight
import Synchronization

/// The desktop's knowledge about kinds of files: MIME types, their names for people, their icons.
package enum ContentTypes {
  /// What the desktop knows about one type.
  package struct Facts: Sendable {
    /// The name in the user's language, such as "Plain text document".
    package let description: String
    /// The names of the full-colour icon, the most telling one first.
    package let iconNames: [String]
    /// The names of the one-coloured icon, the most telling one first.
    package let symbolicIconNames: [String]
  }

  private static let known = Mutex<[String: Facts]>([:])

  /// The type that a name, the first bytes, or both suggest.
  package static func guess(name: String?, data: [UInt8] = []) -> String {
    let type = unsafe data.withUnsafeBufferPointer { data in
      // No bytes at no address mean that they are not known; at some address they mean an empty file.
      unsafe String(taking: g_content_type_guess(name, data.isEmpty ? nil : data.baseAddress, gsize(data.count), nil))
    }
    return type ?? "application/octet-stream"
  }

  /// What the desktop knows about a type, looked up once and kept.
  package static func facts(of type: String) -> Facts {
    if let facts = known.withLock({ $0[type] }) { return facts }
    let facts = unsafe Facts(
      description: String(taking: g_content_type_get_description(type)) ?? type, iconNames: names(taking: g_content_type_get_icon(type)),
      symbolicIconNames: IconNames.symbolic(names(taking: g_content_type_get_symbolic_icon(type))))
    known.withLock { $0[type] = facts }
    return facts
  }

  @unsafe private static func names(taking icon: OpaquePointer?) -> [String] {
    guard let icon = unsafe icon else { return [] }
    defer { unsafe g_object_unref(.init(icon)) }
    return unsafe IconNames.read(icon)
  }
}

/// The names in a themed icon.
enum IconNames {
  /// Empty for an icon that is no themed one, such as a picture on disk.
  @unsafe static func read(_ icon: OpaquePointer?) -> [String] {
    guard let icon = unsafe icon else { return [] }
    guard unsafe g_type_check_instance_is_a(.init(icon), g_themed_icon_get_type()) != 0 else { return [] }
    guard var name = unsafe g_themed_icon_get_names(icon) else { return [] }
    var names: [String] = []
    while let text = unsafe String(borrowing: name.pointee) {
      names.append(text)
      unsafe name += 1
    }
    return names
  }

  /// GIO ends the list with full-colour names; a list of one-coloured icons would show them much too small.
  static func symbolic(_ names: [String]) -> [String] {
    names.filter { $0.hasSuffix("-symbolic") } + ["text-x-generic-symbolic"]
  }
}
