import Foundation
import Sidelight

@main struct DownloadsApp: App {
  @State private var downloads = DownloadList()

  var body: some Scene {
    WindowGroup("Downloads") { DownloadsView(downloads: downloads) }
      .commands {
        CommandMenu("Downloads") {
          Button("Pause All") { downloads.pauseAll() }.keyboardShortcut("p", modifiers: [.command, .shift])
          Button("Clear Finished") { downloads.clear() }.keyboardShortcut("k")
        }
      }
    Settings { DownloadSettings() }
  }
}

struct Download: Identifiable, Hashable {
  enum State: Hashable { case running, paused, finished, failed(String) }

  let id: Int
  let name: String
  let size: Int64
  var received: Int64
  var state: State

  var progress: Double { Double(received) / Double(max(1, size)) }
  var isOver: Bool { state != .running && state != .paused }

  var detail: String {
    switch state {
    case .running: "\(received.formatted(.byteCount(style: .file))) of \(size.formatted(.byteCount(style: .file)))"
    case .paused: "Paused"
    case .finished: size.formatted(.byteCount(style: .file))
    case .failed(let reason): reason
    }
  }
}

@MainActor @Observable final class DownloadList {
  var all = [
    Download(id: 1, name: "atlas.pdf", size: 48_000_000, received: 12_000_000, state: .running),
    Download(id: 2, name: "concert.flac", size: 320_000_000, received: 90_000_000, state: .paused),
    Download(id: 3, name: "letter.odt", size: 24_000, received: 24_000, state: .finished),
    Download(id: 4, name: "photos.zip", size: 800_000_000, received: 3_000_000, state: .failed("The connection was lost")),
  ]

  subscript(id: Download.ID) -> Download? {
    get { all.first { $0.id == id } }
    set {
      guard let index = all.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { all[index] = newValue } else { all.remove(at: index) }
    }
  }

  func pauseAll() { for index in all.indices where all[index].state == .running { all[index].state = .paused } }
  func clear() { all.removeAll(where: \.isOver) }

  func add(_ name: String) {
    all.append(Download(id: (all.map(\.id).max() ?? 0) + 1, name: name, size: 1_000_000, received: 0, state: .running))
  }
}

struct DownloadsView: View {
  @Bindable var downloads: DownloadList
  @State private var search = ""
  @State private var isAdding = false
  @State private var address = ""
  @State private var cancelled: Download?

  private func found(_ isOver: Bool) -> [Download] {
    downloads.all.filter { $0.isOver == isOver && (search.isEmpty || $0.name.localizedCaseInsensitiveContains(search)) }
  }

  var body: some View {
    NavigationStack {
      Group {
        if downloads.all.isEmpty {
          ContentUnavailableView {
            Label("No Downloads", systemImage: "arrow.down.circle")
          } description: {
            Text("Files that you download are shown here.")
          } actions: {
            Button("Add Download") { isAdding = true }
          }
        } else {
          list
        }
      }
      .navigationTitle("Downloads")
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding = true }
        Button("Clear Finished", systemImage: "xmark.bin") { downloads.clear() }.disabled(!downloads.all.contains(where: \.isOver))
      }
    }
    .alert("Add Download", isPresented: $isAdding) {
      TextField("Name", text: $address)
      Button("Add") {
        downloads.add(address)
        address = ""
      }
      .disabled(address.isEmpty)
      Button("Cancel", role: .cancel) { address = "" }
    }
    .confirmationDialog("Cancel the download?", item: $cancelled) { download in
      Button("Cancel Download", role: .destructive) { downloads[download.id] = nil }
      Button("Keep", role: .cancel) {}
    } message: { download in
      Text("What has come of \(download.name) is deleted.")
    }
  }

  private var list: some View {
    List {
      Section("Active") {
        ForEach(found(false)) { download in
          DownloadRow(download: download) {
            downloads[download.id] = $0
          } cancel: {
            cancelled = download
          }
        }
      }
      Section("Finished") {
        ForEach(found(true)) { download in
          DownloadRow(download: download) {
            downloads[download.id] = $0
          } cancel: {
            downloads[download.id] = nil
          }
        }
        .onDelete { offsets in for index in offsets { downloads[found(true)[index].id] = nil } }
      }
    }
    .searchable(text: $search)
  }
}

struct DownloadRow: View {
  let download: Download
  let change: (Download) -> Void
  let cancel: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
      VStack(alignment: .leading) {
        Text(download.name)
        if !download.isOver { ProgressView(value: download.progress).accessibilityLabel("Progress of \(download.name)") }
        Text(download.detail).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if !download.isOver {
        Button(download.state == .paused ? "Resume" : "Pause", systemImage: download.state == .paused ? "play" : "pause") {
          var changed = download
          changed.state = download.state == .paused ? .running : .paused
          change(changed)
        }
      } else if download.state != .finished {
        Button("Try Again", systemImage: "arrow.clockwise") {
          var changed = download
          changed.state = .running
          change(changed)
        }
      }
      Button("Remove", systemImage: "xmark") { cancel() }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }

  private var symbol: String {
    switch download.state {
    case .running, .paused: "arrow.down.circle"
    case .finished: "checkmark.circle"
    case .failed: "exclamationmark.triangle"
    }
  }
}

struct DownloadSettings: View {
  @AppStorage("limit") private var limit = 3
  @AppStorage("asks") private var asks = true

  var body: some View {
    Form {
      Stepper("At most \(limit) at once", value: $limit, in: 1...8)
      Toggle("Ask where to save each file", isOn: $asks)
    }
    .formStyle(.grouped)
    .frame(width: 400)
  }
}

#Preview { DownloadsView(downloads: DownloadList()) }
