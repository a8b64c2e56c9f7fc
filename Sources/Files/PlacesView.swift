import Sidelight
import SidelightDesktop

/// The sidebar: the user's folders, the favourites, and the disks.
struct PlacesView: View {
  @Bindable var browser: Browser
  @Environment(\.undoManager) private var undoManager

  init(browser: Browser) { _browser = Bindable(browser) }

  var body: some View {
    List(selection: $browser.selectedPlace) {
      Section { ForEach(browser.places.folders) { PlaceLabel(place: $0) } }
      Section {
        ForEach(favorites.list) { place in
          PlaceLabel(place: place)
            .swipeActions {
              Button("Remove from Favourites", systemImage: "minus.circle", role: .destructive) { favorites.remove(place.id, undoManager) }
            }
        }
        .onDelete { favorites.remove(at: $0, undoManager) }
        .onMove { favorites.move(from: $0, to: $1, undoManager) }
        .dropDestination(for: URL.self) { urls, offset in
          let locations = urls.compactMap { Location($0) }
          Task { await favorites.add(locations, at: offset, undoManager) }
        }
      } header: {
        Text("Favourites")
      } footer: {
        if let problem = favorites.problem {
          Label(problem.description, systemImage: "exclamationmark.triangle")
        } else if favorites.list.isEmpty {
          Text("Drop folders here, or press Ctrl+D in one.")
        }
      }
      Section("Locations") { ForEach(browser.places.locations) { PlaceLabel(place: $0) } }
    }
    .navigationTitle("Files")
  }

  private var favorites: Favorites { browser.favorites }
}

/// The line of a place. One whose folder is gone is dimmed and says so.
struct PlaceLabel: View {
  var place: Place

  var body: some View {
    if place.isMissing {
      HStack(spacing: 12) {
        Image(iconNames: place.iconNames)
        Text(place.name).lineLimit(1)
        Spacer()
        Image(systemName: "exclamationmark.triangle").accessibilityLabel("Folder not found")
      }
      .foregroundStyle(.secondary)
      .help("There is no folder “\(place.location.description)” now.")
    } else {
      Label {
        Text(place.name).lineLimit(1)
      } icon: {
        Image(iconNames: place.iconNames)
      }
    }
  }
}
