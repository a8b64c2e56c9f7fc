import ReportSupport
import SidelightUI
import SidelightWindowTesting
import Testing

/// What views do when they appear, change or go may lead to itself for ever.
@Suite("Endless actions", .serialized)
@MainActor struct EndlessActionTests {
  private let reports = Reports()

  private struct Beside: View {
    @State private var clicks = 0
    var body: some View { Button("Clicks \(clicks)") { clicks += 1 } }
  }

  /// Uses what stands beside the restless view: the app must have come to rest, and still answer.
  private func use(_ app: TestApp) async throws {
    try await app.button("Clicks 0").click()
    try await app.button("Clicks 1").click()
    #expect(app.button("Clicks 2").isVisible)
    try await app.close()
  }

  private struct Counting: View {
    @State private var number = 0
    let seen: Choice<Int>
    let shown: Choice<Int>
    var body: some View {
      shown.value = number
      return VStack {
        Text("number")
          .onChange(of: number) { number += 1 }
          .onChange(of: number) { _, new in seen.value = new }
        Button("Again") { number += 1 }
        Beside()
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A change that leads to itself ends, and whoever looks on has seen the last value`(depth: Depth) async throws {
    let (seen, shown) = (Choice(0), Choice(0))
    let app = try await TestApp(depth) { Counting(seen: seen, shown: shown) }
    try await app.button("Again").click()
    let first = shown.value
    #expect(first > 20)
    #expect(seen.value == first)
    #expect(reports.all(beginning: "Counting").count == 1)
    try await app.button("Again").click()
    #expect(shown.value == 2 * first)
    #expect(reports.all(beginning: "Counting").count == 1)
    try await use(app)
  }

  private struct Flickering: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        if isFirst {
          Text("first").onAppear { isFirst = false }
        } else {
          Text("second").onAppear { isFirst = true }
        }
        Beside()
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Views whose appearance ends them come to rest`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Flickering() }
    #expect(app.labels(of: .text).filter { ["first", "second"].contains($0) }.count == 1)
    #expect(reports.all(beginning: "Flickering").count == 1)
    try await use(app)
  }

  private struct Leaving: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        if isFirst {
          Text("first").onDisappear { isFirst = true }
        } else {
          Text("second").onDisappear { isFirst = false }
        }
        Button("Go") { isFirst = false }
        Beside()
      }
    }
  }

  @Test(arguments: Depth.available)
  func `So do views whose end brings them back`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Leaving() }
    try await app.button("Go").click()
    #expect(reports.all(beginning: "Leaving").count == 1)
    try await use(app)
  }

  private struct Titled: View {
    @State private var number = 0
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationTitle("Title \(number)")
          .onChange(of: number, initial: true) { number += 1 }
          .toolbar { Beside() }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What is said to the page around may change with it`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Titled() }
    #expect(reports.all(beginning: "Titled").count == 1)
    try await use(app)
  }

  private struct Rows: View {
    @State private var number = 0
    var body: some View {
      VStack {
        List { Text("row \(number)").onChange(of: number, initial: true) { number += 1 } }
        Beside()
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Rows of a list come to rest`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Rows() }
    #expect(reports.all(beginning: "Rows").count == 1)
    try await use(app)
  }

  private struct Working: View {
    @State private var number = 0
    var body: some View {
      VStack {
        Text("number").task(id: number) { number += 1 }
        Beside()
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A task that begins itself anew goes on, and the app answers meanwhile`(depth: Depth) async throws {
    try await use(TestApp(depth) { Working() })
  }

  private struct Stepping: View {
    @State private var number = 0
    var body: some View {
      Text("number \(number)").onChange(of: number, initial: true) { if number < 40 { number += 1 } }
    }
  }

  @Test(arguments: Depth.available)
  func `A long way to rest is gone to its end`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Stepping() }
    #expect(app.text("number 40").isVisible)
    #expect(reports.all(beginning: "Stepping").isEmpty)
    try await app.close()
  }

  private struct Following: View {
    let length: Int
    @State private var values: [Int]
    init(length: Int) {
      self.length = length
      _values = State(initialValue: Array(repeating: 0, count: length))
    }
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<(length - 1), id: \.self) { index in
          Color.clear.frame(height: 1).onChange(of: values[index]) { values[index + 1] = values[index] }
        }
        Text("last \(values[length - 1])")
        Button("Push") { values[0] += 1 }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Many views that hand a change on do so to the last`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Following(length: 100) }
    try await app.button("Push").click()
    #expect(app.text("last 1").isVisible)
    #expect(reports.all(beginning: "Following").isEmpty)
    try await app.close()
  }
}
