import Sidelight
import SidelightWindowTesting
import Testing

/// Titles that the user changes, their menus, and pages without a way back, at every depth.
@Suite("Page titles", .serialized)
@MainActor struct PageTitleTests {
  @Observable @MainActor final class Desk {
    var title = "Draft"
    var done: [String] = []
    var refuses = false
    var keepsUser = true
  }

  private struct Titled: View {
    @Bindable var desk: Desk
    var hasMenu: Bool
    var body: some View {
      NavigationStack {
        Group {
          if hasMenu {
            page.toolbarTitleMenu {
              Button("Duplicate") { desk.done.append("duplicate") }
              RenameButton()
            }
          } else {
            page
          }
        }
        .navigationSubtitle("Notes")
      }
    }

    private var page: some View {
      Text("Content").navigationTitle(Binding(get: { desk.title }, set: { if !desk.refuses { desk.title = $0 } }))
    }
  }

  private func begin(_ app: TestApp, _ title: String, hasMenu: Bool) async throws {
    if hasMenu {
      try await app.menu("\(title), Notes").choose("Rename")
    } else {
      try await app.button("\(title), Notes").click()
    }
  }

  @Test(arguments: Depth.available, [(true, 700.0), (false, 700), (true, 320), (false, 320)])
  func `The user changes a title in place, or from its menu, and in a narrow window in a sheet`(
    depth: Depth, look: (hasMenu: Bool, width: Double)
  ) async throws {
    let desk = Desk()
    let hasMenu = look.hasMenu
    let app = try await TestApp(depth, width: look.width, height: 400) { Titled(desk: desk, hasMenu: hasMenu) }
    #expect(app.title == "Draft")
    try await begin(app, "Draft", hasMenu: hasMenu)
    let field = app.textField("Name")
    #expect(field.isVisible, "\(app.outline)")
    #expect(try field.isFocused, "\(app.outline)")
    #expect(try field.value == "Draft")
    #expect(app.element(.sheet, "Rename").exists == (look.width < 400))
    try await field.clear()
    try await field.type("Report")
    #expect(desk.title == "Draft")
    try await app.press(.enter)
    #expect(desk.title == "Report" && app.title == "Report")
    #expect(!field.exists)

    try await begin(app, "Report", hasMenu: hasMenu)
    try await field.type("!")
    try await app.press(.escape)
    #expect(desk.title == "Report" && !field.exists)

    try await begin(app, "Report", hasMenu: hasMenu)
    try await field.clear()
    try await app.press(.enter)
    #expect(desk.title == "Report" && !field.exists)

    desk.refuses = true
    try await begin(app, "Report", hasMenu: hasMenu)
    try await field.type("s")
    try await app.press(.enter)
    #expect(app.title == "Report")

    desk.title = "From code"
    try await app.settle()
    #expect(app.title == "From code")
    if hasMenu {
      try await app.menu("From code, Notes").choose("Duplicate")
      #expect(desk.done == ["duplicate"])
    }
    try await app.close()
  }

  private struct Plain: View {
    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle("Fixed").toolbar {
          ToolbarTitleMenu {
            Button("Print") {}
            RenameButton()
          }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A title menu without a bound title has nothing to rename`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { Plain() }
    try await app.menu("Fixed").choose("Print")
    await #expect(throws: TestFailure.self) { try await app.menu("Fixed").choose("Rename") }
    #expect(!app.textField("Name").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In the menu of a fixed title a button renames what is around it`(depth: Depth) async throws {
    var renamed = 0
    let app = try await TestApp(depth, width: 500, height: 400) { Plain().renameAction { renamed += 1 } }
    try await app.menu("Fixed").choose("Rename")
    #expect(renamed == 1)
    try await app.close()
  }

  private struct Marked: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle("Fixed")
          .toolbarTitleMenu {
            RenameButton()
            Button("Refused") { desk.done.append("refused") }.disabled(desk.keepsUser)
          }
          .renameAction { desk.done.append("renamed \(desk.title)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The entries of a title menu have the environment of the view that gives them`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 400) { Marked(desk: desk) }
    try await app.menu("Fixed").choose("Rename")
    #expect(desk.done == ["renamed Draft"])
    desk.title = "Other"
    desk.keepsUser = false
    try await app.settle()
    try await app.menu("Fixed").choose("Rename")
    try await app.menu("Fixed").choose("Refused")
    #expect(desk.done == ["renamed Draft", "renamed Other", "refused"])
    try await app.close()
  }

  private struct Held: View {
    @Bindable var desk: Desk
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Button("Done") { dismiss() }
        Button("Allow") { desk.keepsUser = false }
      }
      .navigationTitle("Held").navigationBarBackButtonHidden(desk.keepsUser)
    }
  }

  private struct Leading: View {
    let desk: Desk
    var body: some View {
      NavigationStack { NavigationLink("Go") { Held(desk: desk) }.navigationTitle("Root") }
    }
  }

