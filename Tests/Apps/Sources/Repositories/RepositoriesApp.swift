import Foundation
import Sidelight

@main struct RepositoriesApp: App {
  @State private var repository = Repository()

  var body: some Scene {
    WindowGroup("Repositories") { RepositoryView(repository: repository) }
      .commands {
        CommandMenu("Repository") {
          Button("Fetch") { repository.fetch() }.keyboardShortcut("f", modifiers: [.command, .shift])
        }
      }
  }
}

struct Commit: Identifiable, Hashable {
  let id: String
  var message: String
  var author: String
  var date: Date
  var files: [String]
}

@MainActor @Observable final class Repository {
  var branches = ["main", "colours", "faster-lists"]
  let tags = ["v1.0", "v1.1"]
  var current = "main"
  var isFetching = false
  private var commits: [String: [Commit]]

  init() {
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    let subjects = [
      "Lists remember where they were", "Fewer words in the menu", "The icon has a shadow", "Tests for empty folders", "First commit",
    ]
    let all = subjects.enumerated().map { index, subject in
      Commit(
        id: ["9c1f2a7", "5be01d3", "77aa9e0", "13c4f58", "00d1e9b"][index], message: subject,
        author: index.isMultiple(of: 2) ? "anna" : "ben",
        date: start.addingTimeInterval(-86_400 * Double(index)),
        files: ["Sources/List.swift", "README.md", "data/icon.svg"].dropLast(index % 3))
    }
    commits = ["main": all, "colours": Array(all.dropFirst(2)), "faster-lists": Array(all.dropFirst())]
  }

  func log(_ reference: String) -> [Commit] { commits[reference] ?? commits["main", default: []].suffix(tags.contains(reference) ? 3 : 0) }

  func branch(_ name: String) {
    branches.append(name)
    commits[name] = log(current)
    current = name
  }

  func fetch() {
    isFetching = true
    Task {
      try? await Task.sleep(for: .milliseconds(200))
      isFetching = false
    }
  }
}

struct RepositoryView: View {
  @Bindable var repository: Repository
  @State private var reference: String? = "main"
  @State private var selection: Commit.ID?
  @State private var order = [KeyPathComparator(\Commit.date, order: .reverse)]
  @State private var isInspecting = false
  @State private var showsBranches = true
  @State private var isNaming = false
  @State private var name = ""

  private var log: [Commit] { repository.log(reference ?? "main").sorted(using: order) }

  var body: some View {
    NavigationSplitView {
      List(selection: $reference) {
        Section("Branches", isExpanded: $showsBranches) {
          ForEach(repository.branches, id: \.self) { branch in
            Label(branch, systemImage: "arrow.triangle.branch")
              .fontWeight(branch == repository.current ? .bold : .regular)
              .contextMenu { Button("Check Out") { repository.current = branch } }
          }
        }
        Section("Tags") {
          ForEach(repository.tags, id: \.self) { Label($0, systemImage: "tag") }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("sidelight")
      .toolbar { Button("New Branch", systemImage: "plus") { isNaming = true } }
    } detail: {
      Table(log, selection: $selection, sortOrder: $order) {
        TableColumn("Message", value: \.message)
        TableColumn("Author", value: \.author).width(80)
        TableColumn("Date", value: \.date) { Text($0.date, format: .dateTime.day().month().year()) }.width(124)
        TableColumn("Commit", value: \.id) { Text($0.id).monospaced() }.width(90)
      }
      .navigationTitle(reference ?? "")
      .navigationSubtitle("\(log.count) commits")
      .toolbar {
        if repository.isFetching { ProgressView().controlSize(.small) }
        Button("Fetch", systemImage: "arrow.down.circle") { repository.fetch() }.disabled(repository.isFetching)
        Toggle("Details", systemImage: "info.circle", isOn: $isInspecting)
      }
    }
    .inspector(isPresented: $isInspecting) {
      CommitView(commit: log.first { $0.id == selection }).inspectorColumnWidth(min: 220, ideal: 260, max: 360)
    }
    .alert("New Branch", isPresented: $isNaming) {
      TextField("Name", text: $name)
      Button("Create") {
        repository.branch(name)
        reference = name
        name = ""
      }
      .disabled(name.isEmpty || repository.branches.contains(name))
      Button("Cancel", role: .cancel) { name = "" }
    } message: {
      Text("It begins at \(repository.current).")
    }
  }
}

struct CommitView: View {
  let commit: Commit?

  var body: some View {
    if let commit {
      Form {
        Section("Commit") {
          Text(commit.message).font(.headline)
          LabeledContent("Author", value: commit.author)
          LabeledContent("Date", value: commit.date.formatted(date: .abbreviated, time: .omitted))
        }
        Section("\(commit.files.count) Files") {
          ForEach(commit.files, id: \.self) { Label($0, systemImage: "doc.text").lineLimit(1).truncationMode(.middle) }
        }
      }
      .formStyle(.grouped)
    } else {
      ContentUnavailableView("No Commit", systemImage: "point.topleft.down.curvedto.point.bottomright.up")
    }
  }
}

#Preview { RepositoryView(repository: Repository()) }
