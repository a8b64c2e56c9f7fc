import Sidelight
import SidelightDesktop

/// The content column: the entries of the open folder.
struct FolderView: View {
  @Bindable var browser: Browser
  @Environment(\.undoManager) private var undoManager

  init(browser: Browser) { _browser = Bindable(browser) }

  var body: some View {
    content
      .navigationTitle(browser.folder.name)
      .searchable(text: $browser.arrangement.filter, isPresented: $browser.isSearching, prompt: "Filter by name")
      .toolbar {
        ToolbarItemGroup(placement: .navigation) {
          Button("Back", systemImage: "chevron.backward") { browser.goBack() }
            .disabled(browser.history.past.isEmpty)
            .help("Open the folder that was open before")
            .keyboardShortcut(.leftArrow, modifiers: .option)
          Button("Forward", systemImage: "chevron.forward") { browser.goForward() }
            .disabled(browser.history.future.isEmpty)
            .help("Open the folder that you went back from")
            .keyboardShortcut(.rightArrow, modifiers: .option)
        }
        ToolbarItem(placement: .primaryAction) {
          if browser.isLoading { ProgressView() }
        }
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("Folder Above") { browser.goUp() }
            .disabled(browser.folder.parent == nil)
            .keyboardShortcut(.upArrow, modifiers: .option)
          Button("Add to Favourites") { browser.addToFavorites(browser.selection, undoManager) }.keyboardShortcut("d")
          Picker("Sort By", selection: $browser.arrangement.order.key) {
            ForEach(FolderOrder.Key.allCases, id: \.self) { Text($0.title) }
          }
          Picker("Order", selection: $browser.arrangement.order.isAscending) {
            Text("Ascending").tag(true)
            Text("Descending").tag(false)
          }
          Toggle("Folders First", isOn: $browser.arrangement.order.foldersFirst)
          Toggle("Hidden Files", isOn: $browser.arrangement.showsHidden).keyboardShortcut("h")
        }
      }
  }

  @ViewBuilder private var content: some View {
    if let problem = browser.problem {
      ContentUnavailableView(problem.title, systemImage: "exclamationmark.triangle", description: Text(problem.description))
    } else if !browser.entries.isEmpty {
      EntriesView(browser: browser)
    } else if browser.isLoading {
      ProgressView("Reading the folder…")
    } else if !browser.arrangement.filter.isEmpty {
      ContentUnavailableView.search(text: browser.arrangement.filter)
    } else {
      ContentUnavailableView("Folder Is Empty", systemImage: "folder")
    }
  }
}

extension FolderOrder.Key {
  fileprivate var title: String {
    switch self {
    case .name: "Name"
    case .size: "Size"
    case .kind: "Kind"
    case .modified: "Modified"
    }
  }
}
