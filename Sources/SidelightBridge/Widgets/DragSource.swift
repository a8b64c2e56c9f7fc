import CSidelight

/// A GtkDragSource: lets the user drag something out of a widget, to be moved or copied.
@safe package final class DragSource: EventController {
  package enum Action {
    case move, copy, copyOrMove

    fileprivate var flags: GdkDragAction {
      switch self {
      case .move: sidelight_drag_move
      case .copy: sidelight_drag_copy
      case .copyOrMove: sidelight_drag_copy_or_move
      }
    }
  }

  package init(_ action: Action = .move) {
    unsafe super.init(adopting: gtk_drag_source_new())
    unsafe gtk_drag_source_set_actions(pointer, action.flags)
    connect(Self.pressed) { [weak self] in self?.outliveTimeout() }
  }

  /// Sets what may be done with what is dragged, at the latest where ``prepare`` is answered.
  package func set(_ action: Action) { unsafe gtk_drag_source_set_actions(pointer, action.flags) }

  /// Where a button goes down GTK (4.18) starts a timeout of 100 ms, which does not end with the source: it would write into what has the
  /// source's memory by then.
  private func outliveTimeout() {
    // Of a lower priority than GTK's, so that a busy program has run that one before.
    MainSource.after(milliseconds: 200, priority: MainLoop.Priority.idle) { withExtendedLifetime(self) {} }
  }

  /// A button went down.
  private static let pressed = Signal<Void>("begin")

  /// What another gesture on the same widget claims is this one's, too.
  package func join(_ gesture: DragGesture) { unsafe gtk_gesture_group(pointer, gesture.pointer) }

  /// A drag may begin where the button went down: what it carries, or nil for none.
  package static let prepare = Signal<Object?, Double, Double>("prepare")
  /// The drag has begun.
  package static let began = Signal<Void, Object?>("drag-begin")
  /// The drag is over, dropped or not.
  package static let ended = Signal<Void, Object?, Bool>("drag-end")

  /// What the drag looks like: a widget as it is now. The place is that of the pointer in it.
  package func setIcon(_ widget: Widget, x: Double, y: Double) {
    let picture = unsafe Object(adopting: gtk_widget_paintable_new(widget.widget))
    // A row that is moved or taken away meanwhile still looks as it did.
    let still = unsafe Object(adopting: gdk_paintable_get_current_image(picture.pointer))
    unsafe gtk_drag_source_set_icon(pointer, still.pointer, Int32(clamping: Length.whole(x)), Int32(clamping: Length.whole(y)))
  }
}

/// What a drag carries.
@safe package final class DragContent: Object {
  /// Something of this process that means nothing to any other.
  package init(_ object: Object) {
    var value = GValue()
    unsafe g_value_init(&value, sidelight_instance_type(.init(object.pointer)))
    unsafe g_value_set_object(&value, .init(object.pointer))
    unsafe super.init(adopting: OpaquePointer(gdk_content_provider_new_for_value(&value)))
    unsafe g_value_unset(&value)
  }

  /// Files and other things with a URI.
  package init(files uris: [String]) {
    var list: UnsafeMutablePointer<GSList>?
    for uri in uris.reversed() { unsafe list = g_slist_prepend(list, .init(g_file_new_for_uri(uri))) }
    var value = GValue()
    unsafe g_value_init(&value, gdk_file_list_get_type())
    unsafe g_value_take_boxed(&value, .init(gdk_file_list_new_from_list(list)))
    unsafe g_slist_free_full(list) { file in unsafe g_object_unref(file) }
    unsafe super.init(adopting: OpaquePointer(gdk_content_provider_new_for_value(&value)))
    unsafe g_value_unset(&value)
  }

  /// Files whose URIs are asked for when another program wants them.
  ///
  /// - Parameter files: given a closure that is to be told the URIs once, or nil where there are none after all.
  package init(lateFiles files: @escaping @MainActor (_ done: @escaping @MainActor ([String]?) -> Void) -> Void) {
    unsafe super.init(adopting: LateFilesClass.instances.make(LateFiles(files)))
  }

  /// Something of this process, by its number, with what other programs take of it, the best first.
  package init(own number: UInt64, _ others: [DragContent]) {
    var number = number
    var value = GValue()
    unsafe g_value_init(&value, g_bytes_get_type())
    unsafe g_value_take_boxed(&value, .init(g_bytes_new(&number, gsize(MemoryLayout<UInt64>.size))))
    let own: UnsafeMutablePointer<GdkContentProvider> = unsafe gdk_content_provider_new_for_value(&value)
    unsafe g_value_unset(&value)
    // The union takes its parts.
    if others.isEmpty {
      unsafe super.init(adopting: OpaquePointer(own))
      return
    }
    var parts: [UnsafeMutablePointer<GdkContentProvider>?] = unsafe [own]
    for other in others {
      unsafe parts.append(g_object_ref(.init(other.pointer))?.assumingMemoryBound(to: GdkContentProvider.self))
    }
    unsafe super.init(adopting: OpaquePointer(gdk_content_provider_new_union(&parts, gsize(parts.count))))
  }

  package init(text: String) {
    var value = GValue()
    unsafe g_value_init(&value, Fundamental.string)
    unsafe g_value_set_string(&value, text)
    unsafe super.init(adopting: OpaquePointer(gdk_content_provider_new_for_value(&value)))
    unsafe g_value_unset(&value)
  }
}

