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

  /// Decodes a picture file at once; nil where it can't be read.
  package static func read(path: String) -> Texture? { unsafe Decoded(path: path).texture.map { unsafe Texture(adopting: $0) } }

  /// Pictures of addresses, as long as somebody has them.
  private static var known: [String: Known] = [:]

  private struct Known { weak var texture: Texture? }

  /// Reads a picture from an address, such as one of the web or of a file, and decodes it on a thread for pictures. GVfs reads what GLib can't
  /// read itself. A picture that somebody still has is not read again.
  package static func load(uri: String) async throws(GLibError) -> Texture {
    if let texture = known[uri]?.texture { return texture }
    let bytes = try await Bytes.load(uri: uri)
    let decoded = await withTaskExecutorPreference(queue) { await Decoded.read(bytes) }
    if let failure = decoded.failure { throw failure }
    guard let pointer = unsafe decoded.texture else {
      throw GLibError(domain: "gdk-texture-error-quark", code: 0, message: "The picture could not be read.")
    }
    let texture = unsafe Texture(adopting: pointer)
    texture.become(pictureOf: uri)
    return texture
  }

  /// The picture of an address, if somebody has it.
  package static func known(_ uri: String) -> Texture? { known[uri]?.texture }

  /// Has it be the picture of an address, as long as somebody has it.
  package func become(pictureOf uri: String) {
    Self.known = Self.known.filter { $0.value.texture != nil }
    Self.known[uri] = Known(texture: self)
  }

  package var width: Int { unsafe Int(gdk_texture_get_width(pointer)) }
  package var height: Int { unsafe Int(gdk_texture_get_height(pointer)) }

  /// The bytes of a PNG file with it.
  package var png: [UInt8] {
    guard let bytes = unsafe gdk_texture_save_to_png_bytes(pointer) else { return [] }
    defer { unsafe g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let data = unsafe g_bytes_get_data(bytes, &size) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }

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

    @concurrent static func read(_ bytes: Bytes) async -> Decoded { Decoded(bytes: bytes) }

    private init(bytes: Bytes) {
      guard !Task.isCancelled else { return }
      do throws(GLibError) {
        unsafe texture = try unsafe GLibError.catching { error in unsafe gdk_texture_new_from_bytes(bytes.pointer, error) }.map {
          unsafe Self.ready($0)
        }
      } catch {
        failure = error
      }
    }

    init(path: String) {
      guard !Task.isCancelled, FileReading.isRegular(Array(path.utf8)) else { return }
      do throws(GLibError) {
        unsafe texture = try unsafe GLibError.catching { error in unsafe gdk_texture_new_from_filename(path, error) }.map {
          unsafe Self.ready($0)
        }
      } catch {
        failure = error
      }
    }

    /// Takes over a texture and returns one with the same pixels in the form that GSK's renderers take as they are: any other one they convert
    /// again whenever they draw it, or send it to a graphics card. What has more than eight bits, or colours of its own, stays.
    @unsafe private static func ready(_ texture: OpaquePointer) -> OpaquePointer {
      switch unsafe gdk_texture_get_format(texture) {
      case GDK_MEMORY_R8G8B8A8, GDK_MEMORY_R8G8B8, GDK_MEMORY_B8G8R8A8, GDK_MEMORY_B8G8R8, GDK_MEMORY_R8G8B8A8_PREMULTIPLIED: break
      default: return unsafe texture
      }
      guard unsafe gdk_color_state_equal(gdk_texture_get_color_state(texture), gdk_color_state_get_srgb()) != 0 else {
        return unsafe texture
      }
      let (width, height) = unsafe (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
      let stride = gsize(width) * 4
      guard let pixels = unsafe g_try_malloc(stride * gsize(height)) else { return unsafe texture }
      unsafe gdk_texture_download(texture, pixels.assumingMemoryBound(to: guchar.self), stride)
      let bytes = unsafe g_bytes_new_take(pixels, stride * gsize(height))
      defer { unsafe g_bytes_unref(bytes) }
      guard let ready = unsafe gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride) else {
        return unsafe texture
      }
      unsafe g_object_unref(UnsafeMutableRawPointer(texture))
      return unsafe ready
    }
  }
}

/// The bytes of a file. They never change, and their reference count is atomic, so that they may change threads.
@safe private final class Bytes: @unchecked Sendable {
  let pointer: OpaquePointer

  private init(adopting pointer: OpaquePointer) { unsafe self.pointer = pointer }

  deinit { unsafe g_bytes_unref(pointer) }

  /// Reads all that an address leads to. The main thread waits for nothing.
  @MainActor static func load(uri: String) async throws(GLibError) -> Bytes {
    let answer: Result<Bytes, GLibError> = await withCheckedContinuation { continuation in
      let file = unsafe g_file_new_for_uri(uri)
      let data = unsafe AsyncAnswer.data { result in
        do throws(GLibError) {
          guard let bytes = try unsafe GLibError.catching({ unsafe g_file_load_bytes_finish(file, result, nil, $0) }) else {
            throw GLibError(domain: "g-io-error-quark", code: 0, message: "The address could not be read.")
          }
          continuation.resume(returning: .success(unsafe Bytes(adopting: bytes)))
        } catch {
          continuation.resume(returning: .failure(error))
        }
        unsafe g_object_unref(.init(file))
      }
      unsafe g_file_load_bytes_async(file, nil, AsyncAnswer.callback, data)
    }
    return try answer.get()
  }
}
