import DisplaySupport
import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI

/// What a person walks through: two or three columns with lists and a stack, and an inspector.
@Observable @MainActor final class Post {
  var visibility = NavigationSplitViewVisibility.automatic
  var column = NavigationSplitViewColumn.sidebar
  var isInspected = false
  var folder: Int?
  var letter: Int?
  var path: [Int] = []
  var subject = ""
  var note = ""
  var hasTitles = true
  /// What the content column has: nothing to take the focus while they are on their way.
  var letters: [Int]? = Array(0..<6)
  /// Whether the letter is a text alone.
  var isPlain = false
}

struct PostView: View {
  @Bindable var post: Post
  var isThree = true

  var body: some View {
    if isThree {
      NavigationSplitView(columnVisibility: $post.visibility, preferredCompactColumn: $post.column) {
        folders
      } content: {
        letters.navigationTitle(post.hasTitles ? "Letters" : "")
      } detail: {
        letter
      }
    } else {
      NavigationSplitView(columnVisibility: $post.visibility, preferredCompactColumn: $post.column) {
        folders
      } detail: {
        letter
      }
    }
  }

  private var folders: some View {
    List(0..<4, selection: $post.folder) { Text("Folder \($0)") }.navigationTitle(post.hasTitles ? "Folders" : "")
  }

  @ViewBuilder private var letters: some View {
    if let letters = post.letters {
      List(letters, id: \.self, selection: $post.letter) { Text("Letter \($0)") }
    } else {
      ProgressView("Loading")
    }
  }

  private var letter: some View {
    NavigationStack(path: $post.path) {
      VStack {
        if post.isPlain {
          Text("Dear reader")
        } else {
          TextField("Subject", text: $post.subject)
          NavigationLink("More", value: 1)
        }
      }
      .navigationTitle(post.hasTitles ? "Letter" : "")
      .toolbar { Button("Inspect", systemImage: "info.circle") { post.isInspected.toggle() } }
      .navigationDestination(for: Int.self) { number in
        VStack {
          TextField("Page", text: $post.subject)
          NavigationLink("Further", value: number + 1)
        }
        .navigationTitle("Page \(number)")
      }
    }
    .inspector(isPresented: $post.isInspected) {
      VStack {
        TextField("Note", text: $post.note)
        Button("Done") { post.isInspected = false }
      }
      .navigationTitle(post.hasTitles ? "About" : "")
    }
  }
}

/// A real window, used with keys alone and read as assistive technology reads it.
@MainActor final class PostWindow: ViewScene {
  let post: Post

  init(_ post: Post = Post(), width: Int, isThree: Bool = true) async {
    self.post = post
    await super.init(width: width, height: 700, togglesInspector: true) { PostView(post: post, isThree: isThree) }
  }

  func resize(_ width: Int) async { await resize(width, 700) }

  func press(_ key: PostKey, _ modifiers: PostKey.Modifiers = []) async {
    _ = window?.press(key: key.rawValue, modifiers: modifiers.rawValue)
    await settle()
  }

  var split: SplitController? { renderer.controllers.values.firstNonNil { $0 as? SplitController } }
  var picture: String { split?.shownPicture ?? "" }
  /// The layout without its widths, of which the window’s own border takes some.
  var shape: String { picture.filter { !$0.isNumber && $0 != " " } }

  /// Where the focus is: the column or inspector, and what the thing is called.
  var focus: String {
    guard let focus = window?.focusedWidget else { return "nowhere" }
    let part = part(of: focus)
    let name = focus.spokenName
    return (part.isEmpty ? "" : part + ": ") + (name.isEmpty ? focus.typeName : name)
  }

  func part(of widget: Widget) -> String {
    let around = sequence(first: widget, next: \.parent)
    return around.first { $0 is NavigationPageWidget && Slot.splitParts.map(\.rawValue).contains($0.name) }?.name ?? ""
  }

  /// Gives the focus to the first row of a column's list.
  func enterList(_ part: Slot) async {
    let lists = renderer.controllers.values.lazy.compactMap { $0 as? ListController }
    let list = lists.first { list in self.page(part).map { list.list.isInside($0) } == true }
    list?.list.scroll(to: 0, focus: true)
    await settle()
  }

  /// Gives the focus to the letter's field.
  func enterSubject() { window?.visibleTree.first { $0 is EntryWidget && $0.spokenName == "Subject" }?.grabFocus() }

  /// Presses Tab until the focus has been everywhere, and says where.
  func tour(backwards: Bool = false, limit: Int = 40) async -> [String] {
    var stops = [focus]
    for _ in 0..<limit {
      await press(.tab, backwards ? .shift : [])
      if focus == stops[0] { break }
      stops.append(focus)
    }
    return stops
  }

  /// The part with a name of a column's or the inspector's.
  func page(_ part: Slot) -> NavigationPageWidget? { (split?.children(in: part).first as? PageController)?.widget as? NavigationPageWidget }
}

/// The keys that the walks need, as X11 numbers them.
enum PostKey: UInt32 {
  case tab = 0xff09, enter = 0xff0d, escape = 0xff1b, space = 0x20
  case left = 0xff51, up = 0xff52, right = 0xff53, down = 0xff54, home = 0xff50
  case f8 = 0xffc5, f9 = 0xffc6, i = 0x69, s = 0x73

  struct Modifiers: OptionSet {
    let rawValue: UInt32
    static let shift = Modifiers(rawValue: 1)
    static let control = Modifiers(rawValue: 4)
    static let alt = Modifiers(rawValue: 8)
  }
}
