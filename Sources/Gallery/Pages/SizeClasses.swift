import Sidelight

extension GalleryPage {
  static let sizeClasses = GalleryPage(
    "size-classes", "Size Classes", symbol: "arrow.left.and.right", in: .splitViews,
    about:
      "Each column says whether it is compact or regular, and so does a sheet; each lays out its fields accordingly. Drag the divider, and "
      + "resize the window."
  ) { SizeClasses() }
}

private struct SizeClasses: View {
  @State private var isOpen = false

  var body: some View {
    NavigationSplitView {
      Place(name: "Sidebar").navigationTitle("Sidebar")
        .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 700)
    } detail: {
      Place(name: "Detail").navigationTitle("Detail")
        .toolbar { Button("Show Sheet") { isOpen = true } }
        .sheet(isPresented: $isOpen) { Place(name: "Sheet").navigationTitle("Sheet").frame(idealWidth: 640, idealHeight: 300) }
    }
  }
}

/// Two facts, side by side where there is room.
private struct Place: View {
  let name: String
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("\(name) is \(sizeClass == .compact ? "compact" : "regular")", systemImage: sizeClass == .compact ? "iphone" : "display")
        .font(.headline)
      if sizeClass == .compact {
        VStack(alignment: .leading, spacing: 12) { facts }
      } else {
        HStack(alignment: .top, spacing: 24) { facts }
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(24)
  }

  @ViewBuilder private var facts: some View {
    Text("Compact: below 500 pixels")
    Text("Regular: from there on")
  }
}