/// A GtkDropTarget for the rows of this process's lists, for files and for text.
@safe package final class DropTarget: EventController {
  package enum Answer: Int { case no = 0, copy = 1, move = 2 }
  package enum Kind { case row, own, files, text }

  package init() {
    unsafe super.init(adopting: gtk_drop_target_new(Fundamental.none, sidelight_drag_copy_or_move))
    var types = [RowItem.instances.type, g_bytes_get_type(), gdk_file_list_get_type(), Fundamental.string]
    unsafe gtk_drop_target_set_gtypes(pointer, &types, gsize(types.count))
  }

  /// What is over the widget now, the most special of what it can be; nil while nothing is.
  package var kind: Kind? {
    guard let drop = unsafe gtk_drop_target_get_current_drop(pointer), let formats = unsafe gdk_drop_get_formats(drop) else { return nil }
    let all = unsafe gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(formats))
    defer { unsafe gdk_content_formats_unref(all) }
    if unsafe gdk_content_formats_contain_gtype(all, RowItem.instances.type) != 0 { return .row }
    if unsafe gdk_content_formats_contain_gtype(all, g_bytes_get_type()) != 0 { return .own }
    if unsafe gdk_content_formats_contain_gtype(all, gdk_file_list_get_type()) != 0 { return .files }
    return unsafe gdk_content_formats_contain_gtype(all, Fundamental.string) != 0 ? .text : nil
  }

  package static let left = Signal<Void>("leave")
  private static let entered = Signal<Int, Double, Double>("enter")
  private static let moved = Signal<Int, Double, Double>("motion")
  private static let dropped = Signal<Bool, DropValue, Double, Double>("drop")
  /// What a place makes of something over it, and of something that is dropped there.
  private(set) var answer: @MainActor (Kind, Double, Double) -> Answer = { _, _, _ in .no }
  private(set) var take: @MainActor (DropValue, Double, Double) -> Bool = { _, _, _ in false }

  /// - Parameters:
  ///   - answer: whether a place takes what is over it.
  ///   - take: takes what is dropped there; says whether anything came of that.
  package func listen(
    answer: @escaping @MainActor (Kind, Double, Double) -> Answer, take: @escaping @MainActor (DropValue, Double, Double) -> Bool
  ) {
    self.answer = answer
    self.take = take
    let reply: @MainActor (Double, Double) -> Int = { [weak self] x, y in
      guard let self, let kind else { return Answer.no.rawValue }
      return self.answer(kind, x, y).rawValue
    }
    connect(Self.entered, reply)
    connect(Self.moved, reply)
    connect(Self.dropped) { [weak self] value, x, y in self?.take(value, x, y) ?? false }
  }
}

/// What was dropped.
package enum DropValue: GValueConvertible, Equatable {
  case row
  /// The URIs of files.
  case files([String])
  case text(String)
  /// Something of this process, by its number.
  case own(UInt64)

  package static func read(_ value: GValueReference) -> DropValue {
    guard let boxed = unsafe g_value_get_boxed(value.pointer) else { return .row }
    return unsafe DropValue(GValueReference(boxed.assumingMemoryBound(to: GValue.self)))
  }

  package var kind: DropTarget.Kind {
    switch self {
    case .row: .row
    case .files: .files
    case .text: .text
    case .own: .own
    }
  }

  init(_ content: GValueReference) {
    if content.type == gdk_file_list_get_type() {
      self = .files(unsafe Self.uris(g_value_get_boxed(content.pointer)))
    } else if content.type == g_bytes_get_type() {
      var size: gsize = 0
      let bytes = unsafe g_value_get_boxed(content.pointer).flatMap { unsafe g_bytes_get_data(OpaquePointer($0), &size) }
      // Another process can't make sense of it, and gives none.
      self = .own(size == gsize(MemoryLayout<UInt64>.size) ? unsafe bytes?.loadUnaligned(as: UInt64.self) ?? 0 : 0)
    } else {
      self = content.type == Fundamental.string ? .text(String.read(content)) : .row
    }
  }

  @unsafe private static func uris(_ list: UnsafeMutableRawPointer?) -> [String] {
    guard let list = unsafe list else { return [] }
    var uris: [String] = []
    let files = unsafe gdk_file_list_get_files(OpaquePointer(list))
    var next = unsafe files
    while let link = unsafe next {
      if let uri = unsafe g_file_get_uri(OpaquePointer(link.pointee.data)) {
        unsafe uris.append(String(cString: uri))
        unsafe g_free(uri)
      }
      unsafe next = unsafe link.pointee.next
    }
    unsafe g_slist_free(files)
    return uris
  }

  package func write(to value: GValueReference) {}
}
