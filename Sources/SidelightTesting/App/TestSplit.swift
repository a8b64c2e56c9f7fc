import SidelightCore
public import SidelightUI

/// A split view of the app.
@MainActor public struct TestSplit {
  let driver: any TestDriver
  let id: NodeID

  /// The layout as one line: columns with their widths in pixels between bars, overlays in braces, and the stack of a collapsed split
  /// view in brackets, its top in parentheses. What is hidden is absent.
  ///
  /// `|sidebar 240|detail 960|`, `{sidebar 240}|detail 700|`, `[sidebar>(detail)]`. Angle brackets stand around the columns that a style of
  /// the app's places: `<detail sidebar>`. At ``Depth/window`` it is read from the widgets.
  public var picture: String { driver.picture(of: id) ?? "" }

  /// Whether the columns are one stack.
  public var isCollapsed: Bool { element?.plan.isCollapsed ?? false }

  /// Whether the user can see a column.
  public func shows(_ column: NavigationSplitViewColumn) -> Bool { element?.isVisible(column.core) ?? false }

  private var element: SplitElement? {
    if case .split(let split)? = driver.tree[id]?.element.kind { split } else { nil }
  }
}

extension TestApp {
  /// The outermost split view, or other view with an inspector; nil where there is none.
  public var split: TestSplit? { splits.first }

  /// All split views, outer ones first. Complexity: O(what there is).
  public var splits: [TestSplit] {
    driver.tree.all.compactMap { node in
      if case .split(let split) = node.element.kind, !split.isFrame { TestSplit(driver: driver, id: node.id) } else { nil }
    }
  }
}
