extension Location: Codable {
  /// Reads a location that was kept as its URI. Throws for a text that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let uri = try container.decode(String.self)
    guard let location = Location(uri: uri) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(uri)” is no URI.")
    }
    self = location
  }

  /// Writes the URI.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uri)
  }
}
