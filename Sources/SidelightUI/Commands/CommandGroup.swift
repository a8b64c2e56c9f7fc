@_spi(Nodes) import SidelightGraph

/// A place in the main menu, which other commands are put before, after, or in the place of.
///
/// GNOME's main menu has one section for each place with something in it, in this order: ``newItem``, ``saveItem``, ``importExport``,
/// ``printItem``, ``undoRedo``, ``pasteboard``, ``textEditing``, ``textFormatting``, ``toolbar``, ``sidebar``, the menus of ``CommandMenu``,
/// ``windowSize``, ``windowArrangement``, ``windowList``, ``singleWindowList``, ``systemServices``, ``appVisibility``, then ``appSettings``,
/// ``help`` and ``appInfo`` in one section, and ``appTermination``. Three places have an entry by themselves: ``appSettings`` has “Preferences”
/// in apps with settings, ``help`` has “Keyboard Shortcuts”, and ``appInfo`` has “About” with the app's name. What else Apple's menus have by
/// themselves is in GNOME's windows or in the menus of text. Source: SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Equatable, Sendable {
  let place: Place

  enum Place: Int, CaseIterable {
    case newItem, saveItem, importExport, printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar
    /// The menus of the app.
    case menus
    case windowSize, windowArrangement, windowList, singleWindowList, systemServices, appVisibility, appSettings, help, appInfo
    case appTermination

    /// Whether it is one of the places that stand together at the end.
    var isLast: Bool { [.appSettings, .help, .appInfo].contains(self) }
  }

  /// What says something about the app.
  public static let appInfo = Self(place: .appInfo)
  /// The app's settings.
  public static let appSettings = Self(place: .appSettings)
  /// What ends the app.
  public static let appTermination = Self(place: .appTermination)
  /// What hides and shows apps.
  public static let appVisibility = Self(place: .appVisibility)
  /// Help with the app.
  public static let help = Self(place: .help)
  /// What reads and writes files of other kinds.
  public static let importExport = Self(place: .importExport)
  /// What makes and opens documents and windows.
  public static let newItem = Self(place: .newItem)
  /// What moves things to the clipboard and from there.
  public static let pasteboard = Self(place: .pasteboard)
  /// What prints.
  public static let printItem = Self(place: .printItem)
  /// What saves documents.
  public static let saveItem = Self(place: .saveItem)
  /// What shows and hides the sidebar.
  public static let sidebar = Self(place: .sidebar)
  /// What other apps do for this one.
  public static let systemServices = Self(place: .systemServices)
  /// What works with selected text.
  public static let textEditing = Self(place: .textEditing)
  /// What changes the look of selected text.
  public static let textFormatting = Self(place: .textFormatting)
  /// What changes the toolbar.
  public static let toolbar = Self(place: .toolbar)
  /// What undoes and redoes.
  public static let undoRedo = Self(place: .undoRedo)
  /// What arranges windows.
  public static let windowArrangement = Self(place: .windowArrangement)
  /// The windows that are open.
  public static let windowList = Self(place: .windowList)
  /// What changes the size of the window.
  public static let windowSize = Self(place: .windowSize)
  /// The windows that the app has once.
  public static let singleWindowList = Self(place: .singleWindowList)
}

/// Entries of the main menu beside those of a place, or instead of them.
///
/// ```swift
/// CommandGroup(after: .newItem) { Button("Import…") { isImporting = true }.keyboardShortcut("i") }
/// ```
///
/// Source: SwiftUI's `CommandGroup`.
public struct CommandGroup<Content: View> {
  let part: CommandPart
  let content: Content

  /// Puts entries before those of a place.
  ///
  /// - Parameters:
  ///   - group: the place.
  ///   - addition: the entries: buttons, toggles, pickers, menus and sections.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = CommandPart(place: group.place, relation: .before)
    content = addition()
  }

  /// Puts entries after those of a place.
  ///
  /// - Parameters:
  ///   - group: the place.
  ///   - addition: the entries: buttons, toggles, pickers, menus and sections.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = CommandPart(place: group.place, relation: .after)
    content = addition()
  }

  /// Puts entries in the place of those that a place has; of several the last one counts.
  ///
  /// - Parameters:
  ///   - group: the place.
  ///   - addition: the entries; none to have nothing there.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    part = CommandPart(place: group.place, relation: .instead)
    content = addition()
  }
}

extension CommandGroup: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never
}

extension CommandGroup: PrimitiveCommands {
  package var view: any View { CommandPartView(part: part, content: content) }
  package var traits: CommandTraits { .hasMenu }
}

/// A menu of the app's own in the main menu.
///
/// ```swift
/// CommandMenu("Messages") { Button("Mark as Read") { mark() }.keyboardShortcut("k") }
/// ```
///
/// On GNOME it is a menu that opens from the main menu. Source: SwiftUI's `CommandMenu`.
public struct CommandMenu<Content: View> {
  let name: Text
  let content: Content

  /// Makes a menu with a name.
  ///
  /// - Parameters:
  ///   - nameKey: what it is called.
  ///   - content: its entries: buttons, toggles, pickers, menus and sections.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    name = Text(nameKey)
    self.content = content()
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.name = Text(name)
    self.content = content()
  }
}

extension CommandMenu: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never
}

extension CommandMenu: PrimitiveCommands {
  package var view: any View {
    CommandPartView(
      part: CommandPart(place: .menus, relation: .after),
      content: Menu {
        content
      } label: {
        name
      })
  }

  package var traits: CommandTraits { .hasMenu }
}

/// Where some entries stand in the main menu.
struct CommandPart: Equatable, Sendable {
  let place: CommandGroupPlacement.Place
  let relation: Relation

  enum Relation {
    /// What a place has by itself.
    case own
    case before, instead, after
  }
}

/// Entries of the main menu, which know where they stand there.
struct CommandPartView<Content: View> {
  let part: CommandPart
  let content: Content
}

extension CommandPartView: View {}

extension CommandPartView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { CommandPartNode(self, context) }
}

/// The node of entries that stand together.
@MainActor protocol CommandPartHolder: ViewNode {
  var part: CommandPart { get }
}

final class CommandPartNode<Content: View>: WrapperNode<CommandPartView<Content>, Content>, CommandPartHolder {
  var part: CommandPart { view.part }

  override init(_ view: CommandPartView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func viewChanged(from old: CommandPartView<Content>) { child?.update(view.content) }
}
