import CSidelight
import Glibc

/// An AdwShortcutsDialog: what the keys of a window do. There is one since libadwaita 1.8; older ones have none of its functions, so they are
/// looked up when the program runs.
@safe package final class ShortcutsDialogWidget: Widget {
  /// Keys that a window understands, as they are shown together.
  package struct Section {
    let title: String
    let lines: [(title: String, keys: [MenuKeys])]

    /// - Parameters:
    ///   - title: what the section is called.
    ///   - lines: what is done, and the keys that do it.
    package init(_ title: String, _ lines: [(title: String, keys: [MenuKeys])]) {
      self.title = title
      self.lines = lines
    }
  }

  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Name = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
  private typealias NamePair = @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
  private typealias Add = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  /// The functions of libadwaita, or nil where it has none.
  @safe private struct Functions {
    let dialog: Make
    let section: Name
    let item: NamePair
    let addItem, addSection: Add

    init?() {
      guard let dialog = unsafe dlsym(nil, "adw_shortcuts_dialog_new"), let section = unsafe dlsym(nil, "adw_shortcuts_section_new"),
        let item = unsafe dlsym(nil, "adw_shortcuts_item_new"), let addItem = unsafe dlsym(nil, "adw_shortcuts_section_add"),
        let addSection = unsafe dlsym(nil, "adw_shortcuts_dialog_add")
      else { return nil }
      unsafe self.dialog = unsafeBitCast(dialog, to: Make.self)
      unsafe self.section = unsafeBitCast(section, to: Name.self)
      unsafe self.item = unsafeBitCast(item, to: NamePair.self)
      unsafe self.addItem = unsafeBitCast(addItem, to: Add.self)
      unsafe self.addSection = unsafeBitCast(addSection, to: Add.self)
    }
  }

  private static let functions = Functions()

  /// - Parameter sections: what it shows.
  /// - Returns: nil where libadwaita has none.
  package init?(_ sections: [Section]) {
    guard let functions = Self.functions, let dialog = unsafe functions.dialog() else { return nil }
    unsafe super.init(sinking: dialog.assumingMemoryBound(to: GtkWidget.self))
    for section in sections {
      // Each takes over what is added to it.
      let made = unsafe functions.section(section.title)
      for line in section.lines {
        let keys = line.keys.map(\.name).joined(separator: " ")
        unsafe functions.addItem(made, functions.item(line.title, keys))
      }
      unsafe functions.addSection(UnsafeMutableRawPointer(widget), made)
    }
  }

  /// Runs when it is gone. Until then somebody has to hold it.
  package var closed: @MainActor () -> Void = {}

  /// Shows it over the window that a widget is in.
  ///
  /// - Parameter quit: runs when the user presses Ctrl+Q in it; Ctrl+W closes it.
  package func present(over widget: Widget, quit: @escaping @MainActor () -> Void) {
    DialogPresentation.present(self, over: widget, quit: quit) { [weak self] in self?.closed() }
  }
}

/// How dialogs that libadwaita makes alone are shown.
@MainActor enum DialogPresentation {
  /// Shows an AdwDialog over the window that a widget is in.
  ///
  /// - Parameters:
  ///   - quit: runs when the user presses Ctrl+Q in it; Ctrl+W closes it.
  ///   - closed: runs when it is gone.
  static func present(
    _ dialog: Widget, over widget: Widget, quit: @escaping @MainActor () -> Void, closed: @escaping @MainActor () -> Void
  ) {
    let keys = KeyController()
    keys.phase = .bubble
    keys.onPressed { [weak dialog] key, modifiers in
      guard modifiers == .control, let dialog else { return false }
      switch key {
      case .q: quit()
      case .w: _ = unsafe adw_dialog_close(.init(dialog.pointer))
      default: return false
      }
      return true
    }
    dialog.addController(keys)
    dialog.connect(Signal<Void>("closed")) { closed() }
    unsafe adw_dialog_present(.init(dialog.pointer), widget.widget)
  }
}
