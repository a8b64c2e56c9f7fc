#if Foundation
public import Foundation
import SidelightCore
import Synchronization

/// A type whose values can be dragged, dropped and copied.
///
/// ```swift
/// struct Card: Codable, Transferable {
///   var title: String
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
///
/// Within the app the value itself is handed over. Other programs take what a ``ProxyRepresentation`` makes of it, and the file of a
/// ``FileRepresentation``, which is made when they want it; what they offer is read by the representations that import it. Source:
/// CoreTransferable's `Transferable`.
public protocol Transferable: Sendable {
  /// The type of ``transferRepresentation``.
  associatedtype Representation: TransferRepresentation
  /// As what a value is handed over, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// What a value is handed over as.
///
/// Source: CoreTransferable's `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// For the library alone: the ways to hand a value over, the best first.
  var _parts: [TransferPart<Item>] { get }
}

/// One way to hand a value over, as the library knows it.
public struct TransferPart<Item: Sendable>: Sendable {
  /// Files and texts that it is read from.
  var kinds: DropKinds = []
  /// What other programs take.
  var plain: @Sendable (Item) -> DropPayload? = { _ in nil }
  /// The values in files and texts, where they are there at once.
  var read: @Sendable (DropPayload) -> [Item] = { _ in [] }
  /// The data of a value, with their type.
  var write: (type: UTType, data: @Sendable (Item) async throws -> Data)?
  /// The file that a value is written as, for others than the app.
  var file: (type: UTType, url: @Sendable (Item) async throws -> URL)?
  /// The value in data of a type or in a file.
  var load: (type: UTType, value: @Sendable (TransferSource) async throws -> Item)?
}

/// Where a value is read from.
enum TransferSource: Sendable {
  case data(Data)
  case file(URL)

  var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url): try Data(contentsOf: url)
      }
    }
  }
}

/// Builds what a value is handed over as from a closure.
///
/// Source: CoreTransferable's `TransferRepresentationBuilder`.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  /// The compiler calls it for each representation.
  public static func buildExpression<R: TransferRepresentation>(_ representation: R) -> R where R.Item == Item { representation }

  /// The compiler calls it for the first of them.
  public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }

  /// The compiler calls it for each further one.
  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> TupleTransferRepresentation<Item> where First.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(_parts: accumulated._parts + next._parts)
  }
}

/// Several representations, as a builder makes them.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  /// For the library alone: the ways to hand a value over.
  public let _parts: [TransferPart<Item>]
}

// MARK: What comes with the library

/// Files and texts, as other programs have them.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  /// For the library alone: the one way to hand a value over.
  public let _parts: [TransferPart<Item>]
}

extension URL: Transferable {
  /// An address, or a file.
  public static var transferRepresentation: _PlainRepresentation<URL> {
    _PlainRepresentation(_parts: [
      TransferPart(kinds: .files) {
        .files([$0.absoluteString])
      } read: { payload in
        if case .files(let uris)? = payload.plain { uris.compactMap { URL(string: $0) } } else { [] }
      }
    ])
  }
}

extension String: Transferable {
  /// A text.
  public static var transferRepresentation: _PlainRepresentation<String> {
    _PlainRepresentation(_parts: [
      TransferPart(kinds: .text) {
        .text($0)
      } read: { payload in
        if case .text(let text)? = payload.plain { [text] } else { [] }
      }
    ])
  }
}

/// What the library knows of a type whose values are handed over.
enum TransferType<T: Transferable> {
  /// The builder takes representations of the type alone.
  private static var parts: [TransferPart<T>] { T.transferRepresentation._parts as? [TransferPart<T>] ?? [] }

  /// Whether values are nothing but files or texts.
  private static var isPlain: Bool { T.Representation.self == _PlainRepresentation<T>.self }

  /// What values are read from.
  static var kinds: DropKinds {
    let plain = parts.reduce(into: DropKinds()) { $0.formUnion($1.kinds) }
    return isPlain ? plain : plain.union(OwnKinds.kind(of: T.self))
  }

  /// A value, as it is dragged away or copied.
  static func payload(of value: T) -> DropPayload {
    let plain = parts.firstNonNil { $0.plain(value) }
    if isPlain, let plain { return plain }
    return .own(OwnTransfer(value, kind: OwnKinds.kind(of: T.self), plain: plain, files: files(of: value)))
  }

