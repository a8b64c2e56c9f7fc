/// How much care an alert or a confirmation dialog asks for.
///
/// Source: SwiftUI's `DialogSeverity`.
public struct DialogSeverity: Equatable, Sendable {
  private enum Level { case automatic, standard, critical }
  private let level: Level

  /// Critical for alerts that present an error, and standard for all others.
  public static let automatic = Self(level: .automatic)
  /// The dialog says or asks something.
  public static let standard = Self(level: .standard)
  /// The dialog asks for more care than others, as where something may be lost for good. A sign of warning stands above its title.
  public static let critical = Self(level: .critical)

  /// - Parameter presentsError: whether the dialog presents an error.
  func isCritical(presentsError: Bool) -> Bool {
    switch level {
    case .automatic: presentsError
    case .standard: false
    case .critical: true
    }
  }
}

enum DialogSeverityKey: EnvironmentKey {
  static var defaultValue: DialogSeverity { .automatic }
}

extension View {
  /// Sets how much care the alerts and confirmation dialogs of this view ask for.
  ///
  /// ```swift
  /// Button("Empty Trash…") { isAsking = true }
  ///   .confirmationDialog("Delete all items for good?", isPresented: $isAsking) {
  ///     Button("Empty Trash", role: .destructive) { emptyTrash() }
  ///   }
  ///   .dialogSeverity(.critical)
  /// ```
  ///
  /// GNOME's dialogs have no sign by themselves: a critical one has a large one of warning above its title, and screen readers call it a
  /// warning. Source: SwiftUI's `dialogSeverity(_:)`.
  ///
  /// - Parameter severity: how much care they ask for.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    EnvironmentView(content: self) { $0[DialogSeverityKey.self] = severity }
  }
}
