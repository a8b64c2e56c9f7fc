#if Foundation
import Foundation

/// A type of data, known by its identifier, with the types that it conforms to.
///
/// ```swift
/// .onInsert(of: [.fileURL]) { offset, providers in … }
/// ```
///
/// This is the small part that what the user drops needs: the types that are declared here. A desktop with the Uniform Type Identifiers of
/// Apple knows hundreds, and lets apps declare more. Source: UniformTypeIdentifiers' `UTType`.
public struct UTType: Hashable, Sendable {
  /// What it is called, such as `public.plain-text`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Finds a type by its identifier; nil for one that is not declared here.
  public init?(_ identifier: String) {
    guard Self.parents[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// The base of all types of things that are stored or transferred.
  public static var item: UTType { UTType(known: "public.item") }
  /// The base of all types of what is made to be looked at.
  public static var content: UTType { UTType(known: "public.content") }
  /// The base of all types that are streams of bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder, or a package that looks like a file.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder that the user goes into.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// Any text, with or without a markup.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup, in any encoding.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup, in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Any address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file or folder.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A picture of any kind.
  public static var image: UTType { UTType(known: "public.image") }

  /// What each type conforms to at once.
  private static let parents: [String: [UTType]] = [
    "public.item": [], "public.content": [],
    "public.data": [.item], "public.directory": [.item], "public.folder": [.directory],
    "public.text": [.data, .content], "public.plain-text": [.text], "public.utf8-plain-text": [.plainText],
    "public.url": [.data], "public.file-url": [.url],
    "public.image": [.data, .content],
  ]

  /// The types that it conforms to, at once or through another one.
  public var supertypes: Set<UTType> {
    (Self.parents[identifier] ?? []).reduce(into: []) { $0.formUnion($1.supertypes.union([$1])) }
  }

  /// Whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether the type conforms to another one, and is not that one itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether another type conforms to it, and is not this one itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType {
  /// The types of a file besides its address, as far as its name tells them.
  static func types(ofFile url: URL, mimeType: String) -> [UTType] {
    if url.hasDirectoryPath || mimeType == "inode/directory" { return [.folder] }
    if mimeType.hasPrefix("image/") { return [.image] }
    if mimeType == "text/plain" { return [.plainText] }
    return mimeType.hasPrefix("text/") ? [.text] : [.data]
  }
}
#endif
