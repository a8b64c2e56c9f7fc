import SidelightCore

/// Items of a toolbar that the user arranges: each has a name of its own.
///
/// Source: SwiftUI's `CustomizableToolbarContent`.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// What the user may do with items of a toolbar.
///
/// Source: SwiftUI's `ToolbarCustomizationBehavior`.
public struct ToolbarCustomizationBehavior: Sendable {
  enum Kind: Sendable { case removable, reorderable, fixed }
  let kind: Kind

  /// The user takes the item out of the toolbar and puts it back.
  public static var `default`: Self { Self(kind: .removable) }
  /// The user can't take the item out of the toolbar. SwiftUI lets it be moved; here no item is.
  public static var reorderable: Self { Self(kind: .reorderable) }
  /// The user can't take the item out of the toolbar, and it stands before the other items of its place that have names.
  public static var disabled: Self { Self(kind: .fixed) }
}

/// How items with the default behaviour take part in a toolbar that the user arranges.
///
/// Source: SwiftUI's `ToolbarCustomizationOptions`.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit for each option.
  public var rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// While the item is out of the toolbar it is in the menu of the header bar. Buttons, switches, pickers and menus can be there.
  public static var alwaysAvailable: Self { Self(rawValue: 1 << 0) }
}

extension CustomizableToolbarContent {
  /// Sets what the user may do with these items. Of several modifiers the innermost counts.
  ///
  /// ```swift
  /// ToolbarItem(id: "new") { NewButton() }.customizationBehavior(.disabled)
  /// ```
  ///
  /// Source: SwiftUI's `customizationBehavior(_:)`.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
    RuledToolbarContent(content: self) {
      $0.isRemovable = behavior.kind == .removable
      $0.comesFirst = behavior.kind == .fixed
    }
  }

  /// Sets how these items begin, as far as the user may take them out of the toolbar.
  ///
  /// ```swift
  /// ToolbarItem(id: "share") { ShareButton() }.defaultCustomization(.hidden, options: .alwaysAvailable)
  /// ```
  ///
  /// Source: SwiftUI's `defaultCustomization(_:options:)`.
  /// - Parameters:
  ///   - defaultVisibility: whether they are in the toolbar until the user says otherwise; `.automatic` is `.visible`.
  ///   - options: what else holds for them.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    RuledToolbarContent(content: self) {
      $0.isShownAtFirst = defaultVisibility != .hidden
      $0.staysInMenu = options.contains(.alwaysAvailable)
    }
  }

  /// Leaves these items as they are.
  @available(*, deprecated, message: "Say with which visibility or options the items begin.")
  @_disfavoredOverload public func defaultCustomization() -> some CustomizableToolbarContent {
    RuledToolbarContent(content: self) { _ in }
  }
}

extension ToolbarContent {
  /// Leaves these items out of the toolbar.
  ///
  /// Source: SwiftUI's `ToolbarContent.hidden(_:)`.
  ///
  /// - Parameter hidden: whether they are left out.
  @ToolbarContentBuilder public func hidden(_ hidden: Bool = true) -> some ToolbarContent { if !hidden { self } }
}

/// Items with another rule than they would have.
struct RuledToolbarContent<Content: CustomizableToolbarContent> {
  let content: Content
  let change: (inout ToolbarItemRule) -> Void
}

extension RuledToolbarContent: CustomizableToolbarContent {}

extension RuledToolbarContent: PrimitiveToolbarContent {
  var view: any View { content.asAnyView.transformEnvironment(\.toolbarItemRule) { change(&$0) } }
}

enum ToolbarItemRuleKey: EnvironmentKey {
  static var defaultValue: ToolbarItemRule { ToolbarItemRule() }
}

extension EnvironmentValues {
  var toolbarItemRule: ToolbarItemRule {
    get { self[ToolbarItemRuleKey.self] }
    set { self[ToolbarItemRuleKey.self] = newValue }
  }
}

extension View {
  /// Adds items to the toolbar of the page that this view stands in, which the user shows and hides.
  ///
  /// ```swift
  /// Editor(document).toolbar(id: "editor") {
  ///   ToolbarItem(id: "bold") { Toggle("Bold", systemImage: "bold", isOn: $isBold) }
  ///   ToolbarItem(id: "share") { ShareButton() }.defaultCustomization(.hidden)
  /// }
  /// ```
  ///
  /// A secondary click on the header bar, a long press on it, and the Menu key or Shift+F10 while the focus is in it open a menu of the
  /// items, in place of the menu of the window. Toolbars of one name in all windows of the app are arranged as one. What the user chooses
  /// is there again when the app starts the next time. SwiftUI lets the user move items, too.
  ///
  /// - Parameters:
  ///   - id: the name of the toolbar.
  ///   - content: the items, each with a name that no other one in the toolbar has.
  ///
  /// Source: SwiftUI's `toolbar(id:content:)`.
  @MainActor public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: NamedToolbar(id: id, items: content().asAnyView.lineLimit(1)))
  }
}
