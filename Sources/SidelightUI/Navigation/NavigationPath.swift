/// The values whose destinations lie on a stack, from the root upward; they may be of different types.
///
/// A path whose values are all codable can be kept as JSON or in another format, see ``codable``.
/// Source: SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// Makes an empty path: the root is shown.
  nonisolated public init() {}

  /// Makes a path from values of one type.
  ///
  /// - Parameter elements: the values, that of the page over the root first.
  nonisolated public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// Makes a path from one that was kept.
  ///
  /// ```swift
  /// if let kept = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) { path = NavigationPath(kept) }
  /// ```
  nonisolated public init(_ codable: CodableRepresentation) { values = codable.values }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of values: of those pages over the root that values stand for.
  public var count: Int { values.count }

  /// Whether there are no values, so that the root is shown unless a page without a value lies over it.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value, and its page on top of all others.
  ///
  /// - Parameter value: the value; a ``View/navigationDestination(for:destination:)`` of its type makes the page.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes away the last values.
  ///
  /// SwiftUI ends the program where there are fewer values than that, or where the number is negative. Here that is reported, and the path
  /// becomes empty or stays as it is.
  ///
  /// - Parameter k: how many values, from 0 to ``count``.
  public mutating func removeLast(_ k: Int = 1) {
    if !(0...values.count).contains(k) {
      Problem.report(
        "removeLast(\(k)) was called on a NavigationPath that holds \(values.count) values. Ask for its count before taking values away.")
    }
    values.removeLast(min(max(0, k), values.count))
  }

  /// The path in a form that can be kept; nil if one of its values is not `Codable`.
  ///
  /// It is nil, too, if the type of a value is private, or is declared in a function: such a type has no name by which another run of the
  /// program would find it.
  ///
  /// ```swift
  /// if let kept = path.codable { data = try? JSONEncoder().encode(kept) }
  /// ```
  ///
  /// Complexity: O(values).
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable && Self.name(of: type(of: $0.base)) != nil } ? CodableRepresentation(values: values) : nil
  }

  /// The name by which a type is found again, in this run and in another one; nil where it has none.
  static func name(of type: Any.Type) -> String? {
    guard let name = _mangledTypeName(type), let found = _typeByName(name), found == type else { return nil }
    return name
  }

  /// A path in a form that can be kept: a list of the names of the values' types, each followed by the value itself.
  ///
  /// The names are those of the running program: what one version of an app has kept is read by another one in which the types have the
  /// same names and stand in the same modules. A type that is not found is an error, which the decoder throws.
  /// Source: SwiftUI's `NavigationPath.CodableRepresentation`.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Reads a path that was kept. Throws where the program has no type of a kept name, or a value can't be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No type that is Hashable and Decodable has the name \(name).")
        }
        values.append(try Self.decode(type, from: &container))
      }
      self.values = values
    }

    private static func decode<Value: Decodable & Hashable>(
      _ type: Value.Type, from container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable { AnyHashable(try container.decode(type)) }

    /// Writes the names of the values' types and the values. Throws where a value can't be written.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let base = value.base as? any Encodable, let name = NavigationPath.name(of: type(of: value.base)) else {
          throw EncodingError.invalidValue(
            value.base, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "The type of the value has no name."))
        }
        try container.encode(name)
        try container.encode(base)
      }
    }
  }
}
