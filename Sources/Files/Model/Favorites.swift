import Sidelight
import SidelightDesktop

/// The folders that the user keeps at hand. What changes here is written to the list that the whole desktop shares, and can be undone.
@Observable @MainActor final class Favorites {
  /// In the order that the user gave them. A change is seen at once, and taken back when it can't be written.
  private(set) var list: [Place] = [] {
    didSet { changed() }
  }

  /// Why the last change was taken back.
  private(set) var problem: BookmarkProblem?

  /// Hears of every change of the list.
  @ObservationIgnored var changed: () -> Void = {}

  private let bookmarks: Bookmarks
  /// What is known to be written.
  private var written: [Place] = []
  /// The changes that are not written yet, one after the other.
  private var writes = 0
  private var writing: Task<Void, Never>?

  init(_ bookmarks: Bookmarks) { self.bookmarks = bookmarks }

  /// Takes what the desktop says, unless changes of our own are on their way there.
  func show(_ places: [Place]) {
    written = places
    if writes == 0, list != places { list = places }
  }

  func contains(_ location: Location) -> Bool { list.contains { $0.location == location } }

  /// Removes what is at some offsets. No folder is deleted.
  func remove(at offsets: IndexSet, _ undo: UndoManager?) {
    var new = list
    new.remove(atOffsets: offsets)
    change(to: new, named: "Remove", undo)
  }

  /// Removes one.
  func remove(_ place: Place.ID, _ undo: UndoManager?) {
    if let offset = list.firstIndex(where: { $0.id == place }) { remove(at: [offset], undo) }
  }

  /// Puts what is at some offsets in front of what is at another one.
  func move(from offsets: IndexSet, to destination: Int, _ undo: UndoManager?) {
    var new = list
    new.move(fromOffsets: offsets, toOffset: destination)
    change(to: new, named: "Move", undo)
  }

  /// Adds those of some locations that are folders.
  ///
  /// - Parameter offset: In front of which one; nil to put new ones behind all others and leave those that are there already.
  func add(_ locations: [Location], at offset: Int? = nil, _ undo: UndoManager?) async {
    let places = await bookmarks.favorites(at: offset == nil ? locations.filter { !contains($0) } : locations)
    guard !places.isEmpty else { return }
    let ids = Set(places.map(\.id))
    let known = Dictionary(list.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let place = min(offset ?? list.count, list.count)
    let before = list[..<place].filter { !ids.contains($0.id) }
    let after = list[place...].filter { !ids.contains($0.id) }
    change(to: before + places.map { known[$0.id] ?? $0 } + after, named: "Add to Favourites", undo)
  }

  /// Waits until everything is written.
  func settle() async {
    while writes > 0 { await writing?.value }
  }

  private func change(to new: [Place], named name: String, _ undo: UndoManager?) {
    let old = list
    guard new.map(\.id) != old.map(\.id) else { return }
    list = new
    write(from: old, to: new)
    undo?.registerUndo(withTarget: self) { [weak undo] in $0.undo(from: new, to: old, named: name, undo) }
    undo?.setActionName(name)
  }

  /// Goes back to an older list, but for what others did since.
  private func undo(from new: [Place], to old: [Place], named name: String, _ undo: UndoManager?) {
    let now = Set(list.map(\.id))
    let mine = Set(new.map(\.id))
    let before = Set(old.map(\.id))
    let restored = old.filter { now.contains($0.id) || !mine.contains($0.id) }
    change(to: restored + list.filter { !mine.contains($0.id) && !before.contains($0.id) }, named: name, undo)
  }

  private func write(from old: [Place], to new: [Place]) {
    let earlier = writing
    writes += 1
    writing = Task {
      await earlier?.value
      do throws(BookmarkProblem) {
        written = try await bookmarks.change(from: old, to: new)
        problem = nil
      } catch {
        problem = error
      }
      writes -= 1
      if writes == 0, list != written { list = written }
    }
  }
}
