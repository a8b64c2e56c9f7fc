import DisplaySupport
import Observation
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

/// What lies over a window, with keys alone.
@Suite("Sheets and popovers with the keyboard", .serialized)
@MainActor struct PresentationKeyboardTests {
  enum Kind {
    case sheet, popover, alert, dialog, inspector
    /// Those that lie over a window of any width. An inspector does in a narrow one.
    static let anywhere: [Kind] = [.sheet, .popover, .alert, .dialog]
    /// Whether it has no content of its own but buttons, whose names are libadwaita's affair.
    var isQuestion: Bool { self == .alert || self == .dialog }
  }

  @Observable @MainActor final class Desk {
    var shown: Kind?
    var name = "abc"

    func isShown(_ kind: Kind) -> Binding<Bool> { Binding(get: { self.shown == kind }, set: { self.shown = $0 ? kind : nil }) }
  }

  private struct Editor: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        TextField("Name", text: $desk.name)
        Button("More") {}
      }
      .padding()
      .navigationTitle("Edit")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { desk.shown = nil } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { desk.shown = nil } }
      }
    }
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        Button("Below") {}
        Button("Details") { desk.shown = .popover }
          .popover(isPresented: desk.isShown(.popover)) { Editor(desk: desk) }
      }
      .sheet(isPresented: desk.isShown(.sheet)) { Editor(desk: desk).presentationDetents([.medium, .large]) }
      .alert("Sure?", isPresented: desk.isShown(.alert)) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
      .confirmationDialog("Delete?", isPresented: desk.isShown(.dialog), titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
      .inspector(isPresented: desk.isShown(.inspector)) { Editor(desk: desk) }
    }
  }

  /// What Tab comes by until it is where it began, by names; it ends where nothing that can be seen has the focus.
  private func round(_ app: TestApp, backwards: Bool) async throws -> [String] {
    let window = try #require(app.renderer?.windows.first?.window)
    var stops: [Widget] = []
    for _ in 0..<20 {
      guard let focus = window.focusedWidget, focus.isMapped, focus.isVisible else {
        Issue.record("nothing has the focus after \(stops.map(\.spokenName))")
        break
      }
      if focus == stops.first { break }
      stops.append(focus)
      try await app.press(.tab, backwards ? .shift : [])
    }
    return stops.map(\.spokenName)
  }

  @Test(.needsWindow, arguments: Kind.anywhere, [1200.0, 700, 420])
  func `Tab goes round, and Escape closes`(kind: Kind, width: Double) async throws { try await goRound(in: kind, width: width) }

  @Test(.needsWindow)
  func `Tab goes round in an inspector that is a sheet`() async throws { try await goRound(in: .inspector, width: 420) }

  private func goRound(in kind: Kind, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: width, height: 700) { Page(desk: desk) }
    desk.shown = kind
    try await app.settle()
    let there = try await round(app, backwards: false)
    let back = try await round(app, backwards: true)
    let isBare = kind == .popover && width > 500
    #expect(there.count > 1 && back.count == there.count, "\(there), \(back)")
    let expected = kind.isQuestion ? [] : isBare ? ["Name", "More"] : ["Name", "More", "Cancel", "Save"]
    for name in expected {
      #expect(there.contains(name), "\(there)")
      #expect(back.contains(name), "\(back)")
    }
    #expect(!there.contains("Below") && !back.contains("Below"))
    #expect(there.contains("Sheet Height") == (!kind.isQuestion && width < 450), "\(there)")
    try await app.press(.escape)
    #expect(desk.shown == nil)
    try await app.close()
  }

  @Test(.needsWindow)
  func `A handle that goes away with the focus leaves it to the content`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 420, height: 700) { Page(desk: desk) }
    desk.shown = .sheet
    try await app.settle()
    do {
      let window = try #require(app.renderer?.windows.first?.window)
      for _ in 0..<10 where window.focusedWidget?.spokenName != "Sheet Height" { try await app.press(.tab) }
      #expect(window.focusedWidget?.spokenName == "Sheet Height")
      try await app.resize(width: 1200)
      #expect(window.focusedWidget?.isMapped == true)
      try await app.press(.tab)
      #expect(window.focusedWidget?.isMapped == true)
    }
    try await app.press(.escape)
    #expect(desk.shown == nil)
    try await app.close()
  }
}
