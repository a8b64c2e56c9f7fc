import ReportSupport
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Styles of split views: the built-in ones, and those of an app that place the columns themselves.
@MainActor struct SplitStyleTests {
  private func show(
    _ kind: Box<StyleKind>, _ visibility: Box<NavigationSplitViewVisibility> = Box(.all), width: Double = 1200, isWrapped: Bool = false
  ) async throws -> TestApp {
    try await TestApp(.plan, width: width, height: 800) { StyleApp(kind, visibility, isWrapped: isWrapped) }
  }

  private static let pictures: [StyleKind: String] = [
    .automatic: "|sidebar 240|detail 960|", .balanced: "|sidebar 240|detail 960|", .prominentDetail: "{sidebar 240}|detail 1200|",
    .trailing: "<detail sidebar>", .detailAlone: "<detail>", .banner: "<|sidebar 240|detail 960|>",
  ]

  @Test(arguments: StyleKind.allCases)
  func `Each style shows the columns as it says`(kind: StyleKind) async throws {
    let app = try await show(Box(kind))
    #expect(app.split?.picture == Self.pictures[kind])
    #expect(try app.split?.shows(.detail) == true)
    #expect(try app.split?.shows(.sidebar) == (kind != .detailAlone))
    #expect(app.row("Row 1").isVisible == (kind != .detailAlone))
    try await app.close()
  }

