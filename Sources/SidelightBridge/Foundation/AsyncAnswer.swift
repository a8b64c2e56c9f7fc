import CSidelight

/// The closure that a GAsyncReadyCallback calls once, with the GAsyncResult.
@MainActor @safe final class AsyncAnswer {
  private let body: @MainActor (OpaquePointer) -> Void

  private init(_ body: @escaping @MainActor (OpaquePointer) -> Void) { unsafe self.body = body }

  /// What a C function takes as its callback.
  @unsafe static var callback: GAsyncReadyCallback { unsafe cFunction(answer) }

  /// What it takes with it: kept until the callback was called.
  @unsafe static func data(_ body: @escaping @MainActor (OpaquePointer) -> Void) -> UnsafeMutableRawPointer {
    unsafe Unmanaged.passRetained(AsyncAnswer(body)).toOpaque()
  }

  private static let answer: @convention(c) @MainActor (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
    { _, result, data in
      guard let data = unsafe data else { return }
      let answer = unsafe Unmanaged<AsyncAnswer>.fromOpaque(data).takeRetainedValue()
      if let result = unsafe result { unsafe answer.body(result) }
    }
}
