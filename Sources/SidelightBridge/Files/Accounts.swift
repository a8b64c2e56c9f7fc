import Glibc
import Synchronization

/// The names of users and groups. The first question about a number may ask a directory service; the answer is kept.
package enum Accounts {
  private static let userNames = Mutex<[UInt32: String]>([:])
  private static let groupNames = Mutex<[UInt32: String]>([:])
  private static let bufferSize = 65_536

  /// The user's login name, or the number where there is none.
  ///
  /// Looked up outside the lock, so that a slow directory service delays only who asks it.
  package static func userName(_ number: UInt32) -> String {
    if let known = userNames.withLock({ $0[number] }) { return known }
    var buffer = [CChar](repeating: 0, count: bufferSize)
    var entry = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    let isFound = unsafe getpwuid_r(number, &entry, &buffer, bufferSize, &found) == 0 && found != nil
    let name = isFound ? unsafe String(borrowing: entry.pw_name) : nil
    return remember(name, for: number, in: userNames)
  }

  /// The group's name, or the number where there is none.
  package static func groupName(_ number: UInt32) -> String {
    if let known = groupNames.withLock({ $0[number] }) { return known }
    var buffer = [CChar](repeating: 0, count: bufferSize)
    var entry = unsafe group()
    var found: UnsafeMutablePointer<group>?
    let isFound = unsafe getgrgid_r(number, &entry, &buffer, bufferSize, &found) == 0 && found != nil
    let name = isFound ? unsafe String(borrowing: entry.gr_name) : nil
    return remember(name, for: number, in: groupNames)
  }

  private static func remember(_ name: String?, for number: UInt32, in names: borrowing Mutex<[UInt32: String]>) -> String {
    let name = name ?? String(number)
    names.withLock { $0[number] = name }
    return name
  }
}
