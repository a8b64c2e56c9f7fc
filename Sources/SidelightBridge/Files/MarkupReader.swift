import CSidelight

/// Reads simple XML by GLib's parser, which knows no namespaces, no entities of a document's own and nothing outside of the text.
package enum MarkupReader {
  /// Hears of what stands in a text, in its order.
  package protocol Listener: AnyObject {
    func begin(_ element: String, _ attributes: [String: String])
    func characters(_ characters: String)
    func end(_ element: String)
  }

  /// Reads a text from its beginning to its end; says whether all of it was as it has to be.
  package static func read(_ text: String, by listener: any Listener) -> Bool {
    let box = Box(listener)
    var parser = unsafe GMarkupParser(
      start_element: { _, name, names, values, data, _ in
        let element = unsafe String(borrowing: name) ?? ""
        let attributes = unsafe MarkupReader.attributes(names, values)
        unsafe MarkupReader.listener(data)?.begin(element, attributes)
      },
      end_element: { _, name, data, _ in
        let element = unsafe String(borrowing: name) ?? ""
        unsafe MarkupReader.listener(data)?.end(element)
      },
      text: { _, text, length, data, _ in
        let characters = unsafe String(
          decoding: UnsafeBufferPointer(start: text, count: Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        unsafe MarkupReader.listener(data)?.characters(characters)
      },
      passthrough: nil, error: nil)
    // GLib keeps the parser's place, and reads it until the end.
    return withExtendedLifetime(box) {
      unsafe withUnsafePointer(to: &parser) { parser in
        let context = unsafe g_markup_parse_context_new(parser, sidelight_markup_text, Unmanaged.passUnretained(box).toOpaque(), nil)
        defer { unsafe g_markup_parse_context_unref(context) }
        return unsafe g_markup_parse_context_parse(context, text, -1, nil) != 0 && g_markup_parse_context_end_parse(context, nil) != 0
      }
    }
  }

  private final class Box {
    let listener: any Listener
    init(_ listener: any Listener) { self.listener = listener }
  }

  private static func listener(_ data: UnsafeMutableRawPointer?) -> (any Listener)? {
    unsafe data.map { unsafe Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().listener }
  }

  private static func attributes(
    _ names: UnsafeMutablePointer<UnsafePointer<CChar>?>?, _ values: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var attributes: [String: String] = [:]
    var index = 0
    while let name = unsafe String(borrowing: names?[index]) {
      attributes[name] = unsafe String(borrowing: values?[index]) ?? ""
      index += 1
    }
    return attributes
  }
}
