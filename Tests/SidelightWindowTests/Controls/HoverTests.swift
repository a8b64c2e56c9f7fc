import Sidelight
import SidelightWindowTesting
import Testing

/// The pointer over views, and what an app does then.
@MainActor @Suite("Views under the pointer") struct HoverTests {
  private struct Letters: View {
    @State private var hovered: String?
    @State private var isOverAll = false
    let hears: Bool

    private func row(_ name: String) -> some View {
      HStack {
        Text(name)
        if hovered == name { Button("Archive \(name)") {} }
      }
    }

    var body: some View {
      VStack {
        Text(isOverAll ? "Over the list" : "Away")
        List(["Ada", "Bob"], id: \.self) { name in
          if hears { row(name).onHover { hovered = $0 ? name : nil } } else { row(name) }
        }
        .onHover { isOverAll = $0 }
      }
    }
  }

  @Test(arguments: Depth.available) func `A row shows more while the pointer is over it, and what it stands in hears, too`(depth: Depth)
    async throws
  {
    let app = try await TestApp(depth) { Letters(hears: true) }
    #expect(app.text("Away").exists && !app.button("Archive Ada").exists)
    try await app.text("Ada").hover()
    #expect(app.text("Over the list").exists && app.button("Archive Ada").exists && !app.button("Archive Bob").exists)
    try await app.text("Ada").endHover()
    #expect(app.text("Away").exists && !app.button("Archive Ada").exists)
    try await app.text("Bob").hover()
    #expect(app.button("Archive Bob").exists && !app.button("Archive Ada").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Without the modifier nothing is heard`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Letters(hears: false) }
    try await app.text("Ada").hover()
    #expect(app.text("Over the list").exists && !app.button("Archive Ada").exists)
    try await app.close()
  }

  private struct Twice: View {
    @State private var journal: [String] = []
    @State private var isDisabled = false

    var body: some View {
      Text("Here: \(journal.joined(separator: " "))")
        .onHover { journal.append("inner \($0)") }
        .padding()
        .onHover { journal.append("outer \($0)") }
        .disabled(isDisabled)
      Toggle("Disabled", isOn: $isDisabled)
    }
  }

  @Test(arguments: Depth.available) func `Two modifiers on one view both hear, the inner one first, and also while it is disabled`(
    depth: Depth
  ) async throws {
    let app = try await TestApp(depth) { Twice() }
    try await app.text("Here: ").hover()
    #expect(app.text("Here: inner true outer true").exists)
    try await app.toggle("Disabled").click()
    try await app.text("Here: inner true outer true").endHover()
    #expect(app.text("Here: inner true outer true inner false outer false").exists)
    try await app.close()
  }
}
