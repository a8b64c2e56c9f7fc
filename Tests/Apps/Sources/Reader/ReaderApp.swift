import Foundation
import Sidelight

@main struct ReaderApp: App {
  var body: some Scene {
    WindowGroup("Reader") { ReaderView() }
  }
}

struct Feed: Identifiable, Hashable {
  let id: String
  var feeds: [Feed]?

  var symbol: String { feeds == nil ? "dot.radiowaves.up.forward" : "folder" }
  var names: [String] { feeds?.flatMap(\.names) ?? [id] }
}

struct Article: Identifiable, Hashable {
  let id: Int
  let feed: String
  let title: String
  let text: String
  let date: Date
  var isRead = false
  var isStarred = false

  var address: URL { URL(string: "https://example.org/\(id)") ?? URL(fileURLWithPath: "/") }
}

@MainActor @Observable final class Reading {
  let feeds = [
    Feed(id: "News", feeds: [Feed(id: "Town"), Feed(id: "Weather")]),
    Feed(id: "Crafts", feeds: [Feed(id: "Bookbinding"), Feed(id: "Wood")]),
    Feed(id: "Comics"),
  ]
  var articles: [Article] = [
    ("Town", "The market moves", "From June on the market is on the **square** behind the station."),
    ("Town", "A bridge for feet", "Walkers get a bridge of their own. It opens *in spring*."),
    ("Weather", "Rain until Thursday", "Take a coat; the weekend is dry."),
    ("Bookbinding", "Thread and wax", "Why beeswax keeps a thread from fraying."),
    ("Wood", "Plane or sand?", "A sharp plane leaves a surface that needs no paper."),
    ("Comics", "A day at the lake", "Nine pictures without a word."),
  ].enumerated().map { index, item in
    Article(
      id: index, feed: item.0, title: item.1, text: item.2, date: Date(timeIntervalSince1970: 1_790_000_000 - 40_000 * Double(index)))
  }

  func articles(in feed: Feed) -> [Article] { articles.filter { feed.names.contains($0.feed) } }
  func unread(in feed: Feed) -> Int { articles(in: feed).count { !$0.isRead } }

  func change(_ id: Article.ID, _ body: (inout Article) -> Void) {
    if let index = articles.firstIndex(where: { $0.id == id }) { body(&articles[index]) }
  }

  func markAllAsRead(in feed: Feed) {
    for article in articles(in: feed) { change(article.id) { $0.isRead = true } }
  }
}

struct ReaderView: View {
  @State private var reading = Reading()
  @State private var feed: Feed?
  @State private var article: Article.ID?
  @State private var onlyUnread = false

  var body: some View {
    NavigationSplitView {
      List(reading.feeds, children: \.feeds, selection: $feed) { feed in
        Label(feed.id, systemImage: feed.symbol).badge(reading.unread(in: feed)).tag(feed)
      }
      .navigationTitle("Feeds")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220)
    } content: {
      if let feed {
        let articles = reading.articles(in: feed).filter { !onlyUnread || !$0.isRead || $0.id == article }
        List(articles, selection: $article) { article in
          VStack(alignment: .leading) {
            Label(article.title, systemImage: article.isStarred ? "star.fill" : article.isRead ? "circle" : "circle.fill")
              .fontWeight(article.isRead ? .regular : .semibold)
            Text(article.feed).font(.caption).foregroundStyle(.secondary)
          }
          .swipeActions(edge: .leading) {
            Button("Star", systemImage: "star") { reading.change(article.id) { $0.isStarred.toggle() } }
          }
        }
        .navigationTitle(feed.id)
        .toolbar {
          Toggle("Only Unread", systemImage: "line.3.horizontal.decrease", isOn: $onlyUnread)
          Button("Mark All as Read", systemImage: "checkmark") { reading.markAllAsRead(in: feed) }
            .disabled(reading.unread(in: feed) == 0)
        }
      } else {
        ContentUnavailableView("No Feed", systemImage: "dot.radiowaves.up.forward")
      }
    } detail: {
      if let article = reading.articles.first(where: { $0.id == article }) {
        ArticleView(article: article, reading: reading)
      } else {
        ContentUnavailableView("No Article", systemImage: "doc.plaintext", description: Text("Choose one to read it."))
      }
    }
    .onChange(of: article) { if let article { reading.change(article) { $0.isRead = true } } }
    .onChange(of: feed) { article = nil }
  }
}

struct ArticleView: View {
  let article: Article
  let reading: Reading

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(article.title).font(.largeTitle)
        HStack {
          Text(article.feed)
          Text(article.date, style: .date)
        }
        .foregroundStyle(.secondary)
        Text(LocalizedStringKey(article.text)).textSelection(.enabled)
        Link("Read at \(article.address.host() ?? "")", destination: article.address)
      }
      .padding(24)
    }
    .navigationTitle(article.title)
    .toolbar {
      Button("Star", systemImage: article.isStarred ? "star.fill" : "star") { reading.change(article.id) { $0.isStarred.toggle() } }
      ShareLink(item: article.address, subject: Text(article.title))
    }
  }
}

#Preview { ReaderView() }
