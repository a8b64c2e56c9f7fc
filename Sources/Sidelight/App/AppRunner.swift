import SidelightBridge
import SidelightGTK
#if Foundation
import SidelightStorage
#endif
import SidelightUI
import Synchronization

/// Runs an app: understands the command line, opens its windows, and keeps them until they are closed.
@MainActor final class AppRunner<A: App> {
  private let application: Application
  private let group: OptionGroup
  private var options: LaunchOptions?
  private var app: A?
  private var preview: ListedPreview?
  /// The window of a preview, in place of the app's own.
  private var previewed: SceneContents?
  private lazy var windows = AppWindows(of: application, prepare: { [weak self] in self?.prepare($0, number: $1) }) { [weak self] in
    self?.contents ?? SceneContents()
  }
  private var exitCode = 0
  private let identity = AppIdentity(id: A.applicationID, name: AppRunner.name, version: A.version)
  #if Foundation
  /// Whether what views keep for their window is written: not by a second process of the app.
  private var keepsScenes = false
  private let sceneFile = SceneFile(app: A.applicationID ?? AppRunner.name)
  #endif

  init(_ type: A.Type) {
    application = Application(id: A.applicationID, flags: A.applicationID == nil ? [.nonUnique, .opensFiles] : .opensFiles)
    application.setUsage(parameters: A.commandLineOperands, summary: A.commandLineSummary)
    LaunchArguments.own.withLock { $0 = A.commandLineOptions }
    for option in A.commandLineOptions {
      application.addOption(
        option.name, option.placeholder == nil ? .none : .string, help: option.help, placeholder: option.placeholder)
    }
    if !A.commandLineOptions.contains(where: { $0.name == "version" }) {
      application.addOption("version", help: "Print the version and exit")
    }
    group = OptionGroup(
      "sidelight", title: "Sidelight Options:", help: "Show the options of the Sidelight library", options: LaunchOptions.declared,
      to: application)
    AppTexts.start(module: String(reflecting: A.self).prefix { $0 != "." }.description)
    #if Foundation
    ErrorText.takeLocalizedErrors()
    MainRunLoop.attach()
    StoredValues.follow()
    #endif
    Problem.listener.withLock { $0 = { StandardError.write(line: "Sidelight: \($0)") } }
    application.onLocalOptions { [weak self] in self?.understand($0) ?? 1 }
    application.connect(Application.shutdown) { [weak self] in self?.ends() }
    application.connect(Application.activate) { [weak self] in self?.showWindow() }
    application.onOpen { [weak self] in self?.open($0) }
  }

  func run() -> Int {
    let code = application.run(LaunchArguments.expanded)
    if let file = options?.previewState, let state = StateKeeper.current { keep(state, in: file) }
    #if Foundation
    StoredValues.finish()
    #endif
    return code == 0 ? exitCode : code
  }

  /// Answers an exit code, or -1 to go on.
  private func understand(_ given: LocalOptions) -> Int {
    for option in A.commandLineOptions where given.has(option.name) {
      LaunchArguments.given[option.name] = option.placeholder == nil ? "" : given.string(option.name) ?? ""
    }
    if given.has("version"), !LaunchArguments.has("version") {
      print([Self.name, A.version].filter { !$0.isEmpty }.joined(separator: " "))
      return 0
    }
    do throws(LaunchMistake) {
      let options = try LaunchOptions(group)
      if options.listsPreviews { return printPreviews() }
      preview = try options.preview.map { name throws(LaunchMistake) in try Self.previews.preview(name) }
      if options.isOneShot || options.isNewInstance || preview != nil { application.setNonUnique() }
      self.options = options
      if let file = options.previewState { beginKeeping(file) }
    } catch {
      StandardError.write(line: "\(Self.name): \(error.sentence)")
      return 2
    }
    var app = A()
    connectState(of: &app)
    self.app = app
    return -1
  }

  /// Has the state of a preview begin as it was at the end of the last run. It is kept, too, where a signal ends the program.
  private func beginKeeping(_ file: String) {
    StateKeeper.current = StateKeeper(reading: TextFile.read(file) ?? "")
    application.quitsOnSignals()
  }

  private func keep(_ state: StateKeeper, in file: String) {
    if let mistake = TextFile.write(state.written, to: file) {
      StandardError.write(line: "\(Self.name): the state of the preview is lost: \(mistake)")
    }
  }

