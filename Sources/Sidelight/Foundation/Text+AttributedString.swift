#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension Text {
  /// Shows a string whose parts say how they look: their font, colour, lines and links.
  ///
  /// ```swift
  /// var warning = AttributedString("Disk almost full")
  /// warning.foregroundColor = .red
  /// Text(warning)
  /// ```
  ///
  /// Source: SwiftUI's `Text.init(_:)` for an `AttributedString`.
  @_disfavoredOverload nonisolated public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        var text = Text(verbatim: String(attributedContent.characters[run.range]))
        if let font = run.font { text = text.font(font) }
        if let color = run.foregroundColor { text = text.foregroundColor(color) }
        if let color = run.backgroundColor { text = text.highlighted(color) }
        if let line = run.underlineStyle { text = text.underline(color: line.color) }
        if let line = run.strikethroughStyle { text = text.strikethrough(color: line.color) }
        if let offset = run.baselineOffset { text = text.baselineOffset(Double(offset)) }
        var look = InlineMarkdown.Look()
        let intent = run.inlinePresentationIntent ?? []
        look.isStrong = intent.contains(.stronglyEmphasized)
        look.isEmphasized = intent.contains(.emphasized)
        look.isCode = intent.contains(.code)
        look.isStruckThrough = intent.contains(.strikethrough)
        look.link = run.link?.absoluteString
        return text.showing(look)
      })
  }

  /// A line below or through a text.
  ///
  /// Source: SwiftUI's `Text.LineStyle`, of which GNOME has solid lines.
  public struct LineStyle: Hashable, Sendable {
    /// The colour of the line; nil for that of the text.
    let color: Color?

    /// Makes a solid line.
    ///
    /// - Parameter color: the colour of the line; nil for that of the text.
    public init(color: Color? = nil) { self.color = color }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()
  }
}

/// What a part of a text means, which says how it looks.
///
/// Source: Foundation's `InlinePresentationIntent`, which Foundation has on Apple's systems alone.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// One bit for each meaning.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Shown in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
  /// The attributes that a ``Text`` shows.
  ///
  /// Source: SwiftUI's `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a part.
    public let font: FontAttribute
    /// The colour of a part.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a part.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below a part.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a part.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How much higher a part stands.
    public let baselineOffset: BaselineOffsetAttribute
    /// What a part means.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own attributes, such as `link`.
    public let foundation: FoundationAttributes

    /// The font of a part.
    public enum FontAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Font
      /// Its name in archives.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a part.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a part.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line below a part.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through a part.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = Text.LineStyle
      /// Its name in archives.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// How much higher a part stands, in pixels.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// What a part means.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What is said of a part.
      public typealias Value = InlinePresentationIntent
      /// Its name in archives.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// The compiler calls it for an attribute's name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension AttributedString {
  /// Reads the Markdown of one paragraph: emphasis, code, lines through text, and links.
  ///
  /// Source: Foundation's `AttributedString.init(markdown:)`, which Foundation has on Apple's systems alone, as it reads
  /// `inlineOnlyPreservingWhitespace`: headings, lists and tables are text as any other.
  ///
  /// - Parameter markdown: the text. Any text is Markdown, so this never fails here.
  public init(markdown: String) throws {
    self.init()
    for part in InlineMarkdown.parts(of: [.markdown(markdown)]) {
      guard case .text(let text) = part.content else { continue }
      var run = AttributedString(text)
      var intent: InlinePresentationIntent = []
      if part.look.isStrong { intent.insert(.stronglyEmphasized) }
      if part.look.isEmphasized { intent.insert(.emphasized) }
      if part.look.isCode { intent.insert(.code) }
      if part.look.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { run.inlinePresentationIntent = intent }
      if let link = part.look.link { run.link = URL(string: link) }
      append(run)
    }
  }
}
#endif
