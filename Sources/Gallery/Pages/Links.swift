import Sidelight

extension GalleryPage {
  static let links = GalleryPage(
    "links", "Links", symbol: "link", in: .page,
    about:
      "Links to values and links with a page of their own, and pages that a binding presents, on one stack. The path is kept as JSON. "
      + "A click on the title opens its menu, in which it can be changed; a secondary click on Back shows what lies behind.",
    state: LinksState.init, content: LinksView.init, knobs: LinksKnobs.init)
}

/// A value that an app has made: its path is kept with all that it holds.
struct Tree: Codable, Hashable {
  var name: String
  var height: Int

  static let all = [Tree(name: "Oak", height: 24), Tree(name: "Rowan", height: 9), Tree(name: "Spruce", height: 35)]
}

@MainActor @Observable private final class LinksState {
  var path = NavigationPath()
  var title = "Field Guide"
  var isPresented = false
  var item: Tree?
  /// The path that was kept.
  var kept: String?

  var json: String {
    guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else { return "This path can't be kept." }
    return String(decoding: data, as: UTF8.self)
  }

  func restore() {
    guard let kept, let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(kept.utf8)) else { return }
    self.path = NavigationPath(path)
  }
}

private struct LinksView: View {
  @Bindable var state: LinksState
  @Namespace private var space

  var body: some View {
    NavigationStack(path: $state.path) {
      List {
        Section("Values on the Path") {
          ForEach(Tree.all, id: \.self) { tree in
            NavigationLink(tree.name, value: tree).matchedTransitionSource(id: tree, in: space)
          }
          NavigationLink(value: 7) { Label("The number seven", systemImage: "star") }
          NavigationLink("Leads nowhere", value: nil as Tree?)
        }
        Section("Pages of Their Own") {
          NavigationLink("How to read a leaf") { Chapter(title: "Leaves", text: "Count the lobes, then feel the edge.") }
          NavigationLink {
            Chapter(title: "Bark", text: "Rough on the weather side.")
          } label: {
            Label("How to read bark", systemImage: "doc")
          }
        }
        Section("Presented by a Binding") {
          Button("Show the index") { state.isPresented = true }
          Button("Show the tree of the day") { state.item = Tree.all[1] }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle($state.title)
      .toolbarTitleMenu {
        RenameButton()
        Button("Start Again", systemImage: "arrow.clockwise") { state.title = "Field Guide" }
      }
      .navigationDestination(for: Tree.self) { tree in
        TreePage(tree: tree).navigationTransition(.zoom(sourceID: tree, in: space))
      }
      .navigationDestination(for: Int.self) { number in Chapter(title: "Number \(number)", text: "A value of another type.") }
      .navigationDestination(isPresented: $state.isPresented) {
        Chapter(title: "Index", text: "Leaves, 1. Bark, 2.").navigationTransition(.crossFade)
      }
      .navigationDestination(item: $state.item) { tree in Chapter(title: "\(tree.name) of the Day", text: "Chosen for today.") }
    }
  }
}

private struct TreePage: View {
  let tree: Tree

  var body: some View {
    VStack(spacing: 12) {
      Text("\(tree.height) m").font(.largeTitle)
      ForEach(Tree.all.filter { $0 != tree }, id: \.self) { other in NavigationLink("Compare with \(other.name)", value: other) }
      NavigationLink("Where it grows") { Chapter(title: "Where \(tree.name) Grows", text: "A page between two values of the path.") }
    }
    .navigationTitle(tree.name)
    .navigationSubtitle("A value on the path")
  }
}

private struct Chapter: View {
  let title: String
  let text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text(text)
      NavigationLink("On to the oak", value: Tree.all[0])
      Button("Close") { dismiss() }
    }
    .padding(18)
    .navigationTitle(title)
  }
}

private struct LinksKnobs: View {
  @Bindable var state: LinksState

  var body: some View {
    Text(state.json).font(.caption).monospaced().foregroundStyle(.secondary)
    Button("Keep the Path") { state.kept = state.json }.disabled(state.path.codable == nil)
    Button("Restore It") { state.restore() }.disabled(state.kept == nil)
    Button("To the Root") { state.path = NavigationPath() }.disabled(state.path.isEmpty)
    Toggle("Index", isOn: $state.isPresented)
    Picker("Tree of the Day", selection: $state.item) {
      Text("None").tag(nil as Tree?)
      ForEach(Tree.all, id: \.self) { Text($0.name).tag($0 as Tree?) }
    }
    TextField("Title", text: $state.title)
  }
}
