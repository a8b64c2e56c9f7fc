import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Why the room of texts and images is shown in place of them.
///
/// Source: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is shown stands for something that is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others can see the screen: what ``View/privacySensitive(_:)`` marks is not shown.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
}

private struct Redaction: Equatable {
  var reasons: RedactionReasons = []
  /// Whether not everybody may see it.
  var isSensitive = false

  var isActive: Bool { reasons.contains(.placeholder) || reasons.contains(.privacy) && isSensitive }
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: Redaction { Redaction() }
}

extension EnvironmentValues {
  private var redaction: Redaction {
    get { self[RedactionKey.self] }
    set {
      let wasActive = redaction.isActive
      self[RedactionKey.self] = newValue
      // Texts and images read one value, and most apps redact nothing.
      if newValue.isActive != wasActive { self[TextEnvironmentKey.self].rare.values.isRedacted = newValue.isActive ? true : nil }
    }
  }

  /// Why texts and images are not shown here; empty where they are.
  ///
  /// Source: SwiftUI's `EnvironmentValues.redactionReasons`.
  public var redactionReasons: RedactionReasons {
    get { redaction.reasons }
    set { redaction.reasons = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { redaction.isSensitive }
    set { redaction.isSensitive = newValue }
  }
}

extension EnvironmentScope {
  /// Whether not everybody may see what is here.
  var isPrivacySensitive: Bool { value(RedactionKey.self).isSensitive }
}

private enum RedactionChange: Equatable, EnvironmentChange {
  case reason(RedactionReasons)
  case none
  case sensitive(Bool)

  func isSame(as other: RedactionChange) -> Bool { self == other }

  func apply(to values: inout EnvironmentValues) {
    switch self {
    case .reason(let reason): values.redactionReasons.formUnion(reason)
    case .none: values.redactionReasons = []
    case .sensitive(let isSensitive): values.isPrivacySensitive = isSensitive
    }
  }
}

extension View {
  /// Shows the room of the texts and images in this view in place of them, for a reason.
  ///
  /// ```swift
  /// MessageRow(message ?? .example).redacted(reason: message == nil ? .placeholder : [])
  /// ```
  ///
  /// On GNOME it is a grey bar. Assistive technology reads a redacted text all the same, as tests do. Source: SwiftUI's `redacted(reason:)`.
  ///
  /// - Parameter reason: the reason, in addition to those that are said further out; `[]` adds none.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: self, change: RedactionChange.reason(reason))
  }

  /// Shows what is in this view, whatever is said further out.
  ///
  /// Source: SwiftUI's `unredacted()`.
  nonisolated public func unredacted() -> some View { EnvironmentView(content: self, change: RedactionChange.none) }

  /// Marks what not everybody may see: it is redacted for the reason ``RedactionReasons/privacy``.
  ///
  /// Source: SwiftUI's `privacySensitive(_:)`.
  ///
  /// - Parameter sensitive: false for what everybody may see.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentView(content: self, change: RedactionChange.sensitive(sensitive))
  }
}
