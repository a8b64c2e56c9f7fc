import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Styles of split views: what reaches the columns through them, and what reaches the window.
@MainActor struct SplitStyleEnvironmentTests {

  private struct Said: View {
    let column: String
    @Environment(\.word) private var word
    var body: some View { Text("\(column) \(word)") }
  }

  private struct Told: NavigationSplitViewStyle {
    let inner: Box<String>
    @Environment(\.word) private var around
    @State private var clicks = 0

    func makeBody(configuration: Configuration) -> some View {
      Button("\(around) \(clicks)") { clicks += 1 }
      configuration.sidebar.environment(\.word, inner.value)
      configuration.detail
    }
  }

  @Test func `What a style sets around a column reaches it, and its own properties work as a view's`() throws {
    struct Mail: View {
      let inner: Box<String>
      let outer: Box<String>
      let isStyled: Box<Bool>
      var body: some View {
        let columns = NavigationSplitView {
          Said(column: "Sidebar")
        } detail: {
          Said(column: "Detail")
        }
        return
          (isStyled.value
          ? AnyView(columns.navigationSplitViewStyle(Told(inner: inner))) : AnyView(columns.navigationSplitViewStyle(.balanced)))
          .environment(\.word, outer.value)
      }
    }
    let inner = Box("in")
    let outer = Box("out")
    let isStyled = Box(true)
    let stage = Stage(Mail(inner: inner, outer: outer, isStyled: isStyled))
    _ = try stage.text("Sidebar in")
    _ = try stage.text("Detail out")
    try stage.click("out 0")
    outer.value = "away"
    stage.settle()
    #expect(stage.picture.contains("\"away 1\""))
    _ = try stage.text("Sidebar in")
    _ = try stage.text("Detail away")
    inner.value = "within"
    stage.settle()
    _ = try stage.text("Sidebar within")
    isStyled.value = false
    stage.settle()
    _ = try stage.text("Sidebar away")
  }

  @Test func `A split view in a column has the style as well, and one among a style's own views has none`() throws {
    struct Around: NavigationSplitViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.detail
        NavigationSplitView {
          Text("Own sidebar")
        } detail: {
          Text("Own detail")
        }
      }
    }
    struct Nested: View {
      var body: some View {
        NavigationSplitView {
          Text("Outer")
        } detail: {
          NavigationSplitView {
            Text("Inner")
          } detail: {
            Text("Inner detail")
          }.navigationSplitViewStyle(.prominentDetail)
        }
        .navigationSplitViewStyle(Around())
      }
    }
    let stage = Stage(Nested())
    let splits = stage.nodes { if case .split = $0 { true } else { false } }
    let pictures = splits.compactMap { if case .split(let split) = $0.element.kind { split.picture } else { nil } }
    #expect(pictures == ["<detail>", "[(sidebar)>detail]", "[(sidebar)>detail]"])
    struct Deep: View {
      var body: some View {
        NavigationSplitView {
          Text("Outer")
        } detail: {
          NavigationSplitView {
            Text("Inner")
          } detail: {
            Text("Inner detail")
          }
        }
        .navigationSplitViewStyle(DetailAlone())
      }
    }
    let deep = Stage(Deep()).nodes { if case .split = $0 { true } else { false } }
    #expect(deep.compactMap { if case .split(let split) = $0.element.kind { split.picture } else { nil } } == ["<detail>", "<detail>"])
  }

  @Test func `Columns without a place disappear, and toolbar items around go to a column that is there`() throws {
    struct Mail: View {
      let kind: Box<StyleKind>
      let journal: Journal
      var body: some View {
        NavigationSplitView {
          Text("Sidebar").onAppear { journal.note("+sidebar") }.onDisappear { journal.note("-sidebar") }
        } detail: {
          Text("Detail").onAppear { journal.note("+detail") }.onDisappear { journal.note("-detail") }
        }
        .toolbar { Button("Add") {} }
        .style(kind.value)
      }
    }
    let kind = Box(StyleKind.automatic)
    let journal = Journal()
    let stage = Stage(Mail(kind: kind, journal: journal))
    try stage.resize(1200)
    _ = journal.take()
    kind.value = .detailAlone
    stage.settle()
    #expect(journal.take() == ["-sidebar"])
    kind.value = .trailing
    stage.settle()
    #expect(journal.take() == ["+sidebar"])
    let detail = try stage.pageID("detail")
    #expect(stage.tree.children(of: detail, in: .trailing).count == 1)
    kind.value = .banner
    stage.settle()
    #expect(journal.take().isEmpty)
  }

  @Test func `Without any column the window has a header bar of its own, with what the style says`() throws {
    struct Nothing: NavigationSplitViewStyle {
      func makeBody(configuration: Configuration) -> some View { Text("Closed").navigationTitle("Shop").toolbar { Button("Open") {} } }
    }
    struct Mail: View {
      var body: some View {
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          Text("Detail")
        }.navigationSplitViewStyle(Nothing())
      }
    }
    let stage = Stage(Mail())
    let page = try stage.page()
    #expect(page.showsHeader)
    #expect(page.title == "Shop")
    #expect(stage.tree.children(of: try stage.pageID(), in: .trailing).count == 1)
  }
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct WordKey: EnvironmentKey { static let defaultValue = "none" }
