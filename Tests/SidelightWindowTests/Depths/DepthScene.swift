import Sidelight
import SidelightWindowTesting

/// Some views and what a user does with them.
@MainActor struct DepthScene {
  let name: String
  var width = 500.0
  let view: (DepthDesk) -> AnyView
  let inputs: [DepthInput]

  init<Content: View>(
    _ name: String, width: Double = 500, @ViewBuilder view: @escaping (DepthDesk, Bindable<DepthDesk>) -> Content, inputs: [DepthInput]
  ) {
    self.name = name
    self.width = width
    self.view = { AnyView(Shown(desk: $0, view: view)) }
    self.inputs = inputs
  }

  static let all = lists + edits + controls + layers + splits
}

/// Reads the desk in a body, so that it follows it.
private struct Shown<Content: View>: View {
  let desk: DepthDesk
  let view: (DepthDesk, Bindable<DepthDesk>) -> Content
  var body: some View { view(desk, Bindable(desk)) }
}
