import Foundation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Values of the app's own types that are dragged, dropped and copied.
@Suite("Types of the app that are handed over", .serialized)
@MainActor struct TransferableTests {
  struct Card: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  struct Note: Equatable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation {
        $0.text
      } importing: {
        Note(text: $0)
      }
    }
  }

  /// A picture that only comes in.
  struct Photo: Transferable {
    let size: Int
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { Photo(size: $0.count) }
    }
  }

  /// What a card is as data.
  struct Raw: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .json) { Raw(text: String(decoding: $0, as: UTF8.self)) }
    }
  }

  private struct Board: View {
    let heard: Knob<[String]>
    @State private var lists = [[Card(title: "Ada"), Card(title: "Bela")], []]
    var body: some View {
      VStack {
        HStack {
          ForEach(0..<2) { index in
            VStack {
              Text("List \(index)")
              ForEach(lists[index], id: \.title) { Text($0.title).draggable($0) }
            }
            .dropDestination(for: Card.self) { cards, _ in
              for other in lists.indices { lists[other].removeAll(where: cards.contains) }
              lists[index] += cards
              return true
            }
          }
        }
        Text("Texts").dropDestination(for: String.self) { texts, _ in
          heard.value += texts
          return true
        }
        Text("Notes").dropDestination(for: Note.self) { notes, _ in
          heard.value += notes.map { "note " + $0.text }
          return true
        }
        Text("Photos").dropDestination(for: Photo.self) { photos, _ in
          heard.value += photos.map { "photo of \($0.size)" }
          return true
        }
        Text("Raw").dropDestination(for: Raw.self) { raw, _ in
          heard.value += raw.map { "raw " + $0.text }
          return true
        }
        Text("Note").draggable(Note(text: "remember"))
      }
    }
  }

  @Test(arguments: Depth.available) func `A value goes from view to view as itself, and to others as what stands for it`(depth: Depth)
    async throws
  {
    let heard = Knob<[String]>([])
    let app = try await TestApp(depth, width: 400, height: 400) { Board(heard: heard) }
    try await app.text("List 1").drop(app.text("Ada"))
    #expect(heard.value.isEmpty)
    try await app.text("Texts").drop(app.text("Bela"))
    #expect(heard.value == ["Bela"])
    try await app.text("Notes").drop(app.text("Bela"))
    try await app.text("Notes").drop(app.text("Note"))
    try await app.text("Notes").drop(text: "typed")
    #expect(heard.value == ["Bela", "note Bela", "note remember", "note typed"])
    // Neither is a card.
    await #expect(throws: TestFailure.self) { try await app.text("List 0").drop(app.text("Note")) }
    await #expect(throws: TestFailure.self) { try await app.text("List 0").drop(text: "Ada") }
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A value moves from list to list`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 400) { Board(heard: Knob([])) }
    try await app.text("List 1").drop(app.text("Ada"))
    #expect(app.labels(of: .text).prefix(4) == ["List 0", "Bela", "List 1", "Ada"])
    try await app.close()
  }

  @Test(arguments: Depth.available) func `What is read from files and from other types comes by and by`(depth: Depth) async throws {
    let heard = Knob<[String]>([])
    let app = try await TestApp(depth, width: 400, height: 400) { Board(heard: heard) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try Data(count: 12).write(to: file)
    try await app.text("Photos").drop(uris: [file.absoluteString])
    try await app.wait(until: "the photo is read") { heard.value == ["photo of 12"] }
    try FileManager.default.removeItem(at: file)
    try await app.close()
  }

  @Test func `GTK carries a value with what stands for it`() throws {
    try #require(Toolkit.startForTests())
    let transfer = OwnTransfer(Card(title: "Ada"), kind: DropKinds(rawValue: 4), plain: .text("Ada"))
    let content = DragContent(.own(transfer))
    let value = try #require(content.drop)
    #expect(DropPayload(value) == .own(transfer))
    guard case .own = value else { return #expect(Bool(false), "\(value)") }
    #expect(DropPayload(.own(0)) == nil)
  }
}
