import SidelightCore
public import SidelightGraph

extension EnvironmentValues {
  /// The most lines that a text has; nil for any number.
  ///
  /// Source: SwiftUI's `EnvironmentValues.lineLimit`.
  public var lineLimit: Int? {
    get { self[TextEnvironmentKey.self].lineLimit }
    set { TextChange.lineLimit(newValue.map { max(1, $0) }).apply(to: &self) }
  }

  /// Where the lines of a text of several lines begin.
  ///
  /// Source: SwiftUI's `EnvironmentValues.multilineTextAlignment`.
  public var multilineTextAlignment: TextAlignment {
    get { TextAlignment(of: self[TextEnvironmentKey.self]) }
    set { TextChange.alignment(newValue.side).apply(to: &self) }
  }

  /// Where text that is too long loses letters.
  ///
  /// Source: SwiftUI's `EnvironmentValues.truncationMode`.
  public var truncationMode: Text.TruncationMode {
    get { Text.TruncationMode(of: self[TextEnvironmentKey.self]) }
    set { TextChange.truncation(newValue.element).apply(to: &self) }
  }

  /// The letters that are shown in place of those that are written; nil for these.
  ///
  /// Source: SwiftUI's `EnvironmentValues.textCase`.
  public var textCase: Text.Case? {
    get {
      switch self[TextEnvironmentKey.self].rare.values.letters ?? nil {
      case .uppercase?: .uppercase
      case .lowercase?: .lowercase
      case nil: nil
      }
    }
    set { self[TextEnvironmentKey.self].rare.values.letters = .some(newValue.map { $0 == .uppercase ? .uppercase : .lowercase }) }
  }

  /// How small text may become before it loses letters, from 0 to 1, where 1 is its own size.
  ///
  /// Source: SwiftUI's `EnvironmentValues.minimumScaleFactor`.
  public var minimumScaleFactor: Double {
    get { self[TextEnvironmentKey.self].rare.values.leastScale ?? 1 }
    set { self[TextEnvironmentKey.self].rare.values.leastScale = newValue }
  }

  /// Whether letters come nearer to each other where a line is too long for its place.
  ///
  /// Source: SwiftUI's `EnvironmentValues.allowsTightening`.
  public var allowsTightening: Bool {
    get { self[TextEnvironmentKey.self].rare.values.allowsTightening ?? false }
    set { self[TextEnvironmentKey.self].rare.values.allowsTightening = newValue }
  }

  /// How much room lies between lines besides what their font has, in pixels.
  ///
  /// Source: SwiftUI's `EnvironmentValues.lineSpacing`.
  public var lineSpacing: Double {
    get { self[TextEnvironmentKey.self].rare.values.lineSpacing ?? 0 }
    set { self[TextEnvironmentKey.self].rare.values.lineSpacing = usableLineSpacing(newValue) }
  }

  /// The font of text; nil for the desktop's.
  ///
  /// Source: SwiftUI's `EnvironmentValues.font`.
  public var font: Font? {
    get {
      let text = self[TextEnvironmentKey.self]
      return Font(text.font, family: text.rare.isEmpty ? nil : text.rare.values.family)
    }
    set {
      let style = newValue?.element ?? FontStyle()
      let change: TextChange = newValue?.family.map { .custom(style, family: $0) } ?? .font(style)
      change.apply(to: &self)
    }
  }
}

extension TextAlignment {
  fileprivate init(of environment: TextEnvironment) {
    switch environment.alignment {
    case .center: self = .center
    case .end: self = .trailing
    default: self = .leading
    }
  }
}

extension Text.TruncationMode {
  fileprivate init(of environment: TextEnvironment) {
    switch environment.truncation {
    case .head: self = .head
    case .middle: self = .middle
    case .tail: self = .tail
    }
  }
}
