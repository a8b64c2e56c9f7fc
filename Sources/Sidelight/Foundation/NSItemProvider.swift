#if Foundation
public import Foundation
import SidelightBridge
import SidelightCore

/// One thing that was dropped or pasted or is copied, and what it can be read as.
///
/// ```swift
/// _ = provider.loadObject(ofClass: URL.self) { url, error in … }
/// ```
///
/// Text can be read as `.utf8PlainText`. A file can be read as its address, `.fileURL`, and as its content, whose type follows from its
/// name; reading the content reads the file. Another address is a `.url`. This is the part of Foundation's class, which Linux does not have,
/// that reads what was dropped, and makes a thing of a text or an address; nothing else can be registered. Source: Foundation's
/// `NSItemProvider`.
public final class NSItemProvider: Sendable {
  private enum Item {
    case text(String)
    case address(URL, [UTType])
  }
  private let item: Item

  private init(_ item: Item) { self.item = item }

  /// Makes a thing of a text or an address.
  ///
  /// - Parameter object: a `String`, a `URL`, or an object of Foundation that holds one.
  public convenience init(object: some NSItemProviderWriting) {
    let payload = object._payload.payload
    switch payload.plain ?? .text("") {
    case .own: self.init(.text(""))
    case .text(let text): self.init(.text(text))
    case .files(let uris):
      let known = uris.first.flatMap { URL(string: $0) }.map { Self.item(at: $0) }
      self.init(known ?? .text(uris.first ?? ""))
    }
  }

  /// The things in what was dropped.
  static func providers(for payload: DropPayload) -> [NSItemProvider] {
    switch payload {
    case .own: payload.plain.map { providers(for: $0) } ?? []
    case .text(let text): [NSItemProvider(.text(text))]
    case .files(let uris):
      uris.compactMap { URL(string: $0) }.map { NSItemProvider(item(at: $0)) }
    }
  }

  private static func item(at url: URL) -> Item {
    guard url.isFileURL else { return .address(url, []) }
    let folder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
    let type = folder ? "inode/directory" : ContentTypes.guess(name: url.lastPathComponent)
    return .address(url, UTType.types(ofFile: url, mimeType: type))
  }

  /// What it is in a drag and in the clipboard.
  var payload: DropPayload {
    switch item {
    case .text(let text): .text(text)
    case .address(let url, _): .files([url.absoluteString])
    }
  }

  private var types: [UTType] {
    switch item {
    case .text: [.utf8PlainText]
    case .address(let url, let types): url.isFileURL ? [.fileURL] + types : [.url]
    }
  }

  /// What it can be read as, the most faithful first.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// The name of the file; nil for what is none.
  public var suggestedName: String? {
    if case .address(let url, _) = item, url.isFileURL { url.deletingPathExtension().lastPathComponent } else { nil }
  }

  /// Whether it can be read as a type or one that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { type(conformingTo: typeIdentifier) != nil }

  private func type(conformingTo identifier: String) -> UTType? {
    UTType(identifier).flatMap { wanted in types.first { $0.conforms(to: wanted) } }
  }

  /// Reads it as bytes of a type or one that conforms to it.
  ///
  /// Source: Foundation's `loadDataRepresentation(forTypeIdentifier:completionHandler:)`.
  /// - Parameters:
  ///   - typeIdentifier: such as `UTType.utf8PlainText.identifier`. For an address the bytes are its text.
  ///   - completionHandler: gets the bytes, or an error; it runs on another thread.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    load { progress in
      do {
        let data = try self.data(as: typeIdentifier)
        if !progress.isCancelled { completionHandler(data, nil) } else { completionHandler(nil, CocoaError(.userCancelled)) }
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  private func data(as typeIdentifier: String) throws -> Data {
    guard let type = type(conformingTo: typeIdentifier) else { throw Self.error(.itemUnavailableError, typeIdentifier) }
    switch item {
    case .text(let text): return Data(text.utf8)
    case .address(let url, _): return type.conforms(to: .url) ? Data(url.absoluteString.utf8) : try Data(contentsOf: url)
    }
  }

  private func load(_ body: @escaping @Sendable (Progress) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    DispatchQueue.global().async {
      body(progress)
      progress.completedUnitCount = 1
    }
    return progress
  }

  // MARK: Values

  /// Whether it can be read as a value of a type: `String`, or `URL`.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Reads it as a value of a type: `String`, or `URL`.
  ///
  /// Source: Foundation's `loadObject(ofClass:completionHandler:)`.
  /// - Parameters:
  ///   - aClass: the type of the value.
  ///   - completionHandler: gets the value, or an error; it runs on another thread.
  @discardableResult public func loadObject<T: NSItemProviderReading & Sendable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    load { _ in
      do { completionHandler(try self.object(aClass), nil) } catch { completionHandler(nil, error) }
    }
  }

