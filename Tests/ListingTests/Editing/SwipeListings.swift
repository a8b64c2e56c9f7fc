// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Chat: Identifiable {
  let id: Int
  let subject: String
  var isUnread = true
  var isFlagged = false
}

@Observable
class ChatStore {
  var chats = [Chat(id: 1, subject: "Lunch"), Chat(id: 2, subject: "Train")]

  func toggleUnread(_ chat: Chat) { change(chat) { $0.isUnread.toggle() } }
  func flag(_ chat: Chat) { change(chat) { $0.isFlagged = true } }
  func delete(_ chat: Chat) { chats.removeAll { $0.id == chat.id } }

  private func change(_ chat: Chat, _ body: (inout Chat) -> Void) {
    for index in chats.indices where chats[index].id == chat.id { body(&chats[index]) }
  }
}

struct ChatCell: View {
  let chat: Chat

  var body: some View {
    HStack {
      Text(chat.subject)
      if chat.isUnread { Text("unread") }
      if chat.isFlagged { Text("flagged") }
    }
  }
}

/// Page: `swipeActions(edge:allowsFullSwipe:content:)`.
struct ChatList: View {
  @State private var store = ChatStore()

  var body: some View {
    List {
      ForEach(store.chats) { chat in
        ChatCell(chat: chat)
          .swipeActions(edge: .leading) {
            Button {
              store.toggleUnread(chat)
            } label: {
              if chat.isUnread {
                Label("Read", systemImage: "envelope.open")
              } else {
                Label("Unread", systemImage: "envelope.badge")
              }
            }
          }
          .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
              store.delete(chat)
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button {
              store.flag(chat)
            } label: {
              Label("Flag", systemImage: "flag")
            }
          }
      }
    }
  }
}

/// Page: `swipeActions(edge:allowsFullSwipe:content:)`, with no full swipe, and tinted.
struct CarefulChatList: View {
  @State private var store = ChatStore()

  var body: some View {
    List {
      ForEach(store.chats) { chat in
        ChatCell(chat: chat)
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button {
              store.toggleUnread(chat)
            } label: {
              Label("Read", systemImage: "envelope.open")
            }
            .tint(.blue)
          }
      }
      .onDelete { store.chats.remove(atOffsets: $0) }
    }
  }
}
