import CSidelight

/// A GdkTexture: a decoded picture, which never changes.
@safe package final class Texture: Object {
  /// One picture after the other, so that a disk that does not answer takes one thread and none of those that Swift's tasks share.
  private static let queue = FileQueue("sidelight-pictures")

  /// Decodes a picture file on a thread for pictures; the main thread only receives it. Only regular files are opened, and none for a
  /// task that has been cancelled when its turn comes.
  package static func load(path: String) async throws(GLibError) -> Texture {
    let decoded = await withTaskExecutorPreference(queue) { await Decoded.read(path) }
    if let failure = decoded.failure { throw failure }
    guard let pointer = unsafe decoded.texture else {
      throw GLibError(domain: "gdk-texture-error-quark", code: 0, message: "The picture could not be read.")
    }
    return unsafe Texture(adopting: pointer)
  }

  package var width: Int { unsafe Int(gdk_texture_get_width(pointer)) }
  package var height: Int { unsafe Int(gdk_texture_get_height(pointer)) }

  /// Writes it as a PNG file.
  package func save(png path: String) -> Bool {
    unsafe gdk_texture_save_to_png(pointer, path) != 0
  }

  /// The outcome of decoding. A texture is immutable and its reference count atomic, so it may change threads.
  @safe private struct Decoded: @unchecked Sendable {
    var texture: OpaquePointer?
    var failure: GLibError?

    /// Asynchronous only to leave the caller's thread.
    @concurrent static func read(_ path: String) async -> Decoded { Decoded(path: path) }

    private init(path: String) {
      guard !Task.isCancelled, FileReading.isRegular(Array(path.utf8)) else { return }
      do throws(GLibError) {
        unsafe texture = try unsafe GLibError.catching { error in unsafe gdk_texture_new_from_filename(path, error) }
      } catch {
        failure = error
      }
    }
  }
}