  @Test(arguments: Depth.available)
  func `A page without a Back button is left by what the app offers`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 400) { Leading(desk: desk) }
    try await app.button("Go").click()
    #expect(!app.button("Back").exists)
    try await app.press(.escape)
    try await app.press(.left, .alt)
    #expect(app.title == "Held")
    try await app.button("Done").click()
    #expect(app.title == "Root")
    try await app.button("Go").click()
    try await app.button("Allow").click()
    try await app.button("Back").click()
    #expect(app.title == "Root")
    try await app.close()
  }

  private struct Columns: View {
    let desk: Desk
    var body: some View {
      NavigationSplitView {
        NavigationLink("Go") { Held(desk: desk) }
      } detail: {
        Text("Choose")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A column without a Back button keeps the user in a narrow window`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 400) { Columns(desk: desk) }
    try await app.button("Go").click()
    #expect(app.split?.picture == "[sidebar>(detail)]")
    #expect(!app.button("Back").exists)
    try await app.press(.escape)
    try await app.press(.left, .alt)
    #expect(app.split?.picture == "[sidebar>(detail)]")
    try await app.button("Allow").click()
    try await app.press(.escape)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    try await app.close()
  }

  private struct TwoTitles: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack {
        VStack {
          Text("First").navigationTitle($desk.title).navigationTitle("Fixed")
          Text("Second").navigationTitle($desk.title)
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A title that the app fixes can't be changed by the binding of another one`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { TwoTitles(desk: Desk()) }
    #expect(app.title == "Fixed")
    #expect(!app.button("Fixed").exists)
    try await app.close()
  }

  private struct Documents: View {
    let desks: [Desk]
    @State private var index = 0
    var body: some View {
      NavigationStack {
        Document(desk: desks[index]) { index += 1 }
      }
    }
  }

  private struct Document: View {
    @Bindable var desk: Desk
    let next: () -> Void
    var body: some View { Button("Next") { next() }.navigationTitle($desk.title) }
  }

  @Test(arguments: Depth.available, ["Draft", "Letter"])
  func `Another document ends the renaming of the last one and takes no name from it`(depth: Depth, title: String) async throws {
    let desks = [Desk(), Desk()]
    desks[1].title = title
    let app = try await TestApp(depth, width: 700, height: 400) { Documents(desks: desks) }
    try await app.button("Draft").click()
    try await app.textField("Name").type("!")
    try await app.button("Next").click()
    #expect(!app.textField("Name").exists)
    #expect(app.title == title)
    #expect(desks.map(\.title) == ["Draft", title])
    try await app.button(title).click()
    #expect(try app.textField("Name").value == title)
    try await app.close()
  }

  private struct StackInColumn: View {
    let desk: Desk
    @State private var column = NavigationSplitViewColumn.detail
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("Sidebar").navigationTitle("Sidebar")
      } detail: {
        Leading(desk: desk)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A page in a column's stack without a Back button keeps the user, too`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { StackInColumn(desk: Desk()) }
    try await app.button("Go").click()
    #expect(app.title == "Held")
    try await app.press(.escape)
    #expect(app.split?.picture == "[sidebar>(detail)]")
    try await app.press(.left, .alt)
    #expect(app.split?.picture == "[sidebar>(detail)]")
    #expect(app.title == "Held")
    try await app.button("Allow").click()
    try await app.press(.escape)
    #expect(app.title == "Root")
    try await app.close()
  }

  private struct Untitled: View {
    @Bindable var desk: Desk
    var body: some View {
      Text("Content").toolbarTitleMenu { Button("Print") { desk.done.append("print") } }
    }
  }

  @Test(arguments: Depth.available)
  func `A title menu on a page without a title opens from the window's title`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 500, height: 400) { Untitled(desk: desk) }
    let title = app.title
    #expect(!title.isEmpty)
    try await app.menu(title).choose("Print")
    #expect(desk.done == ["print"])
    try await app.close()
  }

  private struct OuterPrincipal: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle($desk.title)
      }
      .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
    }
  }

  @Test(arguments: Depth.available)
  func `A principal item around a stack takes the place of the title of its pages`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { OuterPrincipal(desk: Desk()) }
    #expect(app.text("Middle").isVisible)
    #expect(!app.button("Draft").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A title with a menu stays on one line in a narrow window`(depth: Depth) async throws {
    func height(at width: Double) async throws -> Double {
      let desk = Desk()
      desk.title = "A Field Guide to the Trees"
      let app = try await TestApp(depth, width: width, height: 400) { Titled(desk: desk, hasMenu: true) }
      let height = try app.menu("A Field Guide to the Trees, Notes").frame.height
      try await app.close()
      return height
    }
    let (narrow, wide) = (try await height(at: 320), try await height(at: 700))
    #expect(narrow == wide)
  }
}
