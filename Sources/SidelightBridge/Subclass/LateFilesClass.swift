import CSidelight

/// What a provider of late files keeps for Swift.
@MainActor final class LateFiles {
  typealias Ask = @MainActor (_ done: @escaping @MainActor ([String]?) -> Void) -> Void
  let ask: Ask

  init(_ ask: @escaping Ask) { self.ask = ask }
}

/// A GdkContentProvider for files whose URIs are not known before another program wants them.
@MainActor enum LateFilesClass {
  static let instances: InstanceClass<LateFiles> =
    unsafe InstanceClass("SidelightLateFiles", parent: gdk_content_provider_get_type(), classInit: classInit)

  private static let classInit: InstanceClass<LateFiles>.ClassInit = { data, _ in
    let object = unsafe data.assumingMemoryBound(to: GObjectClass.self)
    unsafe object.pointee.finalize = cFunction(finalize)
    let provider = unsafe data.assumingMemoryBound(to: GdkContentProviderClass.self)
    unsafe provider.pointee.ref_formats = cFunction(formats)
    unsafe provider.pointee.write_mime_type_async = cFunction(write)
    unsafe provider.pointee.write_mime_type_finish = cFunction(finish)
  }

  private static let finalize: @MainActor @convention(c) (UnsafeMutablePointer<GObject>) -> Void = { object in
    unsafe instances.clear(object)
    unsafe instances.parentClass(as: GObjectClass.self).pointee.finalize?(object)
  }

  private static let formats: @MainActor @convention(c) (UnsafeMutablePointer<GdkContentProvider>) -> OpaquePointer? = { _ in
    let builder = unsafe gdk_content_formats_builder_new()
    unsafe gdk_content_formats_builder_add_mime_type(builder, "text/uri-list")
    return unsafe gdk_content_formats_builder_free_to_formats(builder)
  }

  private static let write:
    @MainActor @convention(c) (
      UnsafeMutablePointer<GdkContentProvider>, UnsafePointer<CChar>?, UnsafeMutablePointer<GOutputStream>, Int32,
      UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback?, UnsafeMutableRawPointer?
    ) -> Void = { provider, _, stream, priority, cancellable, callback, data in
      guard let task = unsafe g_task_new(provider, cancellable, callback, data) else { return }
      guard let late = unsafe instances.fields(of: provider) else { return unsafe fail(task) }
      _ = unsafe g_object_ref(stream)
      late.ask { uris in
        guard let uris, !uris.isEmpty else {
          unsafe g_object_unref(stream)
          return unsafe fail(task)
        }
        let text = uris.map { $0 + "\r\n" }.joined()
        let bytes = unsafe g_strdup(text)
        unsafe g_task_set_task_data(task, bytes, g_free)
        let done = unsafe AsyncAnswer.data { result in
          var error: UnsafeMutablePointer<GError>?
          if unsafe g_output_stream_write_all_finish(stream, result, nil, &error) != 0 {
            unsafe g_task_return_boolean(task, 1)
          } else {
            unsafe g_task_return_error(task, error)
          }
          unsafe g_object_unref(stream)
          unsafe g_object_unref(.init(task))
        }
        let current = unsafe g_task_get_cancellable(task)
        unsafe g_output_stream_write_all_async(
          stream, bytes, gsize(text.utf8.count), priority, current, AsyncAnswer.callback, done)
      }
    }

  /// There are no files after all. Lets go of the task.
  private static func fail(_ task: OpaquePointer) {
    let error = unsafe g_error_new_literal(g_io_error_quark(), Int32(G_IO_ERROR_FAILED.rawValue), "There is no file.")
    unsafe g_task_return_error(task, error)
    unsafe g_object_unref(.init(task))
  }

  private static let finish:
    @MainActor @convention(c) (
      UnsafeMutablePointer<GdkContentProvider>, OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean = { _, result, error in unsafe g_task_propagate_boolean(result, error) }
}
