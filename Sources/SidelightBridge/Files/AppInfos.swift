import CSidelight

/// The programs that the desktop has for kinds of files, as GIO knows them.
@MainActor package enum AppInfos {
  /// What a program is called.
  package struct Facts: Hashable, Sendable {
    /// The name of its desktop file, such as "org.gnome.TextEditor.desktop".
    package let id: String
    /// Its name in the user's language.
    package let name: String
  }

  /// The programs for a content type: the default one first, then the others that say they are made for it.
  package static func recommended(for type: String) -> [Facts] {
    var all: [Facts] = []
    unsafe visit(type) { app in
      guard let id = unsafe String(borrowing: g_app_info_get_id(app)), !all.contains(where: { $0.id == id }) else { return }
      all.append(Facts(id: id, name: unsafe String(borrowing: g_app_info_get_display_name(app)) ?? id))
    }
    return all
  }

  /// Starts a program with some addresses.
  /// - Throws: why it could not be started, or that it is there no longer.
  package static func launch(_ id: String, for type: String, uris: [String]) throws(FileFailure) {
    var found = false
    var failure: GLibError?
    unsafe visit(type) { app in
      guard !found, unsafe String(borrowing: g_app_info_get_id(app)) == id else { return }
      found = true
      do throws(GLibError) { try unsafe launch(app, uris) } catch { failure = error }
    }
    if let failure { throw FileFailure(failure) }
    if !found { throw FileFailure(reason: .notFound, message: "The program is not installed any more.") }
  }

  @unsafe private static func launch(_ app: OpaquePointer, _ uris: [String]) throws(GLibError) {
    var list: UnsafeMutablePointer<GList>?
    for uri in uris { unsafe list = unsafe g_list_append(list, g_strdup(uri)) }
    defer { unsafe g_list_free_full(list, g_free) }
    // The display tells the program where the user asked for it.
    let context = unsafe gdk_display_get_default().map { unsafe gdk_display_get_app_launch_context($0) } ?? nil
    defer { if let context = unsafe context { unsafe g_object_unref(.init(context)) } }
    _ = try unsafe GLibError.catching { error in unsafe g_app_info_launch_uris(app, list, context.map { unsafe .init($0) }, error) }
  }

  @unsafe private static func visit(_ type: String, _ body: (OpaquePointer) -> Void) {
    if let app = unsafe g_app_info_get_default_for_type(type, 0) {
      unsafe body(app)
      unsafe g_object_unref(.init(app))
    }
    let list = unsafe g_app_info_get_recommended_for_type(type)
    var next = unsafe list
    while let entry = unsafe next {
      if let app = unsafe entry.pointee.data {
        unsafe body(OpaquePointer(app))
        unsafe g_object_unref(app)
      }
      unsafe next = entry.pointee.next
    }
    unsafe g_list_free(list)
  }
}
