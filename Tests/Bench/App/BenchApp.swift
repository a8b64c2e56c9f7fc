import CBenchProbe
import Sidelight

/// The bench's two windows, written with the public API alone.
struct BenchApp: App {
  var body: some Scene {
    WindowGroup("Bench") {
      if bench_wanted_window() == .columns { MailView(mailbox: .shared) }
    }
    .defaultSize(width: 1100, height: 700)
  }
}

/// The three columns. Each is a view of its own, so that a change evaluates only what reads it.
struct MailView: View {
  var mailbox: Mailbox

  var body: some View {
    NavigationSplitView {
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
