import CSidelight

extension Texture {
  /// The colour of one pixel, its parts from 0 to 255 and not multiplied by the opacity. For tests.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return pixels(x: x..<(x + 1), y: y..<(y + 1)).first.map { ($0.red, $0.green, $0.blue, $0.alpha) }
  }

  /// A pixel of a picture, its parts as above.
  package struct Pixel: Hashable, Sendable {
    package var red, green, blue, alpha: Int
  }

  /// The colours of a part of it, line by line, as far as that lies inside. For tests.
  package func pixels(x columns: Range<Int>, y lines: Range<Int>) -> [Pixel] {
    let (columns, lines) = (columns.clamped(to: 0..<width), lines.clamped(to: 0..<height))
    return pixels(at: lines.flatMap { y in columns.map { (x: $0, y: y) } })
  }

  /// The pixels at places, in their order: in device pixels from the upper left corner. What lies outside is left out.
  package func pixels(at places: [(x: Int, y: Int)]) -> [Pixel] {
    let downloader = unsafe gdk_texture_downloader_new(pointer)
    defer { unsafe gdk_texture_downloader_free(downloader) }
    unsafe gdk_texture_downloader_set_format(downloader, GDK_MEMORY_R8G8B8A8)
    var stride: gsize = 0
    guard let bytes = unsafe gdk_texture_downloader_download_bytes(downloader, &stride) else { return [] }
    defer { unsafe g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let data = unsafe g_bytes_get_data(bytes, &size) else { return [] }
    return places.compactMap { x, y in
      guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
      let color = unsafe data.loadUnaligned(fromByteOffset: y * Int(stride) + x * 4, as: UInt32.self)
      let parts = UInt32(littleEndian: color)
      return Pixel(red: Int(parts & 255), green: Int(parts >> 8 & 255), blue: Int(parts >> 16 & 255), alpha: Int(parts >> 24))
    }
  }
}
