import CSidelight

extension Texture {
  /// The colour of one pixel, its parts from 0 to 255 and not multiplied by the opacity. For tests.
  package func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int)? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let downloader = unsafe gdk_texture_downloader_new(pointer)
    defer { unsafe gdk_texture_downloader_free(downloader) }
    unsafe gdk_texture_downloader_set_format(downloader, GDK_MEMORY_R8G8B8A8)
    var stride: gsize = 0
    guard let bytes = unsafe gdk_texture_downloader_download_bytes(downloader, &stride) else { return nil }
    defer { unsafe g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let data = unsafe g_bytes_get_data(bytes, &size) else { return nil }
    let start = y * Int(stride) + x * 4
    let parts = (0..<4).map { unsafe Int(data.load(fromByteOffset: start + $0, as: UInt8.self)) }
    return (parts[0], parts[1], parts[2], parts[3])
  }
}
