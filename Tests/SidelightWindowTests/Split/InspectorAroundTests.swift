import Observation
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// An inspector around views that are a split view only at times follows the rules of that split view then.
@MainActor @Suite("Split view: an inspector around a condition", .serialized) struct InspectorAroundTests {
  @Observable final class Knobs {
    var isSplit = true
    var isShown = true
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("Sidebar")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
    }
  }

  private struct Notes: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  enum Form: String, CaseIterable { case direct, group, conditions, erased, stack, stackOfGroup, stackOfConditions }

  private struct Around: View {
    @Bindable var knobs: Knobs
    let form: Form

    var body: some View {
      switch form {
      case .direct: Columns().inspector(isPresented: $knobs.isShown) { Notes() }
      case .group: Group { columns }.inspector(isPresented: $knobs.isShown) { Notes() }
      case .conditions: Group { conditions }.inspector(isPresented: $knobs.isShown) { Notes() }
      case .erased: (knobs.isSplit ? AnyView(Columns()) : AnyView(Text("Alone"))).inspector(isPresented: $knobs.isShown) { Notes() }
      case .stack: VStack { Columns() }.inspector(isPresented: $knobs.isShown) { Notes() }
      case .stackOfGroup: VStack { Group { columns } }.inspector(isPresented: $knobs.isShown) { Notes() }
      case .stackOfConditions: VStack { conditions }.inspector(isPresented: $knobs.isShown) { Notes() }
      }
    }

    @ViewBuilder private var columns: some View { if knobs.isSplit { Columns() } else { Text("Alone") } }

    /// One of several views, of which the others show nothing.
    @ViewBuilder private var conditions: some View {
      if knobs.isSplit { Columns() }
      if !knobs.isSplit { Text("Alone") }
    }
  }

  @Test(arguments: Depth.available, Form.allCases)
  func `The sidebar makes room for the inspector, and comes back`(depth: Depth, form: Form) async throws {
    let knobs = Knobs()
    let app = try await TestApp(depth, width: 1300, height: 600) { Around(knobs: knobs, form: form) }
    #expect(app.split?.picture == "|content 300|detail 730|+inspector 270")
    #expect(app.splits.count == 1)
    try await app.button("Count 0").click()
    knobs.isShown = false
    try await app.settle()
    #expect(app.split?.picture == "|sidebar 240|content 300|detail 760|")
    knobs.isShown = true
    try await app.resize(width: 400)
    #expect(app.split?.picture == "[(sidebar)>content>detail]_inspector_")
    #expect(app.button("Count 1").isVisible)
    try await app.close()
  }

  private struct Exchanged: View {
    @Bindable var knobs: Knobs
    let isNamed: Bool

    var body: some View {
      if isNamed {
        Columns().id(knobs.isSplit).inspector(isPresented: $knobs.isShown) { Notes() }
      } else {
        Group {
          if knobs.isSplit {
            Columns()
          } else {
            NavigationSplitView {
              Text("Sidebar")
            } detail: {
              Text("Other")
            }
          }
        }
        .inspector(isPresented: $knobs.isShown) { Notes() }
      }
    }
  }

  @Test(arguments: Depth.available, [false, true])
  func `One split view after the other shows it`(depth: Depth, isNamed: Bool) async throws {
    let knobs = Knobs()
    let app = try await TestApp(depth, width: 1300, height: 600) { Exchanged(knobs: knobs, isNamed: isNamed) }
    for isSplit in [true, false, true, false] {
      knobs.isSplit = isSplit
      try await app.settle()
      let two = "|sidebar 240|detail 790|+inspector 270"
      #expect(app.split?.picture == (isSplit || isNamed ? "|content 300|detail 730|+inspector 270" : two))
    }
    try await app.button("Count 0").click()
    #expect(app.button("Count 1").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available, [Form.group, .conditions, .erased, .stackOfGroup, .stackOfConditions])
  func `It goes from one to the other and keeps its state`(depth: Depth, form: Form) async throws {
    let knobs = Knobs()
    knobs.isSplit = false
    let app = try await TestApp(depth, width: 1300, height: 600) { Around(knobs: knobs, form: form) }
    #expect(app.split?.picture == "|detail 1030|+inspector 270")
    try await app.button("Count 0").click()
    knobs.isSplit = true
    try await app.settle()
    #expect(app.split?.picture == "|content 300|detail 730|+inspector 270")
    try await app.button("Count 1").click()
    knobs.isSplit = false
    try await app.settle()
    #expect(app.split?.picture == "|detail 1030|+inspector 270")
    #expect(app.button("Count 2").isVisible)
    try await app.close()
  }

  private struct Beside: View {
    @Bindable var knobs: Knobs
    let isBefore: Bool

    var body: some View {
      Group {
        if isBefore, !knobs.isSplit { Text("Before") }
        Columns()
        if !isBefore, !knobs.isSplit { Text("Behind") }
      }
      .inspector(isPresented: $knobs.isShown) { Notes() }
    }
  }

  @Test(arguments: Depth.available, [false, true])
  func `A split view beside something else does not show it`(depth: Depth, isBefore: Bool) async throws {
    let knobs = Knobs()
    let app = try await TestApp(depth, width: 1300, height: 600) { Beside(knobs: knobs, isBefore: isBefore) }
    for _ in 1...2 {
      #expect(app.splits.map(\.picture) == ["|content 300|detail 730|+inspector 270"])
      knobs.isSplit = false
      try await app.settle()
      #expect(app.splits.map(\.picture) == ["|detail 1030|+inspector 270", "|sidebar 240|content 300|detail 490|"])
      knobs.isSplit = true
      try await app.settle()
    }
    try await app.close()
  }
}
