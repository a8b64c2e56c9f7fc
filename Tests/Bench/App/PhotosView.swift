import CBenchProbe
import Sidelight

/// Pictures in a detail beside a list, whose sidebar is plain or of glass. Up to 100 rows it is the pictures that are scrolled, and with more
/// of them the list.
struct PhotosView: View {
  private var rows: Int { Int(bench_rows()) }

  var body: some View {
    let _ = bench_count_body()
    NavigationSplitView {
      List(0..<rows, id: \.self) { Label(rows > 100 ? "Subject \($0)" : "Place \($0)", systemImage: "folder") }
        .navigationSplitViewColumnWidth(240)
    } detail: {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<30, id: \.self) { index in
            PhotoView(index: index).ignoresSafeArea(edges: .horizontal)
            Text(verbatim: rows > 100 ? "Place \(index)" : "Subject \(index)").padding(18)
          }
        }
      }
    }
    .sidebarMaterial(bench_wanted_window() == .glass ? .glass : .plain)
  }
}

/// A picture as large as a photograph, of the files that the project has.
private struct PhotoView: View {
  let index: Int

  private static let names = ["files", "files-dark"]

  private var path: String {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    return "\(folder)/data/pictures/\(Self.names[index % Self.names.count]).png"
  }

  var body: some View {
    let picture = Image(path).frame(maxWidth: .infinity).frame(height: 240)
    #if Foundation
    picture.clipped()
    #else
    picture
    #endif
  }
}
