/// A picture in memory, which is there for as long as something refers to it.
package final class KeptPicture: Equatable, Sendable {
  /// What it is found by.
  let address: String
  private let picture: any AnyObject & Sendable

  package init(_ picture: any AnyObject & Sendable, at address: String) {
    self.address = address
    self.picture = picture
  }

  package static func == (one: KeptPicture, other: KeptPicture) -> Bool { one === other }
}
