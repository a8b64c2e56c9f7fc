import SidelightGraph

/// A view that is the same one as long as the view that made it has not been evaluated again, whatever closures it holds.
///
/// It keeps what a view is made of from being evaluated where state of that view changes which it does not depend on.
struct HeldView<Content>: Equatable {
  private final class Evaluation: Sendable {}
  private let evaluation = Evaluation()
  fileprivate let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  nonisolated static func == (left: HeldView, right: HeldView) -> Bool { left.evaluation === right.evaluation }
}

extension HeldView: View where Content: View {
  var body: some View { content }
}
