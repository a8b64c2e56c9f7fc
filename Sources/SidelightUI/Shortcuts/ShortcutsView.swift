import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view over which the list of the window's keys opens when the user asks for it.
struct ShortcutsView<Content: View>: View {
  private let content: Content
  private let menu: (ViewGraph) -> [MenuItem]
  @Environment(\.presenter) private var presenter

  /// - Parameter menu: the entries of the window's main menu.
  init(_ content: Content, menu: @escaping (ViewGraph) -> [MenuItem]) {
    self.content = content
    self.menu = menu
  }

  var body: some View {
    let door = presenter.presenter?.graph[ShortcutsDoor.self]
    door?.showNatively = { [presenter, menu] in
      presenter.presenter.map { $0.graph[AppRequests.self].showShortcuts($0.shortcuts(menu($0.graph))) } ?? false
    }
    // The window keeps what is in it, and not the other way round.
    return content.sheet(isPresented: Binding(get: { door?.isOpen == true }, set: { door?.isOpen = $0 })) { [presenter, menu] in
      ShortcutsPage(groups: presenter.presenter.map { $0.shortcuts(menu($0.graph)) } ?? [])
    }
  }
}

extension EnvironmentValues {
  fileprivate var presenter: PresenterBox { self[PresenterKey.self] }
}

/// What the keys of a window do.
struct ShortcutsPage: View {
  let groups: [ShortcutGroup]

  /// As wide as GNOME's lists of keys.
  private static var width: Double { 560 }

  var body: some View {
    Form {
      ForEach(groups, id: \.title) { group in
        Section {
          ForEach(group.lines, id: \.keys) { ShortcutRow(line: $0) }
        } header: {
          Text(verbatim: group.title)
        }
      }
    }
    .preference {
      $0.presentation.ampleWidth = Self.width
      $0.fixTitle("Keyboard Shortcuts")
    }
  }
}

/// What some keys do, with a picture of each.
private struct ShortcutRow: View {
  let line: ShortcutGroup.Line

  var body: some View {
    LabeledContent {
      HStack(spacing: 12) {
        ForEach(line.keys, id: \.self) { keys in
          HStack(spacing: 4) { ForEach(keys.caps, id: \.self) { KeyCap(name: $0) } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: keys.caps.joined(separator: "+")))
        }
      }
    } label: {
      Text(verbatim: line.title)
    }
  }
}

/// A key as it looks on a keyboard.
private struct KeyCap: View {
  let name: String

  private static let shape = BasicShape.rounded(RoundedBox.Radius(6))
  private static let outline = ShapeOutline(identity: shape) { .rounded(shape.box(x: 0, y: 0, width: $0, height: $1)) }

  var body: some View {
    Text(verbatim: name)
      .font(.caption)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .frame(minWidth: 26)
      .background { PaintedShape([ShapePaint(Self.outline, fill: HierarchicalShapeStyle.quaternary.areaFill)]) }
  }
}
