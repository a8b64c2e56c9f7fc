import CSidelight

/// Makes and fills the places in which a list widget shows its rows.
///
/// The GObject owns the functions: capture Swift owners weakly. GTK makes about 200 places for a list of any length.
@safe package final class ListItemFactory: Object {
  package typealias Function = @MainActor (ListItem) -> Void

  private final class Functions {
    let setup: Function
    let bind: Function
    let unbind: Function
    let teardown: Function

    init(setup: @escaping Function, bind: @escaping Function, unbind: @escaping Function, teardown: @escaping Function) {
      self.setup = setup
      self.bind = bind
      self.unbind = unbind
      self.teardown = teardown
    }
  }

  /// - Parameters:
  ///   - setup: A new place: give it its child, and an `attachment` to find it again.
  ///   - bind: The place shows the row `token` from now on.
  ///   - unbind: The place does not show its row any longer; `token` is still that row's.
  ///   - teardown: The place goes; afterwards it is emptied.
  package init(
    setup: @escaping Function, bind: @escaping Function, unbind: @escaping Function = { _ in }, teardown: @escaping Function = { _ in }
  ) {
    unsafe super.init(adopting: gtk_signal_list_item_factory_new())
    let functions = Functions(setup: setup, bind: bind, unbind: unbind, teardown: teardown)
    unsafe connect("setup", Self.setup, functions)
    unsafe connect("bind", Self.bind, functions)
    unsafe connect("unbind", Self.unbind, functions)
    unsafe connect("teardown", Self.teardown, functions)
  }

  private typealias Callback = @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> Void

  /// Connects without GValues, because these four run for each row that scrolls by.
  private func connect(_ signal: String, _ callback: Callback, _ functions: Functions) {
    let data = unsafe Unmanaged.passRetained(functions).toOpaque()
    unsafe g_signal_connect_data(.init(pointer), signal, cFunction(callback), data, cFunction(Self.release), sidelight_connect_default)
  }

  private static let release: @MainActor @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void = { data, _ in
    unsafe Unmanaged<Functions>.fromOpaque(data).release()
  }

  private static let setup: Callback = { _, item, data in
    unsafe onMainActor(item, data) { item, data in
      unsafe Unmanaged<Functions>.fromOpaque(data).takeUnretainedValue().setup(ListItem.shared(item))
    }
  }

  private static let bind: Callback = { _, item, data in
    unsafe onMainActor(item, data) { item, data in
      unsafe Unmanaged<Functions>.fromOpaque(data).takeUnretainedValue().bind(ListItem.shared(item))
    }
  }

  private static let unbind: Callback = { _, item, data in
    unsafe onMainActor(item, data) { item, data in
      unsafe Unmanaged<Functions>.fromOpaque(data).takeUnretainedValue().unbind(ListItem.shared(item))
    }
  }

  private static let teardown: Callback = { _, item, data in
    unsafe onMainActor(item, data) { item, data in
      let place = unsafe ListItem.shared(item)
      unsafe Unmanaged<Functions>.fromOpaque(data).takeUnretainedValue().teardown(place)
      place.invalidate()
    }
  }
}
