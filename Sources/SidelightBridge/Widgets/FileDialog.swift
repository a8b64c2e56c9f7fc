import CSidelight

/// A GtkFileDialog: lets the user choose files, folders, or a name for a new file. A portal shows it where there is one.
@safe package final class FileDialog: Object {
  /// What the user chooses.
  package enum Choice: Sendable {
    case file, files, folder, folders, newFile
  }

  /// What came of it.
  package enum Answer: Equatable, Sendable {
    /// The URIs of what was chosen.
    case chosen([String])
    case cancelled
    /// Why the desktop can't show it, in its own words.
    case failed(String)
  }

  private let cancellable: Object

  package init() {
    unsafe cancellable = Object(adopting: OpaquePointer(g_cancellable_new()))
    unsafe super.init(adopting: gtk_file_dialog_new())
    unsafe gtk_file_dialog_set_modal(pointer, 1)
  }

  package var title: String {
    get { unsafe String(borrowing: gtk_file_dialog_get_title(pointer)) ?? "" }
    set { unsafe gtk_file_dialog_set_title(pointer, newValue) }
  }

  /// What the button says that ends it; nil for what the desktop says.
  package var acceptLabel: String? {
    get { unsafe String(borrowing: gtk_file_dialog_get_accept_label(pointer)) }
    set { unsafe gtk_file_dialog_set_accept_label(pointer, newValue) }
  }

  /// The name that a new file has at first; nil for none.
  package var initialName: String? {
    get { unsafe String(borrowing: gtk_file_dialog_get_initial_name(pointer)) }
    set { unsafe gtk_file_dialog_set_initial_name(pointer, newValue) }
  }

  /// The URI of the folder that it begins in; nil for the one that it was in last.
  package var initialFolder: String? {
    get {
      guard let file = unsafe gtk_file_dialog_get_initial_folder(pointer) else { return nil }
      return unsafe String(taking: g_file_get_uri(file))
    }
    set {
      let file = unsafe newValue.flatMap { unsafe g_file_new_for_uri($0) }
      unsafe gtk_file_dialog_set_initial_folder(pointer, file)
      if let file = unsafe file { unsafe g_object_unref(.init(file)) }
    }
  }

  /// Says which files it shows, by their MIME types and by the ends of their names without the dot. The user chooses between the filters, the
  /// first one at first.
  package func setFilters(_ filters: [(name: String, mimeTypes: [String], suffixes: [String])]) {
    guard !filters.isEmpty else { return unsafe gtk_file_dialog_set_filters(pointer, nil) }
    guard let list = unsafe g_list_store_new(gtk_file_filter_get_type()) else { return }
    defer { unsafe g_object_unref(.init(list)) }
    var first: OpaquePointer?
    for filter in filters {
      guard let made = unsafe gtk_file_filter_new() else { continue }
      unsafe gtk_file_filter_set_name(made, filter.name)
      for type in filter.mimeTypes { unsafe gtk_file_filter_add_mime_type(made, type) }
      for suffix in filter.suffixes { unsafe gtk_file_filter_add_suffix(made, suffix) }
      unsafe g_list_store_append(list, .init(made))
      if unsafe first == nil { unsafe first = made }
      // The list keeps it.
      unsafe g_object_unref(.init(made))
    }
    unsafe gtk_file_dialog_set_filters(pointer, list)
    unsafe gtk_file_dialog_set_default_filter(pointer, first)
  }

  /// The names of the filters. For tests.
  package var filterNames: [String] {
    guard let list = unsafe gtk_file_dialog_get_filters(pointer) else { return [] }
    return (0..<(unsafe g_list_model_get_n_items(list))).compactMap { index in
      guard let item = unsafe g_list_model_get_item(list, index) else { return nil }
      defer { unsafe g_object_unref(item) }
      return unsafe String(borrowing: gtk_file_filter_get_name(OpaquePointer(item)))
    }
  }

  /// Shows it over a window, and tells once what came of it.
  package func show(_ choice: Choice, over window: WindowWidget?, done: @escaping @MainActor (Answer) -> Void) {
    let parent = unsafe window.map { unsafe UnsafeMutablePointer<GtkWindow>($0.pointer) }
    let data = unsafe AsyncAnswer.data { [self] result in done(unsafe answer(to: choice, result)) }
    let stop = unsafe UnsafeMutablePointer<GCancellable>(cancellable.pointer)
    switch choice {
    case .file: unsafe gtk_file_dialog_open(pointer, parent, stop, AsyncAnswer.callback, data)
    case .files: unsafe gtk_file_dialog_open_multiple(pointer, parent, stop, AsyncAnswer.callback, data)
    case .folder: unsafe gtk_file_dialog_select_folder(pointer, parent, stop, AsyncAnswer.callback, data)
    case .folders: unsafe gtk_file_dialog_select_multiple_folders(pointer, parent, stop, AsyncAnswer.callback, data)
    case .newFile: unsafe gtk_file_dialog_save(pointer, parent, stop, AsyncAnswer.callback, data)
    }
  }

  /// Takes it off the screen; that counts as cancelled.
  package func cancel() { unsafe g_cancellable_cancel(.init(cancellable.pointer)) }

  @unsafe private func answer(to choice: Choice, _ result: OpaquePointer) -> Answer {
    do throws(GLibError) {
      switch choice {
      case .files:
        return .chosen(
          unsafe Self.uris(taking: try GLibError.catching { unsafe gtk_file_dialog_open_multiple_finish(pointer, result, $0) }))
      case .folders:
        let found = try unsafe GLibError.catching { unsafe gtk_file_dialog_select_multiple_folders_finish(pointer, result, $0) }
        return .chosen(unsafe Self.uris(taking: found))
      case .file:
        return .chosen(unsafe Self.uri(taking: try GLibError.catching { unsafe gtk_file_dialog_open_finish(pointer, result, $0) }))
      case .folder:
        return .chosen(unsafe Self.uri(taking: try GLibError.catching { unsafe gtk_file_dialog_select_folder_finish(pointer, result, $0) }))
      case .newFile:
        return .chosen(unsafe Self.uri(taking: try GLibError.catching { unsafe gtk_file_dialog_save_finish(pointer, result, $0) }))
      }
    } catch {
      // Both stand for a user, or a program, that wants nothing.
      let isCancelled = error.domain == "gtk-dialog-error-quark" && error.code != Int(GTK_DIALOG_ERROR_FAILED.rawValue)
      return isCancelled ? .cancelled : .failed(error.message)
    }
  }

  @unsafe private static func uri(taking file: OpaquePointer?) -> [String] {
    guard let file = unsafe file else { return [] }
    defer { unsafe g_object_unref(.init(file)) }
    return unsafe String(taking: g_file_get_uri(file)).map { [$0] } ?? []
  }

  @unsafe private static func uris(taking list: OpaquePointer?) -> [String] {
    guard let list = unsafe list else { return [] }
    defer { unsafe g_object_unref(.init(list)) }
    return (0..<(unsafe g_list_model_get_n_items(list))).flatMap { unsafe uri(taking: OpaquePointer(g_list_model_get_item(list, $0))) }
  }
}
