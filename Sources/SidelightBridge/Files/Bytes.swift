import CSidelight
import Glibc

extension [UInt8] {
  /// Copies the bytes of a C string that was given away, and frees it; `nil` for a null pointer.
  @unsafe init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text = unsafe text else { return nil }
    self = unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    unsafe g_free(text)
  }

  /// Lends these bytes to C as a string. Paths go through here, since they need not be UTF-8, which a String would repair.
  @unsafe func withCText<Result, Failure: Error>(_ body: (UnsafePointer<CChar>) throws(Failure) -> Result) throws(Failure) -> Result {
    try unsafe (self + [0]).withUnsafeBufferPointer { bytes throws(Failure) in
      try unsafe bytes.withMemoryRebound(to: CChar.self) { text throws(Failure) in
        guard let start = text.baseAddress else { preconditionFailure("An array with a closing zero has an address.") }
        return try unsafe body(start)
      }
    }
  }
}
