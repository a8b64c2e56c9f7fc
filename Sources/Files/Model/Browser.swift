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

  /// The folder that a place, or the command line, opened.
  private(set) var root: Location

  /// The folders opened below the root, one in the other. Setting it opens the last one.
  var path: [Location] = [] {
    didSet {
      if path != oldValue { follow(from: oldValue.last ?? root) }
    }
  }

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

  /// Shows a folder.
  /// - Parameter bookmarks: Where the favourites are kept.
  init(_ folder: Location, bookmarks: Bookmarks = .user) {
    root = folder
    favorites = Favorites(bookmarks)
    favorites.changed = { [weak self] in self?.selectPlaceOfRoot() }
    findPlaces(bookmarks)
    follow(from: nil)
  }

  isolated deinit {
    for task in [listing, finding] { task?.cancel() }
  }

  /// The folder that is open.
  var folder: Location { path.last ?? root }

  /// Opens a folder as a new root.
  func open(_ location: Location) {
    let old = folder
    root = location
    if path.isEmpty {
      follow(from: old)
    } else {
      path = []
    }
  }

  /// Opens an entry if it is a folder, and returns whether it is.
  @discardableResult
  func enter(_ entry: FolderEntry) -> Bool {
    guard entry.isFolder else { return false }
    path.append(entry.location)
    return true
  }

  /// Opens the folder above, if there is one.
  func goUp() {
    if path.isEmpty {
      if let parent = root.parent { open(parent) }
    } else {
      path.removeLast()
    }
  }

  // MARK: Places

  private func findPlaces(_ bookmarks: Bookmarks) {
    finding = Task { [weak self] in
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
  private func follow(from old: Location?) {
    selectPlaceOfRoot()
    listing?.cancel()
    entries = []
    listings = [:]
    known = KnownEntries()
    isLoading = true
    problem = nil
    if let old, old != folder {
      formerSelections[old] = selection.isEmpty ? nil : selection
      selection = formerSelections[folder] ?? []
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
