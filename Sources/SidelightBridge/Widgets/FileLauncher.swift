import CSidelight

/// A GtkFileLauncher: gives files to other programs of the desktop.
@MainActor package enum FileLauncher {
  /// Shows a file in its folder, in the desktop's file manager. What the desktop can't do it says itself.
  package static func showInFolder(uri: String, over window: WindowWidget?) {
    let file = unsafe g_file_new_for_uri(uri)
    let launcher = unsafe gtk_file_launcher_new(file)
    unsafe gtk_file_launcher_open_containing_folder(launcher, window.map { unsafe .init($0.pointer) }, nil, nil, nil)
    unsafe g_object_unref(.init(launcher))
    unsafe g_object_unref(.init(file))
  }
}
