import SidelightCore

/// Gets the plan of the split view directly below, as its picture.
@MainActor final class PlanReader {
  var action: @MainActor (String) -> Void
  private var told: String?

  init(_ action: @escaping @MainActor (String) -> Void) { self.action = action }

  func read(_ plan: SplitPlan) {
    let picture = plan.picture
    guard picture != told else { return }
    told = picture
    action(picture)
  }
}

/// The reader around a split view; nil within its columns, whose own split views are not meant.
enum PlanReaderKey: EnvironmentKey {
  static var defaultValue: PlanReader? { nil }
}
