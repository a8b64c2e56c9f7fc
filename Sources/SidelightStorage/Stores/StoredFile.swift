#if Foundation
import Foundation
import SidelightGraph

/// The files of the app below the user's folders.
enum StoredFile {
  /// Where Foundation keeps the values of `UserDefaults.standard`.
  static var standardDefaults: URL {
    folder("XDG_CONFIG_HOME", ".config").appendingPathComponent(ProcessInfo.processInfo.processName + ".plist")
  }

  /// Where the values of windows are kept.
  static func sceneValues(of app: String) -> URL {
    states(of: app).appendingPathComponent("scenes.plist")
  }

  /// Where an app keeps how it was left.
  static func states(of app: String) -> URL { folder("XDG_STATE_HOME", ".local/state").appendingPathComponent(app) }

  /// A folder of the user, as the XDG base directory specification says: the variable counts if it is an absolute path.
  private static func folder(_ variable: String, _ usual: String) -> URL {
    if let path = ProcessInfo.processInfo.environment[variable], path.hasPrefix("/") { return URL(fileURLWithPath: path) }
    // Foundation would ask the system's list of users.
    if let home = ProcessInfo.processInfo.environment["HOME"], home.hasPrefix("/") {
      return URL(fileURLWithPath: home).appendingPathComponent(usual)
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(usual)
  }

  /// Reads a property list; nil where there is none, and where it is damaged, after it was set aside.
  static func read<Content: Decodable>(_ file: URL, as type: Content.Type) -> Content? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    if let content = try? PropertyListDecoder().decode(type, from: data) { return content }
    setAside(file)
    return nil
  }

  static func setAsideIfDamaged(_ file: URL) { _ = read(file, as: AnyDictionary.self) }

  /// A dictionary, whatever is in it.
  private struct AnyDictionary: Decodable {
    private enum NoKey: CodingKey {}

    init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: NoKey.self) }
  }

  /// Writes a file in one step: whoever reads it finds the old values or the new ones.
  static func write(_ values: [String: Any], to file: URL) {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let isNew = !FileManager.default.fileExists(atPath: file.path)
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file, options: .atomic)
      if isNew { try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path) }
    } catch {
      Problem.report("the values of the app could not be written to “\(file.path)”: \(error.localizedDescription)")
    }
  }

  /// Moves a file that can't be used beside the one that will take its place.
  ///
  /// - Parameters:
  ///   - kind: what its name ends in then.
  ///   - reason: says what is wrong with it: the file …
  static func setAside(_ file: URL, as kind: String = "damaged", because reason: String = "is damaged") {
    let manager = FileManager.default
    var place = file.appendingPathExtension(kind)
    var number = 2
    while manager.fileExists(atPath: place.path) {
      place = file.appendingPathExtension("\(kind)-\(number)")
      number += 1
    }
    do {
      try manager.moveItem(at: file, to: place)
      Problem.report("“\(file.path)” \(reason), and the app begins with its own values. The file is kept as “\(place.lastPathComponent)”.")
    } catch {
      Problem.report("“\(file.path)” \(reason), and could not be kept: \(error.localizedDescription)")
    }
  }
}
#endif
