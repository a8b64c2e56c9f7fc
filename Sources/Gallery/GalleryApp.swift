import Sidelight

/// Every documented behaviour of the library as a small app of its own, side by side.
@main struct GalleryApp: App {
  static let applicationID: String? = "io.github.sidelight.Gallery"
  static let version = "0.1.0"
  static let commandLineSummary = "Shows what Sidelight can do, one page for each behaviour."
  static let commandLineOptions = [
    LaunchOption("page", placeholder: "NAME", help: "Start with a page"),
    LaunchOption("list-pages", help: "Print the names of the pages and exit"),
    LaunchOption("knobs", help: "Start with the knobs of the page shown"),
  ]

  private let start: GalleryPage?

  init() { start = Self.pageOrExit() }

  var body: some Scene {
    WindowGroup("Gallery") { GalleryView(start: start, showsKnobs: LaunchArguments.has("knobs")) }
      .defaultSize(width: 1200, height: 760)
      .commands { GalleryCommands() }
    GalleryScenes()
  }

  /// The page that was asked for, or the end of the program with a sentence on the standard error output and no window.
  private static func pageOrExit() -> GalleryPage? {
    if LaunchArguments.has("list-pages") {
      for page in GalleryPage.all { print(page.id) }
      exit(0)
    }
    guard let name = LaunchArguments.value(of: "page") else { return nil }
    guard let page = GalleryPage.all.first(where: { $0.id == name }) else {
      let message = "sidelight-gallery: there is no page “\(name)”; --list-pages prints the names.\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
    return page
  }
}
