import Sidelight
import SidelightDesktop

/// What one window shows: the places, the folder that is open, what is selected in it and what that looks like inside.
@Observable @MainActor final class Browser {
  /// The sidebar's places; empty for the first moment.
  private(set) var places = Places()

  /// The place selected in the sidebar. Selecting one opens it; it is `nil` while the open folder belongs to no place.
  var selectedPlace: Place.ID? {
    didSet {
      guard let place = places.all.first(where: { $0.id == selectedPlace }), place.location != root else { return }
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

  /// Whether hidden entries are listed.
  var showsHidden = false {
    didSet {
      if showsHidden != oldValue { follow(from: folder) }
    }
  }

  /// The entries of the open folder that are read so far, in the order in which they are shown.
  private(set) var entries: [FolderEntry] = []

  /// Whether more entries will follow by themselves.
  private(set) var isLoading = true

  /// Why the open folder cannot be shown.
  private(set) var problem: FolderProblem?

  /// The entries that are selected.
  var selection: Set<FolderEntry.ID> = [] {
    didSet {
      if selection != oldValue { updateDetails() }
    }
  }

  /// The one selected entry, as it is on disk now; `nil` when none or several are selected.
  private(set) var details: FolderEntry?

  /// What the entry in `details` looks like inside; `nil` until that is known.
  private(set) var preview: FilePreview?

  /// Whose the entry in `details` is; `nil` until that is known.
  private(set) var ownership: Ownership?

  /// What was selected in the folders that were left, for coming back.
  private var formerSelections: [Location: Set<FolderEntry.ID>] = [:]
  private var listing: Task<Void, Never>?
  private var looking: Task<Void, Never>?
  private var finding: Task<Void, Never>?

  init(_ folder: Location) {
    root = folder
    findPlaces()
    follow(from: nil)
  }

  isolated deinit {
    for task in [listing, looking, finding] { task?.cancel() }
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

  private func findPlaces() {
    finding = Task { [weak self] in
      for await places in Places.updates() { self?.show(places) }
    }
  }

  private func show(_ places: Places) {
    self.places = places
    if selectedPlace == nil || !places.all.contains(where: { $0.id == selectedPlace }) { selectPlaceOfRoot() }
  }

  /// The sidebar's selection follows the root, which opens nothing, since the place's folder is open already.
  private func selectPlaceOfRoot() {
    let selected = places.all.first { $0.id == selectedPlace }
    guard selected?.location != root else { return }
    selectedPlace = places.all.first { $0.location == root }?.id
  }

  /// Reads the open folder and stays up to date with it.
  private func follow(from old: Location?) {
    selectPlaceOfRoot()
    listing?.cancel()
    entries = []
    isLoading = true
    problem = nil
    if let old, old != folder {
      formerSelections[old] = selection.isEmpty ? nil : selection
      selection = formerSelections[folder] ?? []
    }
    let updates = Folder.updates(at: folder, showsHidden: showsHidden)
    listing = Task { [weak self] in
      for await snapshot in updates {
        guard !Task.isCancelled else { return }
        self?.show(snapshot)
      }
    }
  }

  private func show(_ snapshot: FolderSnapshot) {
    entries = snapshot.entries
    isLoading = !snapshot.isComplete
    problem = snapshot.problem
    guard !selection.isEmpty else { return }
    // While the folder is being read, what is selected may still come.
    if snapshot.isComplete {
      let present = Set(entries.lazy.map(\.id).filter(selection.contains))
      if present != selection { selection = present }
    }
    updateDetails()
  }

  private func updateDetails() {
    let entry = selection.count == 1 ? selection.first.flatMap { id in entries.first { $0.id == id } } : nil
    guard entry != details else { return }
    if entry?.id != details?.id {
      preview = nil
      ownership = nil
    } else if case .image? = preview?.content, entry?.modificationTime != details?.modificationTime {
      // A view of the same path would go on showing the picture that it has decoded.
      preview = nil
    }
    details = entry
    looking?.cancel()
    guard let entry else { return }
    looking = Task { [weak self] in
      let preview = await FilePreview.load(entry)
      guard !Task.isCancelled else { return }
      self?.preview = preview
      let ownership = await entry.ownership()
      guard !Task.isCancelled else { return }
      self?.ownership = ownership
    }
  }
}
