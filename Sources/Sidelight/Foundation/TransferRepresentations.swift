#if Foundation
public import Foundation
import SidelightCore

extension UTType {
  /// In which kinds of things that other programs offer data of the type may be.
  fileprivate var plainKinds: DropKinds { UTType.utf8PlainText.conforms(to: self) || conforms(to: .text) ? [.files, .text] : .files }
}

/// A value as what its `Codable` writes: JSON, unless another encoder is given.
///
/// Source: CoreTransferable's `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// For the library alone: the one way to hand a value over.
  public let _parts: [TransferPart<Item>]

  /// Makes a representation as JSON.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: the type of the data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    var part = TransferPart<Item>(kinds: .files)
    part.write = (contentType, { try JSONEncoder().encode($0) })
    part.load = (contentType, { try JSONDecoder().decode(Item.self, from: $0.data) })
    _parts = [part]
  }
}

/// A value as data.
///
/// Source: CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// For the library alone: the one way to hand a value over.
  public let _parts: [TransferPart<Item>]

  /// Makes a representation that is written and read.
  ///
  /// - Parameters:
  ///   - contentType: the type of the data.
  ///   - exporting: makes data of a value.
  ///   - importing: makes a value of data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    var part = TransferPart<Item>(kinds: contentType.plainKinds)
    part.write = (contentType, exporting)
    part.load = (contentType, { try await importing($0.data) })
    _parts = [part]
  }

  /// Makes a representation that is read.
  ///
  /// - Parameters:
  ///   - contentType: the type of the data.
  ///   - importing: makes a value of data.
  public init(importedContentType contentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    var part = TransferPart<Item>(kinds: contentType.plainKinds)
    part.load = (contentType, { try await importing($0.data) })
    _parts = [part]
  }

  /// Makes a representation that is written.
  ///
  /// - Parameters:
  ///   - contentType: the type of the data.
  ///   - exporting: makes data of a value.
  public init(exportedContentType contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    var part = TransferPart<Item>()
    part.write = (contentType, exporting)
    _parts = [part]
  }
}

/// A value as one of another type, such as a text.
///
/// ```swift
/// ProxyRepresentation(exporting: \.title)
/// ```
///
/// Source: CoreTransferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// For the library alone: the one way to hand a value over.
  public let _parts: [TransferPart<Item>]

  /// Makes a representation that is written and read.
  ///
  /// - Parameters:
  ///   - exporting: makes the other value of one.
  ///   - importing: makes a value of the other one.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {
    var part = Self.read(importing)
    part.plain = Self.plain(exporting)
    _parts = [part]
  }

  /// Makes a representation that is written.
  ///
  /// - Parameter exporting: makes the other value of one.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    _parts = [TransferPart(plain: Self.plain(exporting))]
  }

  /// Makes a representation that is read.
  ///
  /// - Parameter importing: makes a value of the other one.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) { _parts = [Self.read(importing)] }

  private static func plain(_ exporting: @escaping @Sendable (Item) throws -> Proxy) -> @Sendable (Item) -> DropPayload? {
    { item in (try? exporting(item)).flatMap { TransferType<Proxy>.payload(of: $0).plain } }
  }

  private static func read(_ importing: @escaping @Sendable (Proxy) throws -> Item) -> TransferPart<Item> {
    TransferPart(kinds: TransferType<Proxy>.kinds) { _ in
      nil
    } read: { payload in
      TransferType<Proxy>.values(in: payload).compactMap { try? importing($0) }
    }
  }
}
#endif
