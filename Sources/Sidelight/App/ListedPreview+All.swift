import SidelightBridge
public import SidelightUI

extension ListedPreview {
  /// The previews that `#Preview` made in all modules of this program, by file and line.
  ///
  /// There are none in a release build, nor with Swift 6.2, which leaves no records of them.
  public static let all: [ListedPreview] = {
    PreviewRecords.list()
    let registries = Preview.registries.withLock { $0 }
    return registries.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.flatMap { ListedPreview.all(of: $0) }
  }()
}

/// The previews that a program can show, by their names.
@MainActor package struct PreviewList {
  let previews: [ListedPreview]

  package init(_ previews: [ListedPreview]) { self.previews = previews }

  /// What `--list-previews` prints: a line for each preview, with its name and where it is written.
  package var text: String {
    let width = previews.map(\.name.count).max() ?? 0
    return previews.map { $0.name + String(repeating: " ", count: width - $0.name.count + 2) + $0.place }.joined(separator: "\n")
  }

  /// The preview that is called so, or is written there.
  package func preview(_ name: String) throws(LaunchMistake) -> ListedPreview {
    guard !previews.isEmpty else { throw LaunchMistake(sentence: Self.none) }
    let found = previews.filter { $0.name == name }
    let places = found.isEmpty ? previews.filter { $0.place == name } : found
    guard let first = places.first else {
      throw LaunchMistake(sentence: "there is no preview “\(name)”. There are: \(previews.map(\.name).joined(separator: ", ")).")
    }
    guard places.count == 1 else {
      let other = places.map { found.isEmpty ? $0.name : $0.place }.joined(separator: ", ")
      throw LaunchMistake(sentence: "“\(name)” is the name of \(places.count) previews. Say which one: \(other).")
    }
    return first
  }

  /// What is said where there are none.
  static let none =
    "there are no previews in this program. They are in debug builds, made with Swift 6.3 or newer, or in App.previewProviders."
}