  private func object<T: NSItemProviderReading>(_ aClass: T.Type) throws -> T {
    guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier) else {
      throw Self.error(.unavailableCoercionError, "\(aClass)")
    }
    return try aClass.object(withItemProviderData: data(as: type), typeIdentifier: type)
  }

  /// Reads it as a transferable value.
  ///
  /// Source: CoreTransferable's `loadTransferable(type:completionHandler:)`.
  /// - Parameters:
  ///   - transferableType: the type of the value.
  ///   - completionHandler: gets the value, or an error; it runs on another thread.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let payload = payload
    return load { _ in
      let value = TransferType<T>.values(in: payload).first
      completionHandler(value.map { .success($0) } ?? .failure(Self.error(.unavailableCoercionError, "\(transferableType)")))
    }
  }

  // MARK: Errors

  /// The domain of the errors of item providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why something could not be read.
  public enum ErrorCode: Int, Sendable {
    /// What went wrong is not known.
    case unknownError = -1
    /// It can't be read as this.
    case itemUnavailableError = -1000
    /// What was read is of another kind.
    case unexpectedValueClassError = -1100
    /// It can't be made a value of the type.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ wanted: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "What was dropped can't be read as \(wanted). Ask for one of its registeredTypeIdentifiers."])
  }
}

/// A type whose values are read from what was dropped.
///
/// Source: Foundation's `NSItemProviderReading`.
public protocol NSItemProviderReading {
  /// The types of data that it can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes a value of data of one of these types. Throws where the data is of another kind.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose values an ``NSItemProvider`` can be made of: `String`, `URL`, `NSString` and `NSURL`.
///
/// In Foundation it says in which types of data a value can be written. Source: Foundation's `NSItemProviderWriting`.
public protocol NSItemProviderWriting {
  /// For the library alone: what is copied of the value.
  var _payload: TransferredPayload { get }
}

extension String: NSItemProviderWriting {
  /// For the library alone: a text, as it is copied.
  public var _payload: TransferredPayload { TransferredPayload(payload: .text(self)) }
}

extension URL: NSItemProviderWriting {
  /// For the library alone: an address, as it is copied.
  public var _payload: TransferredPayload { TransferredPayload(payload: .files([absoluteString])) }
}

extension NSString: NSItemProviderWriting {
  /// For the library alone: a text, as it is copied.
  public var _payload: TransferredPayload { TransferredPayload(payload: .text(String(describing: self))) }
}

extension NSURL: NSItemProviderWriting {
  /// For the library alone: an address, as it is copied.
  public var _payload: TransferredPayload { TransferredPayload(payload: .files([absoluteString])) }
}

extension String: NSItemProviderReading {
  /// Text in UTF-8, and other plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier, UTType.plainText.identifier] }

  /// The text in some bytes. Throws where they are no text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw NSItemProvider.error(.unexpectedValueClassError, "text in UTF-8") }
    return text
  }
}

extension URL: NSItemProviderReading {
  /// Addresses, those of files among them.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The address in some bytes. Throws where they are none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) else {
      throw NSItemProvider.error(.unexpectedValueClassError, "an address")
    }
    return url
  }
}
#endif
