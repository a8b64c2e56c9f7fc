/// A button that begins to rename something: what `renameAction(_:)` says, or in the menu of a title that is bound, the title.
///
/// Where there is nothing to rename it is disabled. Source: SwiftUI's `RenameButton`.
public struct RenameButton<Label> {
  @Environment(\.rename) private var rename

  /// Makes a button with the title “Rename” and a pencil as its symbol.
  nonisolated public init() where Label == SidelightUI.Label<Text, Image> {}
}

extension RenameButton: View where Label: View {
  /// A ``Button`` that begins to rename, disabled where there is nothing to rename.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// What begins to rename something.
///
/// ```swift
/// @Environment(\.rename) private var rename
/// ```
///
/// Source: SwiftUI's `RenameAction`.
public struct RenameAction: Equatable {
  private final class Box {
    let perform: () -> Void

    init(_ perform: @escaping () -> Void) { self.perform = perform }
  }

  private let box: Box

  init(_ perform: @escaping () -> Void) { box = Box(perform) }

  /// Begins to rename.
  @MainActor public func callAsFunction() { box.perform() }

  /// Whether both do the same.
  public static func == (left: RenameAction, right: RenameAction) -> Bool { left.box === right.box }
}

enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What a ``RenameButton`` does; nil where there is nothing to rename.
  ///
  /// Source: SwiftUI's `EnvironmentValues.rename`.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what a ``RenameButton`` in this view does.
  ///
  /// Source: SwiftUI's `renameAction(_:)`.
  public func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, RenameAction(action)) }

  /// Sets that a ``RenameButton`` in this view moves the focus to the field that a state is about.
  ///
  /// Source: SwiftUI's `renameAction(_:)`.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { renameAction { isFocused.wrappedValue = true } }
}
