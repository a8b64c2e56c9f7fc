import CSidelight

/// The GObject class behind `RowListModel`: GListModel here, GtkSelectionModel in its own extension.
@MainActor enum RowListClass {
  static let instances: InstanceClass<RowListState> = {
    let result = unsafe InstanceClass<RowListState>("SidelightRowList", parent: g_object_get_type(), classInit: classInit)
    unsafe result.implement(g_list_model_get_type(), listInit)
    unsafe result.implement(gtk_selection_model_get_type(), selectionInit)
    return result
  }()

  private static let classInit: InstanceClass<RowListState>.ClassInit = { data, _ in
    unsafe data.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = cFunction(finalize)
  }

  private static let finalize: @MainActor @convention(c) (UnsafeMutablePointer<GObject>) -> Void = { object in
    unsafe instances.clear(object)
    unsafe instances.parentClass(as: GObjectClass.self).pointee.finalize?(object)
  }

  private static let listInit: InstanceClass<RowListState>.ClassInit = { data, _ in
    let list = unsafe data.assumingMemoryBound(to: GListModelInterface.self)
    unsafe list.pointee.get_item_type = cFunction(itemType)
    unsafe list.pointee.get_n_items = cFunction(count)
    unsafe list.pointee.get_item = cFunction(item)
  }

  private static let itemType: @MainActor @convention(c) (OpaquePointer) -> UInt = { _ in RowItem.instances.type }

  private static let count: @MainActor @convention(c) (OpaquePointer) -> UInt32 = { model in
    unsafe UInt32(clamping: instances.fields(of: .init(model))?.count ?? 0)
  }

  private static let item: @convention(c) (OpaquePointer, UInt32) -> OpaquePointer? = { model, position in
    unsafe onMainActor(model, position) { model, position in
      guard let state = unsafe instances.fields(of: .init(model)), Int(position) < state.count else { return nil }
      let token = state.index(of: Int(position)).flatMap { state.source?.token(at: $0) }
      // GTK takes no null for a row that it was told of.
      return unsafe RowItem.item(for: token ?? RowItem.noRow, in: state.cache)
    }
  }
}
