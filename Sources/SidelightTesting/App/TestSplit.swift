import SidelightCore
public import SidelightUI

/// A split view of the app. Its properties are read again each time.
@MainActor public struct TestSplit {
  let driver: any TestDriver
  let id: NodeID
  /// All split views of the app, if there are several and the test did not name one; empty otherwise.
  var candidates: [NodeID] = []

  /// The layout as one line: columns with their widths in pixels between bars, overlays in braces, and the stack of a collapsed split
  /// view in brackets, its top in parentheses. What is hidden is absent.
  ///
  /// `|sidebar 240|detail 960|`, `{sidebar 240}|detail 700|`, `[sidebar>(detail)]`. Columns that a style of the app
  /// places are in angle brackets: `<detail sidebar>`. At ``Depth/window`` it is read from the widgets.
  ///
  /// If there are several split views and the test did not name one, it is a sentence that says so.
  public var picture: String { isAmbiguous ? ambiguity : driver.picture(of: id) ?? "" }

  /// The name that the app gave it with `accessibilityIdentifier(_:)`; empty if it has none.
  public var identifier: String { driver.tree[id]?.element.traits.accessibilityIdentifier ?? "" }

  /// Whether the columns are one stack. Throws if there are several split views and the test did not name one.
  public var isCollapsed: Bool { get throws { try element().plan.isCollapsed } }

  /// Whether the user can see a column. Throws if there are several split views and the test did not name one.
  public func shows(_ column: NavigationSplitViewColumn) throws -> Bool { try element().isVisible(column.core) }

  /// The width in pixels of a column that is beside others or over them; at ``Depth/window`` that of its widget.
  ///
  /// Nil for a hidden column, for the columns of a stack, which are as wide as their container, and for columns that a style of the app places,
  /// whose widths only real widgets know. Throws if there are several split views and the test did not name one.
  public func width(of column: NavigationSplitViewColumn) throws -> Double? {
    _ = try element()
    return layout.width(of: column.identifier)
  }

  /// Where the inspector is. Throws if there are several split views and the test did not name one.
  public var inspector: TestInspector {
    get throws {
      let element = try element()
      if element.plan.inspector == .absent { return .absent }
      let layout = layout
      if layout.hasSheet { return .sheet(TestSheet(element.sheet)) }
      guard let width = layout.width(of: Slot.inspector.rawValue) else { return .hidden }
      return layout.isOver(Slot.inspector.rawValue) ? .overlay(width: width) : .column(width: width)
    }
  }

  private var layout: SplitPicture { SplitPicture(text: driver.picture(of: id) ?? "") }

  private func element() throws(TestFailure) -> SplitElement {
    if isAmbiguous { throw TestFailure(ambiguity) }
    guard case .split(let split)? = driver.tree[id]?.element.kind else { throw TestFailure("The split view is gone.") }
    return split
  }

  // MARK: - Which one

  private var isAmbiguous: Bool { !candidates.isEmpty }

  private var ambiguity: String {
    let all = candidates.enumerated().map { position, id in
      let split = TestSplit(driver: driver, id: id)
      return "\(position) \(split.picture)" + (split.identifier.isEmpty ? "" : " “\(split.identifier)”")
    }
    return "There are \(candidates.count) split views: \(all.joined(separator: ", ")). Say which one with split(at:) or split(identifier:)."
  }
}

/// Where an inspector is. Widths are in pixels.
public enum TestInspector: Equatable, Sendable {
  /// The view declares no inspector.
  case absent
  /// There is one, but it is not shown.
  case hidden
  /// Beside the columns.
  case column(width: Double)
  /// Over the trailing end of the columns.
  case overlay(width: Double)
  /// A sheet at the bottom, over everything else.
  case sheet(TestSheet)
}

/// How a sheet is shown.
public struct TestSheet: Equatable, Sendable {
  /// The height at which it rests, in pixels; nil if it is as high as its content.
  public var height: Double?
  /// Whether the user can change its height.
  public var isResizable: Bool
  /// Whether it shows a handle.
  public var showsHandle: Bool

  /// Makes a sheet for comparison.
  public init(height: Double? = nil, isResizable: Bool = false, showsHandle: Bool = false) {
    self.height = height
    self.isResizable = isResizable
    self.showsHandle = showsHandle
  }

  init(_ plan: SheetPlan?) {
    self.init(height: plan?.height, isResizable: plan?.isResizable ?? false, showsHandle: plan?.showsHandle ?? false)
  }
}

/// Reads values from the picture of a layout. All depths make one; at ``Depth/window`` it comes from the widgets.
struct SplitPicture {
  let text: String

  /// The width after a name, such as 240 in `sidebar 240`.
  func width(of part: String) -> Double? {
    guard let start = text.range(of: part + " ")?.upperBound else { return nil }
    return Double(text[start...].prefix(while: \.isNumber))
  }

  /// Whether a part is in braces.
  func isOver(_ part: String) -> Bool { text.range(of: "{" + part + " ") != nil }

  var hasSheet: Bool { text.range(of: "_" + Slot.inspector.rawValue + "_") != nil }
}

extension String {
  /// Where a text first occurs in this one.
  fileprivate func range(of other: String) -> Range<Index>? { ranges(of: other).first }
}

extension TestApp {
  /// The split view, or another view with an inspector; nil if there is none.
  ///
  /// If there are several, one in another or in a sheet, this is none of them: its picture says so, and everything else throws. Choose one
  /// with ``split(at:)`` or ``split(identifier:)``.
  public var split: TestSplit? {
    let all = splits
    guard var first = all.first else { return nil }
    if all.count > 1 { first.candidates = all.map(\.id) }
    return first
  }

  /// The split view with this number, counted from 0, outer ones first.
  public func split(at position: Int) throws -> TestSplit {
    let all = splits
    guard all.indices.contains(position) else {
      throw TestFailure("There are \(all.count) split views and none at \(position).", tree: tree)
    }
    return all[position]
  }

  /// The split view that the app gave this name with `accessibilityIdentifier(_:)`.
  public func split(identifier: String) throws -> TestSplit {
    let found = splits.filter { $0.identifier == identifier }
    guard found.count == 1 else {
      throw TestFailure("\(found.isEmpty ? "No split view is" : "\(found.count) split views are") called “\(identifier)”.", tree: tree)
    }
    return found[0]
  }

  /// All split views, outer ones first. Complexity: O(all elements).
  public var splits: [TestSplit] {
    driver.tree.all.compactMap { node in
      if case .split(let split) = node.element.kind, !split.isFrame { TestSplit(driver: driver, id: node.id) } else { nil }
    }
  }
}
