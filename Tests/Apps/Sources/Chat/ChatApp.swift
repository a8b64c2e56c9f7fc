import Foundation
import Sidelight

@main struct ChatApp: App {
  @StateObject private var messenger = Messenger()

  var body: some Scene {
    WindowGroup("Chat") { ChatView().environmentObject(messenger) }
  }
}

struct Line: Identifiable, Hashable {
  let id: Int
  let text: String
  let isOwn: Bool
  let time: Date
}

struct Conversation: Identifiable {
  let id: String
  var lines: [Line]
  var unread = 0
  var isMuted = false
  var note = ""

  var name: String { id }
}

final class Messenger: ObservableObject {
  @Published var conversations: [Conversation] = [
    Conversation(
      id: "Hiking Group",
      lines: ["We meet at the bridge.", "Bring water, it will be warm.", "The last bus back is at six."].enumerated().map {
        Line(
          id: $0.offset, text: $0.element, isOwn: $0.offset == 1, time: .init(timeIntervalSince1970: 1_790_000_000 + 60 * Double($0.offset))
        )
      }, unread: 2),
    Conversation(
      id: "Neighbours", lines: [Line(id: 0, text: "Who has the ladder?", isOwn: false, time: .init(timeIntervalSince1970: 1_789_990_000))],
      unread: 1),
    Conversation(id: "Notes to Self", lines: []),
  ]

  func send(_ text: String, to id: Conversation.ID) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    conversations[index].lines.append(Line(id: conversations[index].lines.count, text: text, isOwn: true, time: .now))
  }

  func read(_ id: Conversation.ID?) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    conversations[index].unread = 0
  }
}

struct ChatView: View {
  @EnvironmentObject private var messenger: Messenger
  @State private var selection: Conversation.ID?
  @State private var search = ""
  @State private var isInspecting = false

  private var found: [Conversation] {
    messenger.conversations.filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationSplitView {
      List(found, selection: $selection) { conversation in
        HStack {
          VStack(alignment: .leading) {
            Text(conversation.name)
            Text(conversation.lines.last?.text ?? "Nothing yet").font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
          Spacer()
          if conversation.isMuted { Image(systemName: "bell.slash").accessibilityLabel("Muted") }
        }
        .badge(conversation.unread)
      }
      .searchable(text: $search)
      .navigationTitle("Chats")
    } detail: {
      if let index = messenger.conversations.firstIndex(where: { $0.id == selection }) {
        ConversationView(conversation: messenger.conversations[index])
          .inspector(isPresented: $isInspecting) { InfoView(conversation: $messenger.conversations[index]) }
          .toolbar { Toggle("Info", systemImage: "info.circle", isOn: $isInspecting) }
      } else {
        ContentUnavailableView("No Conversation", systemImage: "bubble.left.and.bubble.right")
      }
    }
    .onChange(of: selection) { messenger.read(selection) }
  }
}

struct ConversationView: View {
  @EnvironmentObject private var messenger: Messenger
  let conversation: Conversation
  @State private var text = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { scroller in
        ScrollView {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(conversation.lines) { line in
              LineView(line: line).id(line.id)
            }
          }
          .padding()
        }
        .onChange(of: conversation.lines.count) { scroller.scrollTo(conversation.lines.last?.id, anchor: .bottom) }
      }
      Divider()
      HStack(alignment: .bottom) {
        TextField("Message", text: $text, axis: .vertical)
          .lineLimit(1...5)
          .focused($isWriting)
          .onSubmit(send)
        Button("Send", systemImage: "paperplane.fill", action: send)
          .labelStyle(.iconOnly)
          .buttonStyle(.borderedProminent)
          .disabled(text.isEmpty)
      }
      .padding(12)
    }
    .navigationTitle(conversation.name)
    .onAppear { isWriting = true }
  }

  private func send() {
    guard !text.isEmpty else { return }
    messenger.send(text, to: conversation.id)
    text = ""
    isWriting = true
  }
}

struct LineView: View {
  let line: Line

  var body: some View {
    HStack {
      if line.isOwn { Spacer(minLength: 60) }
      GroupBox {
        Text(line.text).textSelection(.enabled)
        Text(line.time, style: .time).font(.caption).foregroundStyle(.secondary)
      }
      if !line.isOwn { Spacer(minLength: 60) }
    }
    .accessibilityElement(children: .combine)
  }
}

struct InfoView: View {
  @Binding var conversation: Conversation

  var body: some View {
    Form {
      Section(conversation.name) {
        LabeledContent("Messages", value: "\(conversation.lines.count)")
        Toggle("Mute", isOn: $conversation.isMuted)
      }
      Section("Note") { TextField("About this conversation", text: $conversation.note) }
    }
    .formStyle(.grouped)
  }
}

#Preview { ChatView().environmentObject(Messenger()) }
