import CSidelight

/// The living items of one model, by token. It does not keep them alive: GTK holds the rows it shows.
@MainActor @safe final class RowItemCache {
  fileprivate var items: [Int: OpaquePointer] = unsafe [:]
}

/// The GObject that stands for one row in GTK's eyes: a token and nothing else.
///
/// The same row gives the same GObject while anybody holds it, which GTK relies on to follow rows through changes.
@MainActor enum RowItem {
  struct Fields {
    let cache: RowItemCache
    let token: Int
  }

  /// How many items are alive, for tests that look for leaks.
  private(set) static var live = 0

  static let instances: InstanceClass<Fields> = unsafe InstanceClass("SidelightRow", parent: g_object_get_type(), classInit: classInit)

  private static let classInit: InstanceClass<Fields>.ClassInit = { data, _ in
    unsafe data.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = cFunction(finalize)
  }

  private static let finalize: @convention(c) (UnsafeMutablePointer<GObject>) -> Void = { object in
    unsafe onMainActor(object, ()) { object, _ in
      if let fields = unsafe instances.fields(of: object) {
        unsafe fields.cache.items[fields.token] = nil
        live -= 1
      }
      unsafe instances.clear(object)
      unsafe instances.parentClass(as: GObjectClass.self).pointee.finalize?(object)
    }
  }

  /// The living item of a row, or a new one. The reference is the caller's.
  static func item(for token: Int, in cache: RowItemCache) -> OpaquePointer {
    if let item = unsafe cache.items[token] {
      unsafe g_object_ref(.init(item))
      return unsafe item
    }
    let item = unsafe instances.make(Fields(cache: cache, token: token))
    // Several places may show no row, and GTK objects to one item in two places.
    if token != noRow { unsafe cache.items[token] = unsafe item }
    live += 1
    return unsafe item
  }

  /// Stands for a row whose source has gone, or has changed without reporting it.
  static let noRow = Int.min

  /// The token of a row's item; `nil` for an object that is no item, and for one without a row.
  @unsafe static func token(of item: UnsafeRawPointer) -> Int? {
    guard unsafe sidelight_instance_type(UnsafeMutableRawPointer(mutating: item)) == instances.type else { return nil }
    let token = unsafe instances.fields(of: item)?.token
    return token == noRow ? nil : token
  }
}
