import CSidelight

/// A GtkFileLauncher or GtkUriLauncher: gives files and addresses to other programs of the desktop.
@MainActor package enum FileLauncher {
  /// Shows a file in its folder, in the desktop's file manager. What the desktop can't do it says itself.
  package static func showInFolder(uri: String, over window: WindowWidget?) {
    let file = unsafe g_file_new_for_uri(uri)
    let launcher = unsafe gtk_file_launcher_new(file)
    unsafe gtk_file_launcher_open_containing_folder(launcher, window.map { unsafe .init($0.pointer) }, nil, nil, nil)
    unsafe g_object_unref(.init(launcher))
    unsafe g_object_unref(.init(file))
  }

  /// Opens an address with the program that the desktop has for it. `done` gets nil once that is done, or why it is not.
  package static func open(uri: String, over window: WindowWidget?, done: @escaping @MainActor (GLibError?) -> Void) {
    let parent = unsafe window.map { unsafe UnsafeMutablePointer<GtkWindow>($0.pointer) }
    // A portal takes files in another way than addresses.
    if uri.hasPrefix("file:") {
      let file = unsafe g_file_new_for_uri(uri)
      let launcher = unsafe gtk_file_launcher_new(file)
      let data = unsafe AsyncAnswer.data { result in
        done(unsafe failure { error in unsafe gtk_file_launcher_launch_finish(launcher, result, error) })
        unsafe g_object_unref(.init(launcher))
      }
      unsafe gtk_file_launcher_launch(launcher, parent, nil, AsyncAnswer.callback, data)
      unsafe g_object_unref(.init(file))
    } else {
      let launcher = unsafe gtk_uri_launcher_new(uri)
      let data = unsafe AsyncAnswer.data { result in
        done(unsafe failure { error in unsafe gtk_uri_launcher_launch_finish(launcher, result, error) })
        unsafe g_object_unref(.init(launcher))
      }
      unsafe gtk_uri_launcher_launch(launcher, parent, nil, AsyncAnswer.callback, data)
    }
  }

  private static func failure(_ finish: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean) -> GLibError? {
    do throws(GLibError) {
      _ = try unsafe GLibError.catching(finish)
      return nil
    } catch {
      return error
    }
  }
}
