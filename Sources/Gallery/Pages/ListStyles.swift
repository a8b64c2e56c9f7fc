import Sidelight

extension GalleryPage {
  static let listStyles = GalleryPage(
    "list-styles", "List Styles", symbol: "list.bullet.rectangle", in: .lists,
    about: "The same rows in every style, several of them side by side where there is room.",
    state: ListStylesState.init, content: ListStyles.init,
    knobs: { state in
      Picker("Style in a narrow window", selection: Bindable(state).choice) {
        ForEach(Look.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Picker("Rows of the sidebar", selection: Bindable(state).rowSize) {
        Text("Small").tag(SidebarRowSize.small)
        Text("Medium").tag(SidebarRowSize.medium)
        Text("Large").tag(SidebarRowSize.large)
      }
      Toggle("Alternating backgrounds", isOn: Bindable(state).alternates)
      Toggle("Space between rows", isOn: Bindable(state).isSpaced)
      Toggle("Wide margins", isOn: Bindable(state).hasMargins)
      Toggle("Prominent headers", isOn: Bindable(state).isProminent)
    })
}

private enum Look: String, CaseIterable {
  case sidebar = "Sidebar"
  case plain = "Plain"
  case inset = "Inset"
  case grouped = "Grouped"
  case insetGrouped = "Inset grouped"
  case bordered = "Bordered"
  case alternating = "Bordered, alternating"
  case carousel = "Carousel"
}

@MainActor @Observable private final class ListStylesState {
  var choice = Look.insetGrouped
  var sea: String? = "Tasman Sea"
  var rowSize = SidebarRowSize.medium
  var alternates = false
  var isSpaced = false
  var hasMargins = false
  var isProminent = false
}

private struct ListStyles: View {
  let state: ListStylesState
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .compact {
      VStack(spacing: 0) {
        Picker("Style", selection: Bindable(state).choice) {
          ForEach(Look.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .padding(12)
        Seas(state: state, look: state.choice)
      }
      .navigationTitle("List Styles")
    } else {
      VStack(spacing: 0) {
        line([.sidebar, .plain, .inset, .carousel])
        Divider()
        line([.grouped, .insetGrouped, .bordered, .alternating])
      }
      .navigationTitle("List Styles")
    }
  }

  private func line(_ looks: [Look]) -> some View {
    HStack(spacing: 0) {
      ForEach(looks, id: \.self) { look in
        VStack(alignment: .leading, spacing: 0) {
          Text(look.rawValue).font(.caption).foregroundStyle(.secondary).padding(12)
          Seas(state: state, look: look)
        }
        .frame(minWidth: 0, idealWidth: 200, maxWidth: .infinity)
      }
    }
  }
}

private struct Seas: View {
  @Bindable var state: ListStylesState
  let look: Look

  var body: some View {
    let list = List(selection: $state.sea) {
      ForEach(Ocean.all.prefix(2)) { ocean in
        Section {
          ForEach(ocean.seas, id: \.self) { sea in
            if sea == "Philippine Sea" {
              VStack(alignment: .leading, spacing: 2) {
                Text(sea)
                Text("Home of the deepest trench").foregroundStyle(.secondary).font(.caption)
              }
              .tag(sea)
            } else {
              Text(sea).tag(sea)
            }
          }
        } header: {
          Text(ocean.name)
        } footer: {
          if ocean.name == "Pacific" { Text("\(ocean.seas.count) of its seas") } else { Text("And more") }
        }
      }
    }
    .alternatingRowBackgrounds(state.alternates ? .enabled : .automatic)
    .listRowSpacing(state.isSpaced ? 6 : nil)
    .listSectionMargins(.horizontal, state.hasMargins ? 36 : nil)
    .headerProminence(state.isProminent ? .increased : .standard)
    switch look {
    case .sidebar: list.listStyle(.sidebar).environment(\.sidebarRowSize, state.rowSize)
    case .plain: list.listStyle(.plain)
    case .inset: list.listStyle(.inset)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .bordered: list.listStyle(.bordered).padding(12)
    case .alternating: list.listStyle(.bordered(alternatesRowBackgrounds: true)).padding(12)
    case .carousel: list.listStyle(.carousel)
    }
  }
}
