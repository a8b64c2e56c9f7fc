/// Whether the user edits what a view shows.
///
/// Source: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The user does not edit: lists look and behave as usual.
  case inactive
  /// The user edits for a moment; lists treat it as ``active``.
  case transient
  /// The user edits until the mode is changed again.
  case active

  /// Whether the user edits: true for ``active`` and ``transient``.
  public var isEditing: Bool { self != .inactive }
}

/// An edit mode in the environment: that of the nearest page, unless the app set one.
struct EditModeSource {
  var binding: Binding<EditMode>?
  var isPagesOwn: Bool
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeSource { EditModeSource(binding: nil, isPagesOwn: true) }
}

extension EnvironmentValues {
  /// Whether the user edits what the page shows: in edit mode the rows of its lists show what can be done to them.
  ///
  /// Every page has an edit mode of its own: each column of a split view, each page of a stack, and each sheet. Set another binding with
  /// ``View/environment(_:_:)`` to share one between them, or to change it from elsewhere. ``EditButton`` changes it. Nothing on GNOME
  /// needs it: rows are selected, deleted and moved without it as well. While it is active, clicks and Space select a row of several with the
  /// others or take it back, and the arrow keys move the focus alone. Source: SwiftUI's `editMode`.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeSource(binding: newValue, isPagesOwn: false) }
  }
}

/// A button that begins and ends the edit mode of its page: *Edit*, and then *Done*.
///
/// ```swift
/// List { … }.toolbar { EditButton() }
/// ```
///
/// Source: SwiftUI's `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes the button; it does nothing where the environment has no edit mode.
  nonisolated public init() {}

  /// A ``Button`` whose title is *Edit*, and *Done* in edit mode.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
      .disabled(editMode == nil)
  }
}
