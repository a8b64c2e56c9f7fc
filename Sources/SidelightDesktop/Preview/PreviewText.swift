/// Decides whether bytes are text, and which.
enum PreviewText {
  /// The text, or `nil` for bytes that are none. At the cut end of a truncated file, a letter that is not complete is left out.
  static func decode(_ bytes: ArraySlice<UInt8>, isTruncated: Bool) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    guard !isBinary(body) else { return nil }
    for cut in 0...(isTruncated ? 3 : 0) where cut <= body.count {
      if let text = String(validating: body.dropLast(cut), as: UTF8.self) { return text }
    }
    return String(String.UnicodeScalarView(body.lazy.map { UnicodeScalar($0) }))
  }

  /// No text contains a zero, and hardly any other control characters than those that lay it out.
  private static func isBinary(_ bytes: ArraySlice<UInt8>) -> Bool {
    var strange = 0
    for byte in bytes where byte < 0x20 || byte == 0x7F {
      switch byte {
      case 0: return true
      case 0x08...0x0D, 0x1B: continue
      default: strange += 1
      }
    }
    return strange * 50 > bytes.count
  }
}
