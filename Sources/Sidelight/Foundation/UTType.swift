#if Foundation
import Foundation
import SidelightBridge

/// A type of data, known by its identifier, with the types that it conforms to.
///
/// ```swift
/// .fileImporter(isPresented: $isOpening, allowedContentTypes: [.json, .commaSeparatedText]) { result in … }
/// ```
///
/// This is the part that dropping, opening and saving files needs: the types that are declared here, and those that an app names by the end
/// of a file's name or by a MIME type. A desktop with the Uniform Type Identifiers of Apple knows hundreds. Source: UniformTypeIdentifiers'
/// `UTType`.
public struct UTType: Sendable {
  /// What it is called, such as `public.plain-text`.
  public let identifier: String
  /// What the app says of a type that is not declared here.
  private let own: Facts?

  init(known identifier: String) {
    self.identifier = identifier
    own = nil
  }

  private init(_ identifier: String, _ facts: Facts) {
    self.identifier = identifier
    own = facts
  }

  private var facts: Facts { own ?? Self.facts[identifier] ?? Facts(parents: [], suffixes: [], mimeTypes: []) }

  /// Finds a type by its identifier; nil for one that is not declared here.
  public init?(_ identifier: String) {
    guard Self.facts[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Finds the type of files whose names end so. One that is not declared here is a type of its own.
  ///
  /// - Parameters:
  ///   - filenameExtension: the end of the name behind its last dot; nil where it is empty.
  ///   - supertype: a type that it conforms to.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let suffix = filenameExtension.lowercased()
    guard !suffix.isEmpty, !suffix.contains("/") else { return nil }
    if let found = Self.find(conformingTo: supertype, { $0.suffixes.contains(suffix) }) {
      self = found
    } else {
      let mime = ContentTypes.guess(name: "file." + suffix)
      let mimeTypes = mime == "application/octet-stream" ? [] : [mime]
      self.init("dyn.\(suffix)", Facts(parents: [supertype], suffixes: [suffix], mimeTypes: mimeTypes))
    }
  }

  /// Finds the type that a MIME type names. One that is not declared here is a type of its own.
  ///
  /// - Parameters:
  ///   - mimeType: such as `image/png`; nil where it has no slash.
  ///   - supertype: a type that it conforms to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mimeType = mimeType.lowercased()
    guard mimeType.contains("/") else { return nil }
    self =
      Self.find(conformingTo: supertype) { $0.mimeTypes.contains(mimeType) }
      ?? UTType("dyn.\(mimeType)", Facts(parents: [supertype], suffixes: [], mimeTypes: [mimeType]))
  }

  /// Names a type that the app itself declares. Nothing is known of the names of its files: a desktop has no list of such types.
  ///
  /// - Parameters:
  ///   - identifier: what it is called.
  ///   - parentType: a type that it conforms to; nil for `.data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = UTType(identifier) ?? UTType(identifier, Facts(parents: [parentType ?? .data], suffixes: [], mimeTypes: []))
  }

  /// Names a type that another app declares, as ``init(exportedAs:conformingTo:)`` does.
  ///
  /// - Parameters:
  ///   - identifier: what it is called.
  ///   - parentType: a type that it conforms to; nil for `.data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  private static func find(conformingTo supertype: UTType, _ fits: (Facts) -> Bool) -> UTType? {
    known.first { fits($0.facts) && UTType(known: $0.identifier).conforms(to: supertype) }.map { UTType(known: $0.identifier) }
  }

  /// The end of the names of such files, without the dot; nil where nothing is known of it.
  public var preferredFilenameExtension: String? { facts.suffixes.first }

  /// The MIME type; nil where there is none, or only one for a whole family.
  public var preferredMIMEType: String? { facts.mimeTypes.first { !$0.hasSuffix("/*") } }

  /// What the desktop calls such files, in the user's language; nil where it has no name for them.
  public var localizedDescription: String? { preferredMIMEType.map { ContentTypes.facts(of: $0).description } }

  /// The types that it conforms to, at once or through another one.
  public var supertypes: Set<UTType> {
    facts.parents.reduce(into: []) { $0.formUnion($1.supertypes.union([$1])) }
  }

  /// Whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether the type conforms to another one, and is not that one itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether another type conforms to it, and is not this one itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All ends of names and MIME types of such files, those of the types that conform to it among them.
  var tags: (suffixes: [String], mimeTypes: [String]) {
    let all = [facts] + Self.known.map { (UTType(known: $0.identifier), $0.facts) }.filter { $0.0.isSubtype(of: self) }.map(\.1)
    func unique(_ texts: [String]) -> [String] { texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    return (unique(all.flatMap(\.suffixes)), unique(all.flatMap(\.mimeTypes)))
  }
}

extension UTType: Hashable {
  /// Types are equal that are called the same.
  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
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