  /// Makes the file that other programs take; nil where values are written as none.
  private static func files(of value: T) -> OwnTransfer.Files? {
    guard let file = parts.firstNonNil(\.file) else { return nil }
    return {
      do {
        return [try await file.url(value).absoluteString]
      } catch {
        Problem.report("no file could be made of a \(T.self) that was dragged or copied: \(error.localizedDescription)")
        return nil
      }
    }
  }

  /// The values in what was dropped or copied, where they are there at once.
  static func values(in payload: DropPayload) -> [T] {
    if case .own(let transfer) = payload, let value = transfer.value as? T { return [value] }
    return parts.firstNonNil { part in
      let values = part.read(payload)
      return values.isEmpty ? nil : values
    } ?? []
  }

  /// Whether values can be read from something by and by.
  static func loads(_ payload: DropPayload) -> Bool { parts.contains { $0.load != nil } && !kinds.isDisjoint(with: payload.kinds) }

  /// Reads the values in what was dropped or copied. What can't be read is left out and reported.
  static func load(_ payload: DropPayload) async -> [T] {
    var values: [T] = []
    for (source, types) in await TransferSource.sources(in: payload) {
      guard
        let load = parts.firstNonNil({ part in part.load.flatMap { load in types.contains { $0.conforms(to: load.type) } ? load : nil } })
      else { continue }
      do {
        values.append(try await load.value(source))
      } catch {
        Problem.report("a \(T.self) could not be made of what was dropped: \(error.localizedDescription)")
      }
    }
    return values
  }

  /// The data that a value is written as, each with its type.
  fileprivate static func data(of value: T) async -> [(TransferSource, [UTType])] {
    var found: [(TransferSource, [UTType])] = []
    for part in parts {
      if let file = part.file, let url = try? await file.url(value) { found.append((.file(url), [file.type])) }
      if let write = part.write, let data = try? await write.data(value) { found.append((.data(data), [write.type])) }
    }
    return found
  }
}

extension TransferSource {
  /// The files and data in what was dropped, each with the types that it is of.
  fileprivate static func sources(in payload: DropPayload) async -> [(TransferSource, [UTType])] {
    switch payload {
    case .files(let uris):
      return uris.compactMap { URL(string: $0) }.filter(\.isFileURL).map { url in
        (.file(url), UTType.types(ofFile: url, mimeType: ContentTypes.guess(name: url.lastPathComponent)))
      }
    case .text(let text): return [(.data(Data(text.utf8)), [.utf8PlainText])]
    case .own(let transfer):
      func data<V: Transferable>(of value: V) async -> [(TransferSource, [UTType])] { await TransferType<V>.data(of: value) }
      return if let value = transfer.value as? any Transferable { await data(of: value) } else { [] }
    }
  }
}

extension DropPayload {
  /// Gives the values of a type in it to an action, at once where they are there at once.
  ///
  /// - Returns: whether there are any, and the action had a use for them, as far as that is known at once.
  func give<T: Transferable>(_ type: T.Type, to action: @escaping ([T]) -> Bool) -> Bool {
    let values = values(type)
    if !values.isEmpty { return action(values) }
    let takesFiles = files != nil && TransferType<T>.kinds.contains(.files)
    guard takesFiles || TransferType<T>.loads(self) else { return false }
    let late = LateAction(action)
    Task { @MainActor in
      var values = await TransferType<T>.load(self)
      if values.isEmpty, takesFiles, let uris = await files?() { values = DropPayload.files(uris).values(type) }
      if !values.isEmpty { late.run(values) }
    }
    return true
  }
}

/// What is done with values that come later, on the main actor as at once.
private final class LateAction<Value>: @unchecked Sendable {
  private let action: ([Value]) -> Bool

  init(_ action: @escaping ([Value]) -> Bool) { self.action = action }

  @MainActor func run(_ values: [Value]) { _ = action(values) }
}

/// A bit for each of the app's types whose values are handed over.
private enum OwnKinds {
  private static let bits = Mutex<[ObjectIdentifier: Int]>([:])

  static func kind<T>(of type: T.Type) -> DropKinds {
    bits.withLock { bits in
      // Beyond some sixty types those that come later are told apart only when they are dropped.
      let bit = bits[ObjectIdentifier(type)] ?? min(DropKinds.firstOwnBit + bits.count, Int.bitWidth - 2)
      bits[ObjectIdentifier(type)] = bit
      return DropKinds(rawValue: 1 << bit)
    }
  }
}
#endif
