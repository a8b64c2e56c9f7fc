import Sidelight

/// A page of the gallery. A new one is a file in `Pages`, and a line in ``all``.
@MainActor struct GalleryPage: Identifiable {
  /// What `--page` calls it.
  let id: String
  let title: String
  let symbol: String
  private let make: @MainActor () -> AnyView

  init<Content: View>(_ id: String, _ title: String, symbol: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.id = id
    self.title = title
    self.symbol = symbol
    make = { AnyView(content()) }
  }

  var content: AnyView { make() }

  static let all: [GalleryPage] = [
    .twoColumns, .threeColumns, .detailFirst, .compactColumn, .columnWidths, .inspector, .inspectorAnywhere,
  ]
}