  @Test(arguments: [false, true])
  func `Exchanging the style keeps what is chosen, typed and counted, in columns that it leaves out as well`(isWrapped: Bool) async throws {
    let kind = Box(StyleKind.automatic)
    let app = try await show(kind, isWrapped: isWrapped)
    try await app.row("Row 1").click()
    try await app.textField("Name").type("Ada")
    try await app.button("Count 0").click()
    for next in [
      StyleKind.trailing, .banner, .detailAlone, .prominentDetail, .detailAlone, .balanced, .trailing, .automatic, .banner, .trailing,
    ] {
      kind.value = next
      try await app.settle()
      #expect(try app.split?.shows(.sidebar) == (next != .detailAlone), "\(next)")
      #expect(app.text("Chosen 1").isVisible, "\(next)")
      #expect(try app.textField("Name").value == "Ada", "\(next)")
      #expect(app.button("Count 1").exists, "\(next)")
      if next != .detailAlone { #expect(try app.row("Row 1").isSelected, "\(next)") }
    }
    try await app.close()
  }

  @Test func `Exchanging styles evaluates the styles' bodies and no column's, and a built-in style has none`() throws {
    let kind = Box(StyleKind.automatic)
    let stage = Stage(StyleApp(kind))
    try stage.resize(1200)
    #expect(stage.bodies { kind.value = .prominentDetail } == 1, "The app's own body reads the kind.")
    #expect(stage.bodies { kind.value = .trailing } == 2, "The app's own body and the style's.")
    #expect(try stage.bodies { try stage.resize(1100) } == 0, "A width that changes nothing of what a style is told runs no body.")
    #expect(try stage.bodies { try stage.resize(400) } == 1, "The columns would collapse, which the style may want to know.")
  }

  @Test func `A style follows the visibility, and writes it`() async throws {
    struct Toggling: NavigationSplitViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Button("Flip") {
            let visibility = configuration.columnVisibility
            visibility.wrappedValue = visibility.wrappedValue == .detailOnly ? .all : .detailOnly
          }
          if configuration.columnVisibility.wrappedValue != .detailOnly { configuration.sidebar }
          configuration.detail
        }
      }
    }
    struct Mail: View {
      var visibility: Binding<NavigationSplitViewVisibility>?
      var body: some View {
        if let visibility {
          NavigationSplitView(columnVisibility: visibility) {
            Text("Sidebar")
          } detail: {
            Text("Detail")
          }
        } else {
          NavigationSplitView {
            Text("Sidebar")
          } detail: {
            Text("Detail")
          }
        }
      }
    }
    let visibility = Box(NavigationSplitViewVisibility.automatic)
    for isBound in [true, false] {
      for width in [1200.0, 400] {
        visibility.value = .automatic
        let app = try await TestApp(.plan, width: width, height: 800) {
          Mail(visibility: isBound ? Bindable(visibility).value : nil).navigationSplitViewStyle(Toggling())
        }
        #expect(app.split?.picture == "<sidebar detail>")
        try await app.button("Flip").click()
        #expect(app.split?.picture == "<detail>")
        if isBound { #expect(visibility.value == .detailOnly) }
        try await app.button("Flip").click()
        #expect(app.split?.picture == "<sidebar detail>")
        if isBound {
          visibility.value = .detailOnly
          try await app.settle()
          #expect(app.split?.picture == "<detail>")
        }
        try await app.close()
      }
    }
  }

  @Test func `F9 reaches the visibility that a style reads`() async throws {
    let visibility = Box(NavigationSplitViewVisibility.all)
    let app = try await show(Box(.trailing), visibility)
    #expect(!app.button("Toggle Sidebar").exists, "A button that another style would not follow is not there.")
    try await app.press(.f9)
    #expect(visibility.value == .detailOnly)
    #expect(app.split?.picture == "<detail>")
    try await app.close()
  }

  @Test func `A style is told when the columns collapse, and which one is preferred`() async throws {
    struct OneAtATime: NavigationSplitViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        if !configuration.isCollapsed {
          configuration.sidebar
          configuration.detail
        } else if configuration.preferredCompactColumn.wrappedValue == .detail {
          Button("Back to the Sidebar") { configuration.preferredCompactColumn.wrappedValue = .sidebar }
          configuration.detail
        } else {
          configuration.sidebar
        }
      }
    }
    struct Mail: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, selection: $chosen) { Text("Row \($0)") }
        } detail: {
          Text("Chosen \(chosen ?? -1)")
        }
        .navigationSplitViewStyle(OneAtATime())
      }
    }
    let app = try await TestApp(.plan, width: 400, height: 800) { Mail() }
    #expect(app.split?.picture == "<sidebar>")
    try await app.row("Row 2").click()
    #expect(app.split?.picture == "<detail>")
    #expect(app.text("Chosen 2").isVisible)
    try await app.button("Back to the Sidebar").click()
    #expect(app.split?.picture == "<sidebar>")
    #expect(try app.row("Row 2").isSelected)
    try await app.resize(width: 900)
    #expect(app.split?.picture == "<sidebar detail>")
    try await app.close()
  }

  @Test func `A column that is placed twice stands in the first place, which is reported, and moves when that goes`() throws {
    struct Twice: NavigationSplitViewStyle {
      var isFirstThere: Bool
      func makeBody(configuration: Configuration) -> some View {
        if isFirstThere { configuration.sidebar }
        VStack { configuration.sidebar }
        configuration.detail
      }
    }
    let reports = Reports()
    let isFirstThere = Box(true)
    struct Mail: View {
      @Bindable var isFirstThere: Box<Bool>
      var body: some View {
        NavigationSplitView {
          Counter("Sidebar")
        } detail: {
          Text("Detail")
        }
        .navigationSplitViewStyle(Twice(isFirstThere: isFirstThere.value))
      }
    }
    let stage = Stage(Mail(isFirstThere: isFirstThere))
    try stage.click("Sidebar 0")
    #expect(stage.picture.contains("slot of sidebar\n  vstack\n    slot of nothing\n  slot of detail"))
    #expect(reports.all.contains { $0.contains("sidebar") && $0.contains("placed twice by Twice") })
    isFirstThere.value = false
    stage.settle()
    #expect(stage.picture.contains("vstack\n    slot of sidebar\n  slot of detail"))
    #expect(stage.picture.contains("Sidebar 1"))
  }
}
