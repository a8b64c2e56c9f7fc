import Sidelight
import SidelightWindowTesting
import Testing

/// Every name that does nothing on a desktop compiles as it is documented, and leaves the views as they are.
@MainActor private struct Inert: View {
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    ScrollView {
      TextField("Name", text: $text)
        .submitLabel(.done)
        .submitLabel(.continue)
      Button("Add") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in new > old }
        .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : .impact(flexibility: .soft) }
        .hoverEffect()
        .hoverEffect(.lift, isEnabled: count > 0)
      Menu("Menu") { Button("One") {} }.menuOrder(.fixed)
    }
    .scrollDismissesKeyboard(.interactively)
    .persistentSystemOverlays(.hidden)
    .touchBar { Button("Never") {} }
    .touchBar(TouchBar { Button("Never") {} })
    .userActivity("org.example.view", isActive: count > 0) { $0.title = "Viewing" }
    .userActivity("org.example.view", element: count) { count, activity in
      activity.addUserInfoEntries(from: ["count": count])
      activity.targetContentIdentifier = "\(count)"
    }
    .onContinueUserActivity("org.example.view") { _ in count = 99 }
  }
}

@MainActor private struct InertScenes: Scene {
  var body: some Scene {
    WindowGroup { Inert() }
      .windowToolbarStyle(.unifiedCompact)
      .commands { ImportFromDevicesCommands() }
  }
}

@MainActor private struct Plain: View {
  @State private var count = 0
  @State private var text = ""

  var body: some View {
    ScrollView {
      TextField("Name", text: $text)
      Button("Add") { count += 1 }
      Menu("Menu") { Button("One") {} }
    }
  }
}

@Suite("Names that do nothing on a desktop", .serialized)
@MainActor struct InertNameTests {
  @Test(arguments: Depth.available)
  func `What they stand around is what it is without them`(depth: Depth) async throws {
    func used(_ view: some View) async throws -> String {
      let app = try await TestApp(depth, width: 500, height: 400) { view }
      try await app.button("Add").click()
      try await app.textField("Name").type("a")
      let outline = app.outline
      try await app.close()
      return outline
    }
    let plain = try await used(Plain())
    #expect(try await used(Inert()) == plain)
    #expect(
      SensoryFeedback.success != .error && SensoryFeedback.impact(weight: .heavy) != .impact(weight: .light) && MenuOrder.fixed != .priority
    )
    #expect(InertScenes().contents.windows.map(\.menu.commands.count) == [1])
  }
}
