import CSidelight

/// A GdkTexture: a decoded picture, which never changes.
@safe package final class Texture: Object {
  /// Decodes a picture file on a thread of the system's pool; the main thread only receives it.
  package static func load(path: String) async throws(GLibError) -> Texture {
    let decoded = await Task.detached(priority: .userInitiated) { Decoded(path: path) }.value
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

    init(path: String) {
      do throws(GLibError) {
        unsafe texture = try unsafe GLibError.catching { error in unsafe gdk_texture_new_from_filename(path, error) }
      } catch {
        failure = error
      }
    }
  }
}
