import Sidelight
import SidelightDesktop

/// What one window shows: the places, the folder that is open, what is selected in it and what that looks like inside.
@Observable @MainActor final class Browser {
  /// The sidebar's places but for the favourites; empty for the first moment.
  private(set) var places = Places()

  /// The sidebar's favourites.
  let favorites: Favorites

  /// The place selected in the sidebar. Selecting one opens it; it is `nil` while the open folder belongs to no place.
  var selectedPlace: Place.ID? {
    didSet {
      guard let place = place(selectedPlace), place.location != root else { return }
      open(place.location)
    }
  }

  /// The folder that a place, or the command line, opened, and the folders opened below it, one in the other.
  private(set) var stop: History.Stop

  /// The folders that were open before, and those that the user went back from.
  private(set) var history = History()

  /// Which entries are listed, and in which order. It stays from folder to folder, but for the filter.
  var arrangement = Arrangement() {
    didSet {
      if arrangement != oldValue { arrange() }
    }
  }

  /// Whether the field for the filter is shown.
  var isSearching = false

  /// The entries of the open folder that are read so far, as they are shown.
  var entries: [FolderEntry] = []

  /// Whether more entries will follow by themselves.
  var isLoading = true

  /// Why the open folder cannot be shown.
  var problem: FolderProblem?

  /// The entries that are selected, in the open folder and in those that are open in place.
  var selection: Set<FolderEntry.ID> = [] {
    didSet {
      if selection != oldValue { details.show(selection, of: known) }
    }
  }

  /// What the selected entries are.
  let details = SelectionDetails()

  /// The open folder, and what is open in it in place.
  @ObservationIgnored var listings: [Location: Listing] = [:]
  @ObservationIgnored var known = KnownEntries()
  /// What was selected in the folders that were left, for coming back.
  @ObservationIgnored private var formerSelections: [Location: Set<FolderEntry.ID>] = [:]
  @ObservationIgnored private var listing: Task<Void, Never>?
  @ObservationIgnored private var finding: Task<Void, Never>?

  private let bookmarks: Bookmarks

  /// Makes a browser of a folder, which reads nothing before ``start()``.
  /// - Parameter bookmarks: Where the favourites are kept.
  init(_ folder: Location, bookmarks: Bookmarks = .user) {
    stop = History.Stop(root: folder)
    favorites = Favorites(bookmarks)
    self.bookmarks = bookmarks
  }

  /// Where it is, for ``begin(at:)`` of a later run: the URIs of the root and of the folders that were opened from there.
  var place: String { ([stop.root] + stop.path).map(\.uri).joined(separator: "\n") }

  /// Has it begin where another browser was, as far as the folders are on this computer and still there; before ``start()``.
  func begin(at place: String) {
    guard finding == nil else { return }
    var folders: [Location] = []
    for uri in place.split(separator: "\n") {
      guard let bytes = Location(uri: String(uri))?.pathBytes, let folder = try? Folder.check(bytes: bytes) else { break }
      folders.append(folder)
    }
    if let root = folders.first { stop = History.Stop(root: root, path: Array(folders.dropFirst())) }
  }

  /// Begins to read and to follow the folder and the places. It stands apart from making a browser, which a body may do at any time.
  func start() {
    guard finding == nil else { return }
    favorites.changed = { [weak self] in self?.selectPlaceOfRoot() }
    findPlaces()
    follow(from: nil)
  }

  isolated deinit {
    for task in [listing, finding] { task?.cancel() }
  }

  /// The folder that is open.
  var folder: Location { stop.folder }

  private var root: Location { stop.root }

  /// Opens a folder as a new root.
  func open(_ location: Location) { go(to: History.Stop(root: location)) }

  /// Opens an entry if it is a folder, and returns whether it is.
  @discardableResult
  func enter(_ entry: FolderEntry) -> Bool {
    guard entry.isFolder else { return false }
    go(to: History.Stop(root: root, path: stop.path + [entry.location]))
    return true
  }

  /// Opens the folder above, if there is one, and selects the one that was open.
  func goUp() {
    let left = folder
    if !stop.path.isEmpty {
      go(to: History.Stop(root: root, path: stop.path.dropLast()), selecting: [left])
    } else if let parent = root.parent {
      go(to: History.Stop(root: parent), selecting: [left])
    }
  }

  /// Opens the folder that was open before this one, with what was selected there.
  func goBack() {
    if let previous = history.back(from: stop) { show(previous) }
  }

  /// Opens the folder that the user went back from.
  func goForward() {
    if let next = history.forward(from: stop) { show(next) }
  }

  private func go(to new: History.Stop, selecting selection: Set<FolderEntry.ID>? = nil) {
    if new.folder != folder { history.leave(stop) }
    show(new, selecting: selection)
  }

  private func show(_ new: History.Stop, selecting selection: Set<FolderEntry.ID>? = nil) {
    let old = folder
    stop = new
    follow(from: old, selecting: selection)
  }

  // MARK: Places

  private func findPlaces() {
    finding = Task { [weak self, bookmarks] in
      for await places in Places.updates(bookmarks: bookmarks) { self?.show(places) }
    }
  }

  private func show(_ places: Places) {
    self.places = places
    favorites.show(places.favorites)
    selectPlaceOfRoot()
  }

  private func place(_ id: Place.ID?) -> Place? { allPlaces.first { $0.id == id } }

  private var allPlaces: [Place] { places.folders + favorites.list + places.locations }

  /// The sidebar's selection follows the root, which opens nothing, since the place's folder is open already.
  private func selectPlaceOfRoot() {
    guard place(selectedPlace)?.location != root else { return }
    selectedPlace = allPlaces.first { $0.location == root }?.id
  }

  // MARK: The open folder

  /// Reads the open folder and stays up to date with it.
  /// - Parameter chosen: What is to be selected; nil for what was selected when the folder was open last.
  private func follow(from old: Location?, selecting chosen: Set<FolderEntry.ID>? = nil) {
    selectPlaceOfRoot()
    listing?.cancel()
    entries = []
    listings = [:]
    known = KnownEntries()
    isLoading = true
    problem = nil
    if let old, old != folder {
      formerSelections[old] = selection.isEmpty ? nil : selection
      selection = chosen ?? formerSelections[folder] ?? []
      arrangement.filter = ""
      isSearching = false
    }
    let open = Listing(folder, arrangement)
    listings[folder] = open
    listing = Task { [weak self] in
      await open.follow { snapshot, isNew, entries in self?.show(snapshot, isNew, entries) }
    }
  }

  private func show(_ snapshot: FolderSnapshot, _ isNew: Bool, _ shown: [FolderEntry]) {
    entries = shown
    isLoading = !snapshot.isComplete
    if problem != snapshot.problem { problem = snapshot.problem }
    if isNew { learn(snapshot) }
  }
}
