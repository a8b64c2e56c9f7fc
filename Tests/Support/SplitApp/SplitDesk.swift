import Observation
package import SidelightCore
package import SidelightUI
package import SplitTable

/// What an app holds that declares one combination after the other.
@MainActor @Observable package final class SplitDesk {
  package private(set) var combination: SplitCombination
  package var visibility: NavigationSplitViewVisibility
  package var preferred: NavigationSplitViewColumn
  package var isInspected: Bool
  package var choice: [SplitColumn: Int] = [:]
  /// How many split views there have been before this one.
  package private(set) var round = 0

  package init(_ combination: SplitCombination) {
    self.combination = combination
    visibility = NavigationSplitViewVisibility(combination.visibility)
    preferred = NavigationSplitViewColumn(combination.preferred ?? .sidebar)
    isInspected = combination.inspector == .shown
    select(combination)
  }

  /// Selects what the combination says, as code does.
  package func select(_ combination: SplitCombination) {
    choice = Dictionary(uniqueKeysWithValues: combination.selectedColumns.map { ($0, 1) })
  }

  /// Shows a new split view.
  package func declare(_ combination: SplitCombination) {
    round += 1
    select(combination)
    self.combination = combination
    visibility = NavigationSplitViewVisibility(combination.visibility)
    preferred = NavigationSplitViewColumn(combination.preferred ?? .sidebar)
    isInspected = combination.inspector == .shown
  }

  /// The combination with what the bindings hold now.
  package var now: SplitCombination {
    var now = combination
    now.visibility = visibility.core
    if combination.preferred != nil { now.preferred = preferred.core }
    if combination.inspector != .absent { now.inspector = isInspected ? .shown : .hidden }
    return now
  }
}

/// The split view that a desk declares.
package struct SplitDeskView: View {
  private let desk: SplitDesk

  package init(desk: SplitDesk) { self.desk = desk }

  package var body: some View {
    // Each round is another branch than the last one, and so another split view.
    if desk.round.isMultiple(of: 2) { styled } else { styled }
  }

  @ViewBuilder private var styled: some View {
    switch desk.combination.style {
    case .automatic: columns.navigationSplitViewStyle(.automatic)
    case .balanced: columns.navigationSplitViewStyle(.balanced)
    case .prominentDetail: columns.navigationSplitViewStyle(.prominentDetail)
    }
  }

  @ViewBuilder private var columns: some View {
    @Bindable var desk = desk
    switch (desk.combination.count, desk.combination.preferred != nil) {
    case (.three, true):
      NavigationSplitView(columnVisibility: $desk.visibility, preferredCompactColumn: $desk.preferred) {
        DeskList(desk: desk, column: .sidebar)
      } content: {
        DeskList(desk: desk, column: .content)
      } detail: {
        DeskDetail(desk: desk)
      }
    case (.three, false):
      NavigationSplitView(columnVisibility: $desk.visibility) {
        DeskList(desk: desk, column: .sidebar)
      } content: {
        DeskList(desk: desk, column: .content)
      } detail: {
        DeskDetail(desk: desk)
      }
    case (_, true):
      NavigationSplitView(columnVisibility: $desk.visibility, preferredCompactColumn: $desk.preferred) {
        DeskList(desk: desk, column: .sidebar)
      } detail: {
        DeskDetail(desk: desk)
      }
    case (_, false):
      NavigationSplitView(columnVisibility: $desk.visibility) {
        DeskList(desk: desk, column: .sidebar)
      } detail: {
        DeskDetail(desk: desk)
      }
    }
  }
}

private struct DeskList: View {
  let desk: SplitDesk
  let column: SplitColumn

  var body: some View {
    @Bindable var desk = desk
    List(0..<3, id: \.self, selection: $desk.choice[column]) { Text("Row \($0)") }.navigationTitle(column == .sidebar ? "S" : "C")
  }
}

private struct DeskDetail: View {
  let desk: SplitDesk

  var body: some View {
    @Bindable var desk = desk
    if desk.combination.inspector == .absent {
      content
    } else {
      content.inspector(isPresented: $desk.isInspected) { Button("Note") {}.navigationTitle("I") }
    }
  }

  private var content: some View {
    Text("Detail").navigationTitle("D").toolbar { Button("Inspector", systemImage: "info") { desk.isInspected.toggle() } }
  }
}
