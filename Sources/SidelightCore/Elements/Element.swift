/// A lowered view: what is to be shown, as a value. Elements hold no closures: what a control does stays in the view
/// node that made it, and comes back as an ``Event`` that names the node.
package struct Element: Equatable, Sendable {
  /// What the element is, with the fields of that kind.
  package var kind: Kind
  /// The layout modifiers around it, innermost first.
  package var layout: [LayoutModifier]
  /// Nil where they are those that elements begin with: the many elements without traits of their own stay small.
  package private(set) var storedTraits: StoredTraits?

  package init(_ kind: Kind, layout: [LayoutModifier] = [], traits: Traits = Traits()) {
    self.kind = kind
    self.layout = layout
    self.traits = traits
  }

  /// What applies to every kind.
  package var traits: Traits {
    get { storedTraits?.traits ?? Traits() }
    set { storedTraits = newValue == Traits() ? nil : StoredTraits(newValue) }
  }

  /// Whether the traits of both are equal.
  package func hasTraits(of other: Element) -> Bool { storedTraits == other.storedTraits }

  package final class StoredTraits: Equatable, Sendable {
    package let traits: Traits

    init(_ traits: Traits) { self.traits = traits }

    package static func == (left: StoredTraits, right: StoredTraits) -> Bool { left === right || left.traits == right.traits }
  }

  package enum Kind: Equatable, Sendable {
    case window(WindowElement)
    case page(PageElement)
    /// Apart, because it would make all elements three times as large.
    indirect case split(SplitElement)
    case columnSlot(ColumnSlotElement)
    case navigation(NavigationElement)
    /// Apart, as a split view is.
    indirect case tabs(TabsElement)
    case list(ListElement)
    case row(RowElement)
    case text(TextElement)
    case image(ImageElement)
    case label(LabelElement)
    case stack(StackElement)
    case spacer(SpacerElement)
    case divider
    case color(ColorStyle)
    /// Whatever the user works with, or reads a value from.
    case control(AnyControl)
    case scroll(ScrollElement)
    case unavailable(UnavailableElement)
    case sheet(SheetElement)
  }

  /// Fields that every element has.
  package struct Traits: Equatable, Sendable {
    package var isDisabled = false
    /// Opacity, 0 to 1.
    package var opacity: Double = 1
    /// The tooltip.
    @ShownText package var help: String? = nil
    /// What a screen reader says in place of the element's own text.
    @ShownText package var accessibilityLabel: String? = nil
    /// A name for tests and style sheets; never shown.
    @ShownText package var accessibilityIdentifier: String? = nil
    /// The accent colour from here on inward; nil where the app says nothing. ``ColorStyle/accent`` is the desktop's again.
    package var tint: ColorStyle?
    /// The menu that a secondary click opens, see ``TreeHost/menu(_:)``.
    package var menu: NodeID?
    /// What dragging it carries away, see ``TreeHost/dragged(_:)``.
    package var drag: NodeID?
    /// What follows the keyboard focus in it, see ``Event/focus(_:_:)``.
    package var focus: NodeID?
    /// The keys that do what a click on it does.
    package var shortcut: KeyShortcut?
    /// Where it stands in a toolbar; nil for what stands in none.
    package var toolbarPlace: ToolbarPlace?

    package init() {}
  }
}

extension Element.Kind {
  package static func control(_ element: some ControlElement) -> Element.Kind { .control(AnyControl(element: element)) }

  /// The control that it is; nil for all other kinds.
  package var control: (any ControlElement)? {
    if case .control(let control) = self { control.element } else { nil }
  }

  /// The control that it is, where that has a type.
  package func control<Control: ControlElement>(_ type: Control.Type) -> Control? { control as? Control }

  /// Whether a menu can show it as an entry; what it can't show stands in the bar.
  package var isMenuEntry: Bool { control?.menuEntry != nil }
}
