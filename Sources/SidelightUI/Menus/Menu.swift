@_spi(Nodes) package import SidelightGraph

/// A button that opens a menu.
///
/// ```swift
/// Menu("Actions", systemImage: "ellipsis.circle") {
///   Button("Duplicate") { duplicate() }
///   Picker("Sort By", selection: $order) { ForEach(Order.allCases) { Text($0.name) } }
///   Menu("Copy") { Button("As Text") { copyText() } }
/// }
/// ```
///
/// In another menu, such as that of ``View/contextMenu(menuItems:)``, it is an entry that opens one more. Its views are made when it opens:
/// buttons and toggles become entries, a ``Picker`` one for each option, `Divider` and `Section` part them. With a primary action a click
/// performs that, and a button beside it opens the menu; as an entry of a menu it only opens. One without entries is off in a menu.
///
/// On GNOME it is a `GtkMenuButton`, with an arrow unless its label is an icon, and in menus a page that slides in. Source: SwiftUI's `Menu`.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View where Label: View, Content: View {
  /// Makes a menu with a view as its label.
  ///
  /// - Parameters:
  ///   - content: the entries; made when the menu opens.
  ///   - label: what stands on the button.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a view as its label, and an action for a click.
  ///
  /// - Parameters:
  ///   - content: the entries; made when the menu opens.
  ///   - label: what stands on the button.
  ///   - primaryAction: what a click on the button does; a second button beside it opens the menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text, Content: View {
  /// Makes a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the button.
  ///   - content: the entries; made when the menu opens.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title, and an action for a click.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the button.
  ///   - content: the entries; made when the menu opens.
  ///   - primaryAction: what a click on the button does; a second button beside it opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SidelightUI.Label<Text, Image>, Content: View {
  /// Makes a menu with a title and a symbol; in a header bar the symbol alone is shown.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the button.
  ///   - systemImage: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - content: the entries; made when the menu opens.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SidelightUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: SidelightUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title and a symbol, and an action for a click.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the button.
  ///   - systemImage: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - content: the entries; made when the menu opens.
  ///   - primaryAction: what a click on the button does; a second button beside it opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: SidelightUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: SidelightUI.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: PrimitiveView where Label: View, Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: MenuStyleConfiguration.self) { return StyledNode(self, context, style, \.configured) }
    return MenuNode(self, context)
  }

  private var configured: MenuStyleConfiguration {
    MenuStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction)
  }
}

enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension View {
  /// Sets whether the menus in this view have an arrow that says so. One with an action of its own always has it, because nothing else
  /// opens that menu here.
  ///
  /// Source: SwiftUI's `menuIndicator(_:)`.
  ///
  /// - Parameter visibility: whether the arrow is shown; automatic leaves it to the label.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0[MenuIndicatorKey.self] = visibility.isShown }
  }
}
