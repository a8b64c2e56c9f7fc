public import SidelightBridge
public import SidelightUI

/// A widget of GTK that the app makes itself, as a view.
///
/// ```swift
/// struct Strength: GTKView {
///   var value: Double
///
///   func makeWidget(context: Context) -> GTKWidget { GTKWidget(gtk_level_bar_new()) }
///
///   func updateWidget(_ widget: GTKWidget, context: Context) { gtk_level_bar_set_value(widget.pointer, value) }
/// }
/// ```
///
/// The app's package has a system library target whose module map names the headers of GTK. These are the rules:
///
/// - ``makeWidget(context:)`` runs once for each appearance of the view, ``updateWidget(_:context:)`` right after it, and then when the view is
///   another one, or when an observable object or a value of the environment that it has read has changed.
/// - Signals of the widget go to the ``Coordinator-swift.associatedtype``, which lives as long as the widget. What a handler keeps of it must be weak.
///   The update must not tell the coordinator of changes that it makes itself.
/// - The widget takes the size that it asks for, and all the room that there is where `hexpand` or `vexpand` say so. Sidelight sets its alignment,
///   its margins, its sensitivity, its opacity and its tooltip; the rest is the app's.
/// - The parent is Sidelight's: the app neither adds the widget to another one nor takes it out.
/// - Without a display, in tests of a model, no widget is made.
///
/// It is what AppKit's `NSViewRepresentable` is on macOS.
@MainActor @preconcurrency public protocol GTKView: View {
  /// What hears the signals of the widget.
  associatedtype Coordinator = Void
  /// What is known where the view stands.
  typealias Context = GTKViewContext<Self>

  /// Makes what hears the signals of the widget, before the widget is made.
  func makeCoordinator() -> Coordinator
  /// Makes the widget.
  func makeWidget(context: Context) -> GTKWidget
  /// Brings the widget to what the view says.
  func updateWidget(_ widget: GTKWidget, context: Context)
  /// The widget is shown no more: ends what the app began for it.
  static func dismantleWidget(_ widget: GTKWidget, coordinator: Coordinator)
}

extension GTKView where Coordinator == Void {
  /// A view that hears no signals needs none.
  public func makeCoordinator() {}
}

extension GTKView {
  /// The widget.
  public var body: some View { HostedView(GTKContent(view: self)) }

  /// Ends nothing.
  public static func dismantleWidget(_ widget: GTKWidget, coordinator: Coordinator) {}
}

/// What is known where a ``GTKView`` stands.
@MainActor @preconcurrency public struct GTKViewContext<Content: GTKView> {
  /// What hears the signals of the widget.
  public let coordinator: Content.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// A view of the app's as the graph takes it.
private struct GTKContent<Content: GTKView>: HostedContent {
  let view: Content

  func makeCoordinator() -> Any { view.makeCoordinator() }

  func makeWidget(_ coordinator: Any, _ environment: EnvironmentValues) -> AnyObject {
    guard let context = context(coordinator, environment) else { return BoxWidget(.horizontal) }
    let made = view.makeWidget(context: context).widget
    guard made.hasParent else { return made }
    Problem.report(
      "makeWidget of \(Content.self) returned a widget that is in another one already. Nothing is shown; make a new one for each call.")
    return BoxWidget(.horizontal)
  }

  func update(_ widget: AnyObject, _ coordinator: Any, _ environment: EnvironmentValues) {
    guard let widget = widget as? Widget, let context = context(coordinator, environment) else { return }
    view.updateWidget(GTKWidget(widget), context: context)
  }

  func dismantle(_ widget: AnyObject, _ coordinator: Any) {
    guard let widget = widget as? Widget, let coordinator = coordinator as? Content.Coordinator else { return }
    Content.dismantleWidget(GTKWidget(widget), coordinator: coordinator)
  }

  private func context(_ coordinator: Any, _ environment: EnvironmentValues) -> GTKViewContext<Content>? {
    (coordinator as? Content.Coordinator).map { GTKViewContext(coordinator: $0, environment: environment) }
  }
}

extension View {
  /// Looks at the widget that the view becomes, and may set what Sidelight does not.
  ///
  /// ```swift
  /// Button("Start") { start() }.gtk { gtk_widget_add_css_class(.init($0.pointer), "raised") }
  /// ```
  ///
  /// It runs when the widget is there, and again with each evaluation of the body that says it. Of a view that becomes several widgets it sees
  /// each one, of a modifier around several views those of all. What Sidelight sets of a widget it may set again at any time; which widget a view
  /// becomes may change with each version. For what Sidelight has a modifier for, use that one.
  /// - Parameter customize: gets the widget.
  public func gtk(_ customize: @escaping (GTKWidget) -> Void) -> some View {
    inspectedWidget { if let widget = $0 as? Widget { customize(GTKWidget(widget)) } }
  }
}
