/// Builds the tabs of a ``TabView`` from the statements of a closure. All of them have values of one type, or none has one.
///
/// Any number of tabs may stand in one block; `if`, `if let`, `switch` and `if #available` choose between them. Source: SwiftUI's
/// `TabContentBuilder`.
@MainActor @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The compiler calls it for a statement.
  nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// The compiler calls it for the first statement of a block.
  nonisolated public static func buildPartialBlock<C: TabContent>(first: C) -> C where C.TabValue == TabValue { first }

  /// The compiler calls it for one more statement.
  nonisolated public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> some TabContent<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue {
    TabPair<TabValue, First, Next>(first: accumulated, second: next)
  }

  /// The compiler calls it for an `if` without `else`.
  nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabChoice<TabValue, C, C>(storage: content.map { .first($0) })
  }

  /// The compiler calls it for the first branch of a choice.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> TabChoice<TabValue, First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    TabChoice(storage: .first(first))
  }

  /// The compiler calls it for the second branch of a choice.
  nonisolated public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> TabChoice<TabValue, First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    TabChoice(storage: .second(second))
  }

  /// The compiler calls it for a block behind `if #available`.
  nonisolated public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<TabValue>
  where C.TabValue == TabValue { AnyTabContent(content) }

  /// The tabs as a view, which only a tab view shows.
  ///
  /// Source: SwiftUI's `TabContentBuilder.Content`.
  public struct Content<C: TabContent> {
    let content: C

    nonisolated init(content: C) { self.content = content }
  }
}

extension TabContentBuilder.Content: View {}

extension TabContentBuilder.Content: TabSource {
  func collect(into tabs: TabCollector) { content.collectTabs(into: tabs) }
}

/// Two statements of a block, the first of which may be several.
struct TabPair<Value: Hashable, First: TabContent, Second: TabContent> {
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension TabPair: TabContent {
  typealias TabValue = Value
}

extension TabPair: PrimitiveTabContent {
  func collect(into tabs: TabCollector) {
    tabs.inside(0) { first.collectTabs(into: tabs) }
    tabs.inside(1) { second.collectTabs(into: tabs) }
  }
}

/// A choice between tabs, as `if` and `switch` make it.
public struct TabChoice<Value: Hashable, First: TabContent, Second: TabContent> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  private let storage: Storage?

  nonisolated init(storage: Storage?) { self.storage = storage }
}

extension TabChoice: TabContent {
  /// The type of the values that select its tabs.
  public typealias TabValue = Value
}

extension TabChoice: PrimitiveTabContent {
  func collect(into tabs: TabCollector) {
    switch storage {
    case .first(let content): tabs.inside(true) { content.collectTabs(into: tabs) }
    case .second(let content): tabs.inside(false) { content.collectTabs(into: tabs) }
    case nil: break
    }
  }
}
