/// A variant of a symbol: filled, inside of a shape, or crossed out.
///
/// ```swift
/// Label("Alarms", systemImage: "bell").symbolVariant(.slash)
/// Image(systemName: "heart").symbolVariant(.circle.fill)
/// ```
///
/// A symbol that has no such variant is shown in the next simpler one that there is, or as it is. Many of GNOME's icons have one form that is
/// both: they look the same with ``fill-swift.type.property`` and without. Source: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String { case circle, square, rectangle }
  private var shape: Shape?
  private var isFilled = false
  private var isCrossedOut = false

  /// No variant. It changes nothing as a modifier; as the value of ``EnvironmentValues/symbolVariants`` it takes back what is set around.
  public static let none = SymbolVariants()
  /// The symbol inside of a circle.
  public static let circle = none.circle
  /// The symbol inside of a square.
  public static let square = none.square
  /// The symbol inside of a rectangle.
  public static let rectangle = none.rectangle
  /// The filled form.
  public static let fill = none.fill
  /// The symbol crossed out.
  public static let slash = none.slash

  /// This variant inside of a circle, in place of another shape.
  public var circle: SymbolVariants { changed { $0.shape = .circle } }
  /// This variant inside of a square, in place of another shape.
  public var square: SymbolVariants { changed { $0.shape = .square } }
  /// This variant inside of a rectangle, in place of another shape.
  public var rectangle: SymbolVariants { changed { $0.shape = .rectangle } }
  /// This variant, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// This variant, crossed out.
  public var slash: SymbolVariants { changed { $0.isCrossedOut = true } }

  /// Whether all that another variant says is said by this one too.
  ///
  /// - Parameter other: a variant; ``none`` is part of every one.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.shape = other.shape ?? $0.shape
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isCrossedOut = $0.isCrossedOut || other.isCrossedOut
    }
  }

  /// The names to try for a symbol in this variant: with all of it, without the line through it, and as it was written. GNOME's own names
  /// have dashes, and no variants.
  nonisolated func names(of symbol: String) -> [String] {
    guard self != .none, !symbol.isEmpty, !symbol.contains("-") else { return [symbol] }
    var names: [String] = []
    for crossesOut in isCrossedOut ? [true, false] : [false] {
      var parts = symbol.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let wasFilled = parts.count > 1 && parts.last == "fill"
      if wasFilled { parts.removeLast() }
      if crossesOut, !parts.contains("slash") { parts.append("slash") }
      if let shape, parts.last != shape.rawValue { parts.append(shape.rawValue) }
      if wasFilled || isFilled { parts.append("fill") }
      let name = parts.joined(separator: ".")
      if !names.contains(name) { names.append(name) }
    }
    return names.contains(symbol) ? names : names + [symbol]
  }
}

/// What is said of the symbols in a view: one value of the environment, so that an image reads it once.
struct SymbolEnvironment: Equatable {
  var variants = SymbolVariants.none
  var mode: SymbolRenderingMode?
  var scale = Image.Scale.medium
}

enum SymbolEnvironmentKey: EnvironmentKey {
  static var defaultValue: SymbolEnvironment { SymbolEnvironment() }
}

/// What a modifier changes of it. A value, so that one that says the same again changes nothing.
private enum SymbolChange: Equatable, EnvironmentChange {
  case variants(SymbolVariants)
  case mode(SymbolRenderingMode?)
  case scale(Image.Scale)

  func isSame(as other: SymbolChange) -> Bool { self == other }

  func apply(to values: inout EnvironmentValues) {
    switch self {
    case .variants(let variants): values.symbolVariants = values.symbolVariants.adding(variants)
    case .mode(let mode): values[SymbolEnvironmentKey.self].mode = mode
    case .scale(let scale): values[SymbolEnvironmentKey.self].scale = scale
    }
  }
}

extension EnvironmentValues {
  /// How large symbols are in this part of the interface, in proportion to the text around them.
  ///
  /// Source: SwiftUI's `imageScale`.
  public var imageScale: Image.Scale {
    get { self[SymbolEnvironmentKey.self].scale }
    set { self[SymbolEnvironmentKey.self].scale = newValue }
  }

  /// The variant of the symbols in this part of the interface. ``View/symbolVariant(_:)`` adds to it; set it with
  /// ``View/environment(_:_:)`` to ``SymbolVariants/none`` where symbols shall ignore what is set around them.
  ///
  /// Source: SwiftUI's `EnvironmentValues.symbolVariants`.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolEnvironmentKey.self].variants }
    set { self[SymbolEnvironmentKey.self].variants = newValue }
  }
}

extension View {
  /// Shows the symbols in this view in a variant, in addition to those that are set around it.
  ///
  /// ```swift
  /// VStack {
  ///   Label("Favorites", systemImage: "heart")
  ///   Label("Places", systemImage: "mappin")
  /// }
  /// .symbolVariant(.fill)
  /// ```
  ///
  /// It is said of symbols by their SF Symbols names; the names of the desktop's theme have no variants. Source: SwiftUI's `symbolVariant(_:)`.
  ///
  /// - Parameter variant: one variant, or several such as `.circle.fill`.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    EnvironmentView(content: self, change: SymbolChange.variants(variant))
  }

  /// Sets how the symbols in this view are coloured; nil for the usual way, ``SymbolRenderingMode/monochrome``.
  ///
  /// ```swift
  /// Label("No Connection", systemImage: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)
  /// ```
  ///
  /// GNOME's symbolic icons consist of one layer with one colour. So ``SymbolRenderingMode/multicolor`` is the one mode with a look of its own:
  /// symbols whose colour has a meaning have it. Source: SwiftUI's `symbolRenderingMode(_:)`.
  ///
  /// - Parameter mode: the way to colour them.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    EnvironmentView(content: self, change: SymbolChange.mode(mode))
  }
}

extension View {
  /// Sets how large the symbols in this view are, in proportion to the text around them. What an image says itself goes first.
  ///
  /// Source: SwiftUI's `imageScale(_:)`.
  ///
  /// - Parameter scale: small is 0.75 of the text, medium as large, and large 1.5 times as large.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    EnvironmentView(content: self, change: SymbolChange.scale(scale))
  }
}
