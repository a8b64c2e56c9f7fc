import CBenchProbe
import Sidelight

/// Three tabs, as in C's window.
struct TabsView: View {
  @Bindable var mailbox: Mailbox

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    TabView(selection: $mailbox.tab) {
      Tab("Mailboxes", systemImage: "folder", value: 0) { FoldersView(mailbox: mailbox) }
      Tab("Messages", systemImage: "folder", value: 1) { MessagesView(mailbox: mailbox) }
      Tab("Message", systemImage: "folder", value: 2) { DetailView(mailbox: mailbox) }
    }
  }
}

/// Ten tabs, of which one is shown. What the others would show must cost nothing.
struct TenTabsView: View {
  var mailbox: Mailbox
  var areHeavy: Bool

  var body: some View {
    let _ = bench_count_body()
    TabView {
      Tab("Mailboxes", systemImage: "folder") { FoldersView(mailbox: mailbox) }
      ForEach(1..<10) { number in
        Tab("Tab \(number)", systemImage: "folder") {
          if areHeavy { MailView(mailbox: mailbox) } else { EmptyView() }
        }
      }
    }
  }
}
