import CSidelight

/// A widget of GTK: one that an app made, or one that Sidelight shows.
///
/// ```swift
/// GTKWidget(gtk_level_bar_new())
/// gtk_widget_add_css_class(.init(widget.pointer), "card")
/// ```
///
/// The functions come from a module of the app's own, whose module map names `gtk/gtk.h` or `adwaita.h`. The value keeps the widget alive.
/// All of GTK is for the main actor.
@MainActor @safe public struct GTKWidget {
  package let widget: Widget

  package init(_ widget: Widget) { self.widget = widget }

  /// Takes a widget, such as what a function `gtk_…_new` returns; the reference that such a function gives away is taken over.
  ///
  /// - Parameter pointer: a `GtkWidget *` that is alive.
  public init(_ pointer: UnsafeMutableRawPointer) { unsafe self.init(OpaquePointer(pointer)) }

  /// Takes a widget whose type Swift knows nothing of. See the one with an `UnsafeMutableRawPointer`.
  public init(_ pointer: OpaquePointer) {
    widget =
      unsafe g_object_is_floating(.init(pointer)) != 0
      ? Widget(sinking: .init(pointer)) : Widget.wrapper(for: pointer) ?? Widget(borrowing: pointer)
  }

  /// The widget as the functions of GTK take it: as it is for those of its own type, and as `.init(pointer)` for those of `GtkWidget`.
  public var pointer: OpaquePointer { unsafe widget.pointer }
}
