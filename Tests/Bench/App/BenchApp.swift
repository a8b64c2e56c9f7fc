import CBenchProbe
import Sidelight

/// The bench's windows, written with the public API alone.
struct BenchApp: App {
  var body: some Scene {
    WindowGroup("Bench") {
      switch bench_wanted_window() {
      case .bare, .empty: EmptyView()
      case .columns: MailView(mailbox: .shared)
      case .pair: PairView(mailbox: .shared)
      case .outline: OutlineView(mailbox: .shared)
      case .sections: SectionsView(mailbox: .shared)
      case .list: RecordsView(records: .shared, isList: true)
      case .array: RecordsView(records: .shared, isList: false)
      case .inspector: InspectedView(mailbox: .shared)
      case .tabs: TabsView(mailbox: .shared)
      case .lightTabs: TenTabsView(mailbox: .shared, areHeavy: false)
      case .heavyTabs: TenTabsView(mailbox: .shared, areHeavy: true)
      case .table: TableView(mailbox: .shared)
      case .form: FormView(mailbox: .shared)
      case .lazy, .tiles, .nest, .cells, .motion, .photos, .glass, .unkept, .kept, .placed, .left, .restored, .strokes, .circles:
        LayoutView(mailbox: .shared)
      }
    }
    .defaultSize(width: 1100, height: 700)
    // C's windows have no main menu, and begin anew each time.
    .commandsRemoved()
    .restorationBehavior([.kept, .left, .restored].contains(bench_wanted_window()) ? .automatic : .disabled)
  }
}

/// The three columns. Each is a view of its own, so that a change evaluates only what reads it.
struct MailView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      FoldersView(mailbox: mailbox)
        .navigationSplitViewColumnWidth(min: 180, ideal: 196, max: 260)
    } content: {
      MessagesView(mailbox: mailbox)
        .navigationSplitViewColumnWidth(min: 260, ideal: 320, max: 520)
    } detail: {
      DetailView(mailbox: mailbox)
    }
  }
}

/// Two columns. A folder is selected, so its messages are what a narrow window shows.
struct PairView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      FoldersView(mailbox: mailbox)
        .navigationSplitViewColumnWidth(min: 180, ideal: 196, max: 196)
    } detail: {
      MessagesView(mailbox: mailbox)
    }
  }
}

/// Two columns with an inspector.
struct InspectedView: View {
  @Bindable var mailbox: Mailbox

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    NavigationSplitView(columnVisibility: $mailbox.visibility) {
      FoldersView(mailbox: mailbox)
        .navigationSplitViewColumnWidth(min: 180, ideal: 196, max: 196)
    } detail: {
      DetailView(mailbox: mailbox)
    }
    .inspector(isPresented: $mailbox.isInspected) {
      InspectorView()
        .inspectorColumnWidth(min: 200, ideal: 270, max: 270)
    }
  }
}
