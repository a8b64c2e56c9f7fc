import Foundation
import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// Things from other apps that rows ask for by their types.
@Suite("Inserting", .serialized)
@MainActor struct InsertWindowTests {
  @Observable @MainActor final class Store {
    var notes = ["Note"]
    var inserted: [(offset: Int, providers: [NSItemProvider])] = []

    /// The offsets and types of what was inserted since the last time.
    func take() -> [String] {
      defer { inserted = [] }
      return inserted.map { "\($0.providers.map(\.registeredTypeIdentifiers)) at \($0.offset)" }
    }
  }

  private struct Content: View {
    let store: Store
    let types: [UTType]
    var body: some View {
      List { ForEach(store.notes, id: \.self) { Text($0) }.onInsert(of: types) { store.inserted.append(($0, $1)) } }
    }
  }

  private func show(_ store: Store, _ depth: Depth, _ types: [UTType]) async throws -> TestApp {
    try await TestApp(depth, width: 300, height: 300) { Content(store: store, types: types) }
  }

  @Test(arguments: Depth.available)
  func `Each thing that is dropped comes with what it can be read as`(depth: Depth) async throws {
    let folder = URL.temporaryDirectory.appending(path: "sidelight-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appending(path: "a note.txt")
    try Data("Hello".utf8).write(to: text)
    let store = Store()
    let app = try await show(store, depth, [.item])
    try await app.row("Note").drop(text: "Text")
    try await app.element(.list, nil).drop(
      uris: [text.absoluteString, folder.appending(path: "picture.png").absoluteString, folder.absoluteString, "https://example.org/a.png"])
    let providers = try #require(store.inserted.last).providers
    #expect(
      store.take() == [
        #"[["public.utf8-plain-text"]] at 0"#,
        #"[["public.file-url", "public.plain-text"], ["public.file-url", "public.image"], ["public.file-url", "public.folder"], ["public.url"]] at 1"#,
      ])
    #expect(providers.map(\.suggestedName) == ["a note", "picture", folder.lastPathComponent, nil])
    #expect(providers[0].hasItemConformingToTypeIdentifier("public.text"))
    #expect(!providers[0].hasItemConformingToTypeIdentifier("public.image"))
    #expect(providers[0].canLoadObject(ofClass: String.self) && providers[0].canLoadObject(ofClass: URL.self))
    #expect(!providers[3].canLoadObject(ofClass: String.self))
    #expect(try await object(String.self, of: providers[0]) == "Hello")
    #expect(try await object(URL.self, of: providers[0]) == text)
    #expect(try await object(URL.self, of: providers[3]) == URL(string: "https://example.org/a.png"))
    #expect(try await data(of: providers[0], as: .plainText) == Data("Hello".utf8))
    #expect(try await data(of: providers[0], as: .fileURL) == Data(text.absoluteString.utf8))
    await #expect(throws: (any Error).self) { try await data(of: providers[1], as: .image) }
    let error = await #expect(throws: NSError.self) { try await data(of: providers[0], as: .image) }
    #expect(error?.domain == NSItemProvider.errorDomain && error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Only things of the types that rows ask for are inserted`(depth: Depth) async throws {
    let store = Store()
    let images = try await show(store, depth, [.image])
    await #expect(throws: TestFailure.self) { try await images.row("Note").drop(text: "Text") }
    try await images.row("Note").drop(uris: ["file:///tmp/a.txt", "file:///tmp/b.jpeg"])
    #expect(store.take() == [#"[["public.file-url", "public.image"]] at 0"#])
    try await images.row("Note").drop(uris: ["file:///tmp/a.txt"])
    #expect(store.take() == [])
    try await images.close()
    let texts = try await show(store, depth, [.utf8PlainText])
    try await texts.row("Note").drop(text: "Text")
    let provider = try #require(store.inserted.first?.providers.first)
    #expect(try await object(String.self, of: provider) == "Text")
    let result = await withCheckedContinuation { done in
      provider.loadTransferable(type: String.self) { done.resume(returning: $0) }
    }
    #expect(try result.get() == "Text")
    await #expect(throws: TestFailure.self) { try await texts.row("Note").drop(uris: ["file:///tmp/b.jpeg"]) }
    try await texts.close()
  }

  private func object<Value: NSItemProviderReading & Sendable>(_ type: Value.Type, of provider: NSItemProvider) async throws -> Value? {
    try await withCheckedThrowingContinuation { done in
      provider.loadObject(ofClass: type) { value, error in
        if let error { done.resume(throwing: error) } else { done.resume(returning: value) }
      }
    }
  }

  private func data(of provider: NSItemProvider, as type: UTType) async throws -> Data? {
    try await withCheckedThrowingContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
        if let error { done.resume(throwing: error) } else { done.resume(returning: data) }
      }
    }
  }
}

struct UTTypeTests {
  @Test func `Types conform to others, at once or through one between`() {
    #expect(UTType.fileURL.conforms(to: .url) && UTType.fileURL.conforms(to: .data) && UTType.fileURL.conforms(to: .item))
    #expect(UTType.utf8PlainText.supertypes == [.plainText, .text, .content, .data, .item])
    #expect(UTType.folder.conforms(to: .item) && !UTType.folder.conforms(to: .data))
    #expect(UTType.image.conforms(to: .image) && !UTType.image.isSubtype(of: .image) && UTType.data.isSupertype(of: .image))
    #expect(!UTType.text.conforms(to: .plainText))
    #expect(UTType("public.folder") == .folder)
    #expect(UTType("org.example.unknown") == nil)
  }
}
