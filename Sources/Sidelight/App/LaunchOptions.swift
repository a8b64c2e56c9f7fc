import SidelightBridge
import SidelightUI
import Synchronization

/// The options that every app built with Sidelight understands.
struct LaunchOptions {
  var width: Double?
  var height: Double?
  var picture: String?
  var isDark = false
  /// How many times as large as usual text is; nil for what the desktop says.
  var textScale: Double?
  var isRightToLeft = false
  /// What all sidebars are made of; nil for what the app says.
  var material: SidebarMaterial?
  /// Whether the app begins as if it had never run.
  var isFresh = false
  /// Whether the process is one of its own, though the app runs already.
  var isNewInstance = false
  var dumpsPlan = false
  var listsPreviews = false
  /// The preview that is shown in place of the app's windows.
  var preview: String?
  /// The file that has the state of the preview between two runs.
  var previewState: String?

  /// Whether the process shows itself once and ends.
  var isOneShot: Bool { picture != nil || dumpsPlan }

  static let declared = [
    OptionGroup.Option("size", placeholder: "WIDTHxHEIGHT", help: "Open the window in this size, in pixels"),
    OptionGroup.Option("screenshot", placeholder: "FILE.png", help: "Write a picture of the settled window and exit"),
    OptionGroup.Option("dark", help: "Use the dark style, whatever the desktop prefers"),
    OptionGroup.Option("text-scale", placeholder: "FACTOR", help: "Use larger or smaller text, whatever the desktop prefers"),
    OptionGroup.Option("right-to-left", help: "Lay everything out as in a language that is read from right to left"),
    OptionGroup.Option("glass", help: "Make all sidebars of glass, whatever the app says"),
    OptionGroup.Option("glass-inset", help: "The same, as panels with round corners"),
    OptionGroup.Option("fresh", help: "Begin anew, without what was open when the app ran last"),
    OptionGroup.Option("new-instance", help: "Run beside the app that runs already, with windows of its own that do not come back"),
    OptionGroup.Option("list-previews", help: "Print the names of the previews and exit"),
    OptionGroup.Option("preview", placeholder: "NAME", help: "Show a preview in a window of its own"),
    OptionGroup.Option(
      "preview-state", placeholder: "FILE", help: "Begin the preview with the state in the file, and leave it there at the end"),
    OptionGroup.Option("dump-plan", help: "Print the layout of the split views and exit"),
  ]

  @MainActor init(_ group: OptionGroup) throws(LaunchMistake) {
    if let size = group.value("size") {
      let parts = size.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16384).contains(width), (1...16384).contains(height) else {
        throw LaunchMistake(sentence: "“\(size)” is no size; write it as --size 1200x800, in pixels from 1 to 16384.")
      }
      self.width = width
      self.height = height
    }
    picture = group.value("screenshot")
    isDark = group.has("dark")
    if let factor = group.value("text-scale") {
      guard let scale = Double(factor), (0.5...3).contains(scale) else {
        throw LaunchMistake(sentence: "“\(factor)” is no scale of text; write a number from 0.5 to 3, as in --text-scale 2.")
      }
      textScale = scale
    }
    isRightToLeft = group.has("right-to-left")
    material = group.has("glass-inset") ? .glass(.inset) : group.has("glass") ? .glass : nil
    isFresh = group.has("fresh")
    isNewInstance = group.has("new-instance")
    dumpsPlan = group.has("dump-plan")
    listsPreviews = group.has("list-previews")
    preview = group.value("preview")
    previewState = group.value("preview-state")
    if previewState != nil, preview == nil { throw LaunchMistake(sentence: "--preview-state goes with --preview NAME alone.") }
  }
}

/// What is wrong with the options, as a sentence.
package struct LaunchMistake: Error {
  package let sentence: String
}

/// An option of an app's command line, such as `--page NAME`. This is Sidelight's own.
public struct LaunchOption: Sendable, Hashable {
  /// The name without its dashes.
  public let name: String
  /// What stands for the value in `--help`; nil for a switch, which takes none.
  public let placeholder: String?
  /// What the option does, for `--help`.
  public let help: String

  /// Makes an option of the app's command line.
  ///
  /// - Parameters:
  ///   - name: the name without its dashes.
  ///   - placeholder: what stands for the value in `--help`; nil for a switch, which takes none.
  ///   - help: what the option does, for `--help`.
  public init(_ name: String, placeholder: String? = nil, help: String) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
  }
}

/// What the app was started with: its own options, and the files, folders or URIs to open. This is Sidelight's own.
public enum LaunchArguments {
  /// The app's own options that were given, with their values; a switch has an empty one.
  @MainActor static var given: [String: String] = [:]
  /// The app's own options.
  static let own = Mutex<[LaunchOption]>([])

  /// What was given with one of the app's own options; nil where it was not given. A switch that was given has an empty value.
  ///
  /// - Parameter option: the name of the option without its dashes.
  @MainActor public static func value(of option: String) -> String? { given[option] }

  /// Whether one of the app's own options was given.
  ///
  /// - Parameter option: the name of the option without its dashes.
  @MainActor public static func has(_ option: String) -> Bool { given[option] != nil }

  /// The files, folders or URIs that the app was started with, byte for byte as the shell passed them.
  ///
  /// Words after `--` are all operands. The desktop hands the same words to `onOpenURL(perform:)` as URLs once a window
  /// is there; this is for looking at them before, in the app's initialiser.
  public static var operands: [[UInt8]] {
    let words = UserFolders.commandLine
    return places(in: words).map { words[$0] }
  }

  /// The whole command line, with operands that mean something in the home folder spelled out, since GLib leaves that to the shell.
  static var expanded: [[UInt8]] {
    var words = UserFolders.commandLine
    for place in places(in: words) { words[place] = UserFolders.expandingHome(words[place]) }
    return words
  }

  /// Where the operands stand in a command line that begins with the program's name.
  package static func places(in words: [[UInt8]], own: [LaunchOption]? = nil) -> [Int] {
    let takesValue = takesValue(own ?? Self.own.withLock { $0 })
    var places: [Int] = []
    var place = 1
    while place < words.count {
      let word = words[place]
      if word == Array("--".utf8) { return places + Array((place + 1)..<words.count) }
      if word.first != UInt8(ascii: "-") || word.count == 1 {
        places.append(place)
      } else if takesValue.contains(String(decoding: word, as: UTF8.self)) {
        place += 1
      }
      place += 1
    }
    return places
  }

  /// The options whose value may be the next word.
  private static func takesValue(_ own: [LaunchOption]) -> Set<String> {
    var names = Set(LaunchOptions.declared.filter { $0.placeholder != nil }.map { "--\($0.name)" } + ["--display"])
    for option in own {
      if option.placeholder == nil { names.remove("--\(option.name)") } else { names.insert("--\(option.name)") }
    }
    return names
  }
}
