import SidelightBridge
public import Testing

extension Trait where Self == ConditionTrait {
  /// Without a display the test is left out, and the run says so; a `guard` that returns would let it pass.
  public static var needsWindow: Self {
    .enabled("There is no display to open a window on.") { await MainActor.run { Toolkit.startForTests() } }
  }
}