  private static var previews: PreviewList {
    PreviewList(ListedPreview.all + A.previewProviders.flatMap { ListedPreview.all(of: $0) })
  }

  private func printPreviews() -> Int {
    let list = Self.previews
    if list.previews.isEmpty { StandardError.write(line: "\(Self.name): \(PreviewList.none)") } else { print(list.text) }
    return 0
  }

  private static var name: String { CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app" }

  /// Opens the windows, or brings one to the front.
  ///
  /// - Parameter uri: what the app was asked to open at the same time.
  private func showWindow(for uri: String? = nil) {
    if let front = windows.front { return front.present() }
    if options?.isDark == true { StyleWishes.usual = true }
    if let scale = options?.textScale { DesktopSettings.shared?.textScale = scale }
    if options?.isRightToLeft == true { DesktopSettings.isRightToLeft = true }
    // A picture is of GNOME, also where it is taken away from any desktop.
    if options?.picture != nil { DesktopSettings.shared?.setFontIfNoneIsNamed("Adwaita Sans,Inter,Cantarell 11") }
    if let preview { return show(preview) }
    openFirst(for: uri)
  }

  private func ends() {
    #if Foundation
    windows.kept?.end()
    #endif
  }

  private func openFirst(for uri: String? = nil) {
    let change: (inout WindowDescription) -> Void = { [options] in
      guard let width = options?.width, let height = options?.height else { return }
      ($0.width, $0.height) = (width, height)
      $0.place = nil
    }
    #if Foundation
    // What is shown for a picture or as a preview is not what the user left.
    if options?.isOneShot != true, previewed == nil {
      if windows.kept == nil {
        application.quitsOnSignals()
        if options?.isNewInstance != true { beginKeepingWindows() }
      }
      if windows.openKept(change) { return }
    }
    #endif
    let host = windows.openFirst(for: uri, change)
    if let host, options?.isOneShot == true { finish(with: host) }
  }

  #if Foundation
  /// Keeps the windows for the next run, unless another process of the app does.
  private func beginKeepingWindows() {
    let files = WindowFiles(app: A.applicationID ?? Self.name)
    guard !files.areTaken else { return }
    keepsScenes = true
    windows.kept = KeptWindows(files, sceneFile, isFresh: options?.isFresh == true)
  }
  #endif

  /// Shows a preview once what its modifiers share is made.
  private func show(_ preview: ListedPreview) {
    self.preview = nil
    application.hold()
    Task { @MainActor in
      defer { application.release() }
      do {
        previewed = SceneContents(windows: [WindowDescription(of: preview, showing: try await preview.view())])
        openFirst()
      } catch {
        StandardError.write(line: "\(Self.name): the preview “\(preview.name)” can't be shown: \(error)")
        exitCode = 1
        application.quit()
      }
    }
  }

  /// What the app offers at the moment. Windows without a title of their own are called like the program.
  private var contents: SceneContents {
    var contents = previewed ?? app?.body.contents ?? SceneContents()
    contents.changeWindows { if $0.title.isEmpty { $0.title = Self.name } }
    // A preview shows views alone.
    if previewed == nil { contents.introduce(identity) }
    return contents
  }

  private func prepare(_ graph: ViewGraph, number: Int) {
    graph.setSidebarMaterial(A.sidebarMaterial, forced: options?.material)
    #if Foundation
    // What views of a preview keep is not there in the next run.
    if previewed == nil { StoredValues.give(to: graph, number: number, in: keepsScenes ? sceneFile : nil) }
    #endif
  }

  private func open(_ uris: [String]) {
    showWindow(for: uris.first)
    for uri in uris where !windows.open(uri: uri) {
      Problem.report(
        "the app was asked to open “\(uri.prefix(200))” and no view takes it. Add onOpenURL(perform:) to a view of the window.")
    }
  }

  /// Does what a one-shot start asks for once the window has settled.
  private func finish(with host: WindowHost) {
    Task { @MainActor in
      await host.awaitQuiet()
      if let path = options?.picture, !host.savePicture(to: path) {
        StandardError.write(
          line: "\(Self.name): the picture could not be written to “\(path)”; see that its folder exists and can be written.")
        exitCode = 1
      }
      if options?.dumpsPlan == true {
        for plan in host.plans { print(plan) }
      }
      application.quit()
    }
  }
}
