import CSidelight
import Glibc

/// Names of files as people compare them.
package enum FileNames {
  /// What a name is sorted by, byte by byte: by letters in the user's language, and numbers by value.
  package static func sortingKey(_ name: String) -> [UInt8] {
    unsafe [UInt8](taking: g_utf8_collate_key_for_filename(name, -1)) ?? []
  }
}
