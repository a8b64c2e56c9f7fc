/// A widget of the app's own, see ``TreeHost/widgetMaker(_:)``.
package struct HostedElement: ControlElement {
  /// Rises where the widget is to be brought up to date.
  package var revision: Int

  package init(revision: Int) { self.revision = revision }
}

extension HostedElement {
  package var controlRole: ControlRole { .hosted }
  package var picture: String { controlRole.rawValue }
  package var keys: ControlKeys? { .widget }
}
