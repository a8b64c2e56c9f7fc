import SidelightCore
public import SidelightUI

/// The separator at an edge of a row, as the app sets it.
public struct TestSeparator: Equatable, Sendable {
  /// Whether it is shown; `automatic` if the style decides.
  public var visibility: Visibility
  /// Its colour; nil for the style's default.
  public var tint: Color?

  /// Makes a separator for comparison.
  public init(_ visibility: Visibility = .automatic, tint: Color? = nil) {
    self.visibility = visibility
    self.tint = tint
  }
}

extension TestElement {
  /// Whether a row shows a chevron, as a link does in a boxed list and while its split view is one stack.
  ///
  /// At ``Depth/window`` it is read from the widgets. Throws if this is no row.
  public var hasChevron: Bool { get throws { try dress().hasChevron } }

  /// The separator at an edge of a row, as `listRowSeparator(_:edges:)` and `listRowSeparatorTint(_:edges:)` set it.
  ///
  /// At ``Depth/window`` it is read from the style classes of the row. Throws if this is no row.
  public func separator(_ edge: VerticalEdge) throws -> TestSeparator {
    let dress = try dress()
    let line = edge == .top ? dress.top : dress.bottom
    return TestSeparator(line.isShown.map { $0 ? .visible : .hidden } ?? .automatic, tint: line.tint.flatMap(Color.init))
  }

  /// The distances of a row's content from the edges of the row, in pixels: those of `listRowInsets(_:)`, or else of the style.
  ///
  /// At ``Depth/window`` those that the app sets are read from the margins of the row's widget. Throws if this is no row.
  public var insets: EdgeInsets {
    get throws {
      let insets = try dress().insets
      return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  /// Whether all of it is within the visible part of the list or scrolled area that it is in.
  ///
  /// Only ``Depth/window`` knows. At the other depths nothing has a height, and this throws.
  public var isInView: Bool {
    get throws {
      let sighting = try sighting()
      guard let isInView = app.driver.isInView(sighting) else {
        throw TestFailure("What is scrolled into view only real widgets know: use Depth.window for it.")
      }
      return isInView && sighting.isVisible
    }
  }

  private func dress() throws(TestFailure) -> Sighting.RowDress {
    let sighting = try sighting()
    guard let dress = sighting.dress else { throw TestFailure("The \(sighting.role.rawValue) “\(sighting.label)” is no row of a list.") }
    return dress
  }
}

extension Color {
  /// Nil for a level of emphasis such as `secondary`, which is no colour of its own.
  fileprivate init?(_ style: ColorStyle) {
    switch style {
    case .named(.tertiary, _), .named(.quaternary, _): return nil
    case .named(let name, let opacity):
      let all: [Color] = [
        .primary, .secondary, .accentColor, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
        .gray, .white, .black, .clear,
      ]
      guard let color = all.first(where: { $0.style == ColorStyle(name) }) else { return nil }
      self = opacity == 1 ? color : color.opacity(opacity)
    case .rgba(let red, let green, let blue, let opacity): self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .scheme, .mixed, .missing: self = Color(style: style)
    }
  }
}

/// A place in a window, in pixels.
public struct TestFrame: Equatable, Sendable {
  /// The distance from the left and from the top.
  public var x, y: Double
  /// How large it is.
  public var width, height: Double

  /// Makes a place for comparison.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension TestElement {
  /// Where it is in the window's content, in pixels from the upper left corner.
  ///
  /// Without a display all letters are equally wide and widgets as large as a table says; at ``Depth/window`` the place is that of the widget.
  /// Throws if it has no place.
  public var frame: TestFrame {
    get throws {
      guard let frame = app.driver.frame(of: try sighting()) else { throw TestFailure("This has no place: the layout does not show it.") }
      return TestFrame(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
    }
  }

  /// Where it is in something else, such as its page, in pixels from the upper left corner of that.
  public func frame(in other: TestElement) throws -> TestFrame {
    var frame = try frame
    let around = try other.frame
    frame.x -= around.x
    frame.y -= around.y
    return frame
  }
}
