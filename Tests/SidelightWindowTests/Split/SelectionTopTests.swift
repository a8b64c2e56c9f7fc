import Observation
import SidelightUI
import SidelightWindowTesting
import Testing

/// Selections that code makes lead the user through the stack, as choices do.
@MainActor @Suite("Split view: selections in the stack", .serialized) struct SelectionTopTests {
  @Observable final class Mail {
    var box: String?
    var letter: Int?
    var letters = [1, 2, 3]
    var marked: Set<Int> = []
    var refuses = false
    /// What the list wrote and the app has not stored yet.
    var asked: [String?] = []
    var defers = false
    var refusable: String? {
      get { box }
      set {
        if defers { asked.append(newValue) } else if !refuses { box = newValue }
      }
    }
  }

  private struct Columns: View {
    @Bindable var mail: Mail

    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $mail.refusable) { Text($0) }.navigationTitle("Boxes")
      } content: {
        if let box = mail.box {
          List(mail.letters, id: \.self, selection: $mail.letter) { Text("\(box) \($0)") }.navigationTitle("Letters")
        } else {
          Text("No box")
        }
      } detail: {
        Text(mail.letter.map { "Letter \($0)" } ?? "No letter")
      }
    }
  }

  private func app(_ depth: Depth, _ mail: Mail, width: Double) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 600) { Columns(mail: mail) }
  }

  @Test(arguments: Depth.available)
  func `An app that opens narrow begins where its selections lead`(depth: Depth) async throws {
    for (box, letter, picture) in [
      (nil, nil, "[(sidebar)>content>detail]"), ("In", nil, "[sidebar>(content)>detail]"), ("In", 2, "[sidebar>content>(detail)]"),
    ] as [(String?, Int?, String)] {
      let mail = Mail()
      mail.box = box
      mail.letter = letter
      let app = try await app(depth, mail, width: 400)
      #expect(app.split?.picture == picture)
      try await app.close()
    }
  }

  @Test(arguments: Depth.available)
  func `One that is narrowed shows what the user selected by key`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await app(depth, mail, width: 1100)
    try await app.row("In").focus()
    try await app.press(.down)
    try await app.row("In 1").focus()
    try await app.press(.down)
    #expect(mail.letter != nil)
    try await app.resize(width: 400)
    #expect(app.split?.picture == "[sidebar>content>(detail)]")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One that is narrowed shows what code selected, and keeps that on the way back`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await app(depth, mail, width: 1100)
    mail.box = "Out"
    try await app.settle()
    mail.letter = 3
    try await app.settle()
    try await app.resize(width: 400)
    #expect(app.split?.picture == "[sidebar>content>(detail)]")
    #expect(app.text("Letter 3").isVisible)
    try await app.button("Back").click()
    #expect(app.split?.picture == "[sidebar>(content)>detail]")
    #expect(mail.letter == 3)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What a list wrote moves nothing, even where the app stores it later`(depth: Depth) async throws {
    let mail = Mail()
    mail.defers = true
    let app = try await app(depth, mail, width: 400)
    try await app.row("In").focus()
    for (key, expected) in [(TestKey.down, "In"), (.down, "Out"), (.up, "In")] {
      try await app.press(key)
      #expect(app.split?.picture == "[(sidebar)>content>detail]")
      let asked = try #require(mail.asked.last)
      #expect(asked == expected)
      mail.asked = []
      mail.box = asked
      try await app.settle()
      #expect(app.split?.picture == "[(sidebar)>content>detail]")
    }
    mail.box = "Out"
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>(content)>detail]")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A deep link leads to its page, whether or not its lists are there already`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await app(depth, mail, width: 400)
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    mail.box = "In"
    mail.letter = 2
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>content>(detail)]")
    try await app.button("Back").click()
    try await app.button("Back").click()
    mail.letter = 1
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>content>(detail)]")
    mail.letter = nil
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>(content)>detail]")
    mail.box = nil
    try await app.settle()
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Arrow keys select and stay; a binding that refuses moves nothing`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await app(depth, mail, width: 400)
    try await app.row("In").focus()
    try await app.press(.down)
    try await app.press(.down)
    #expect(mail.box == "Out")
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    mail.refuses = true
    try await app.press(.up)
    #expect(mail.box == "Out")
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    mail.refuses = false
    try await app.press(.up)
    try await app.settle()
    // What the keys selected before is another value when code selects it.
    mail.box = "Out"
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>(content)>detail]")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A list that comes with a selection is no choice of code's`(depth: Depth) async throws {
    let mail = Mail()
    mail.letter = 2
    let app = try await app(depth, mail, width: 400)
    try await app.row("In").focus()
    try await app.press(.down)
    #expect(mail.box == "In")
    #expect(app.split?.picture == "[(sidebar)>content>detail]")
    try await app.close()
  }

  private struct Beside: View {
    @Bindable var mail: Mail

    var body: some View {
      NavigationSplitView {
        VStack {
          List(["In", "Out"], id: \.self, selection: $mail.box) { Text($0) }
          List([1, 2, 3], id: \.self, selection: $mail.letter) { Text("Tag \($0)") }
          NavigationLink("Go", value: 1)
        }
      } detail: {
        NavigationStack {
          List([1, 2, 3], id: \.self, selection: $mail.marked) { Text("Line \($0)") }
            .navigationDestination(for: Int.self) { _ in List([1, 2, 3], id: \.self, selection: $mail.marked) { Text("Page \($0)") } }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What code selects in the detail moves nothing, and of two lists in a column one is enough`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await TestApp(depth, width: 400, height: 600) { Beside(mail: mail) }
    try await app.button("Go").click()
    #expect(app.split?.picture == "[sidebar>(detail)]")
    mail.marked = [2]
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>(detail)]")
    mail.marked = []
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>(detail)]")
    mail.box = "In"
    try await app.settle()
    mail.box = nil
    mail.letter = 3
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>(detail)]")
    mail.letter = nil
    try await app.settle()
    #expect(app.split?.picture == "[(sidebar)>detail]")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A selection whose element goes shows the column that it was made in`(depth: Depth) async throws {
    let mail = Mail()
    mail.box = "In"
    mail.letter = 2
    let app = try await app(depth, mail, width: 400)
    #expect(app.split?.picture == "[sidebar>content>(detail)]")
    mail.letters.removeAll { $0 == 2 }
    try await app.settle()
    #expect(mail.letter == nil)
    #expect(app.split?.picture == "[sidebar>(content)>detail]")
    try await app.close()
  }

  private struct Marks: View {
    @Bindable var mail: Mail

    var body: some View {
      NavigationSplitView {
        List(mail.letters, id: \.self, selection: $mail.marked) { Text("Letter \($0)") }
      } detail: {
        Text("\(mail.marked.count) marked")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A set counts when code fills it, not when the list does or loses a part of it`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await TestApp(depth, width: 400, height: 600) { Marks(mail: mail) }
    try await app.row("Letter 1").focus()
    try await app.press(.character("a"), [.control])
    #expect(mail.marked == [1, 2, 3])
    #expect(app.split?.picture == "[(sidebar)>detail]")
    mail.letters.removeLast()
    try await app.settle()
    #expect(mail.marked == [1, 2])
    #expect(app.split?.picture == "[(sidebar)>detail]")
    mail.marked = [2]
    try await app.settle()
    #expect(app.split?.picture == "[sidebar>(detail)]")
    mail.marked = []
    try await app.settle()
    #expect(app.split?.picture == "[(sidebar)>detail]")
    try await app.close()
  }

  private struct Required: View {
    @Binding var section: String
    @Binding var preferred: NavigationSplitViewColumn
    var isBound = false

    var body: some View {
      if isBound {
        NavigationSplitView(preferredCompactColumn: $preferred) {
          list
        } detail: {
          Text("Page \(section)")
        }
      } else {
        NavigationSplitView {
          list
        } detail: {
          Text("Page \(section)")
        }
      }
    }

    private var list: some View { List(["A", "B"], id: \.self, selection: $section) { Text($0) } }
  }

  @Observable final class Choice {
    var section = "A"
    var preferred = NavigationSplitViewColumn.sidebar
  }

  @Test(arguments: Depth.available)
  func `A required selection is one from the beginning, and a bound column decides alone`(depth: Depth) async throws {
    for isBound in [false, true] {
      @Bindable var choice = Choice()
      let (section, preferred) = ($choice.section, $choice.preferred)
      let app = try await TestApp(depth, width: 400, height: 600) { Required(section: section, preferred: preferred, isBound: isBound) }
      #expect(app.split?.picture == (isBound ? "[(sidebar)>detail]" : "[sidebar>(detail)]"))
      choice.section = "B"
      try await app.settle()
      #expect(app.split?.picture == (isBound ? "[(sidebar)>detail]" : "[sidebar>(detail)]"))
      #expect(choice.preferred == .sidebar)
      try await app.close()
    }
  }
}
