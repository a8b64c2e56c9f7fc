import Glibc
import SidelightUI

/// An app: its scenes, and where it starts.
///
/// ```swift
/// @main struct PhotosApp: App {
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// Every app understands `--help`, `--version` and the options of `--help-sidelight`. `init()` runs after the command
/// line is understood and before there is a window. On GNOME an app is an `AdwApplication`. Source: SwiftUI's `App`.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that ``body`` returns.
  associatedtype Body: Scene
  /// The content of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the app.
  @MainActor @preconcurrency init()

  /// The id that the app's desktop file has, such as `org.example.Photos`. With one, a second start hands its files to the
  /// app that runs already; without, every start is a process of its own. This is Sidelight's own.
  static var applicationID: String? { get }

  /// What `--version` prints. This is Sidelight's own.
  static var version: String { get }

  /// What the command line takes besides options, for `--help`, such as `[FOLDER]`. This is Sidelight's own.
  static var commandLineOperands: String { get }

  /// A sentence for `--help` that says what the app does. This is Sidelight's own.
  static var commandLineSummary: String { get }

  /// The app's own options; ``LaunchArguments`` says which were given. One that is called like an option of every app takes its
  /// place. This is Sidelight's own.
  static var commandLineOptions: [LaunchOption] { get }

  /// The types of previews that `--list-previews` and `--preview NAME` know besides those of `#Preview`, which are found without it. This is
  /// Sidelight's own.
  static var previewProviders: [any PreviewProvider.Type] { get }

  /// What the sidebars in the app's windows are made of, unless a view says otherwise by ``View/sidebarMaterial(_:)``. This is Sidelight's own.
  static var sidebarMaterial: SidebarMaterial { get }
}

extension App {
  /// Nil: every start is a process of its own, and hands its files to no other.
  public static var applicationID: String? { nil }
  /// Empty: `--version` prints the name of the program alone.
  public static var version: String { "" }
  /// Empty: `--help` names no operands.
  public static var commandLineOperands: String { "" }
  /// Empty: `--help` has no sentence about the app.
  public static var commandLineSummary: String { "" }
  /// Empty: the app takes the options of every app and no others.
  public static var commandLineOptions: [LaunchOption] { [] }
  /// Empty: the previews are those of `#Preview`.
  public static var previewProviders: [any PreviewProvider.Type] { [] }
  /// Plain, as GNOME's sidebars are.
  public static var sidebarMaterial: SidebarMaterial { .plain }

  /// Runs the app until its last window closes, and ends the process with its exit code.
  @MainActor @preconcurrency public static func main() {
    exit(Int32(AppRunner(Self.self).run()))
  }
}
