/// A window as it was when the app ran last.
package struct WindowRecord: Hashable, Sendable, Codable {
  /// Files of a later form are not read.
  package static let form = 1
  package var form = WindowRecord.form
  /// The scene that it is of: its id, or else its place among the app's scenes.
  package var scene: String
  /// The value that it shows, where it shows one.
  package var value: String?
  package var frame = WindowFrame()
  /// Grows with each window that is used: the one with the largest number was used last.
  package var turn = 0
  /// The number of the window that has taken its place until that is closed.
  package var coveredBy: Int?
  /// What was in it, by the paths of what had it.
  package var things: [String: LastingValue] = [:]

  package init(scene: String, value: String? = nil) {
    self.scene = scene
    self.value = value
  }

  /// Reads earlier forms, too: what they do not have is as in a new window.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(scene: try container.decode(String.self, forKey: .scene), value: try container.decodeIfPresent(String.self, forKey: .value))
    form = try container.decodeIfPresent(Int.self, forKey: .form) ?? form
    frame = try container.decodeIfPresent(WindowFrame.self, forKey: .frame) ?? frame
    turn = try container.decodeIfPresent(Int.self, forKey: .turn) ?? turn
    coveredBy = try container.decodeIfPresent(Int.self, forKey: .coveredBy)
    things = try container.decodeIfPresent([String: LastingValue].self, forKey: .things) ?? things
  }
}

/// The size of a window; where it lies is up to the desktop.
package struct WindowFrame: Hashable, Sendable, Codable {
  /// In pixels, while it is neither maximized nor full screen; 0 for the app's own size.
  package var width = 0, height = 0
  package var isMaximized = false
  package var isFullScreen = false

  package init() {}

  /// Reads earlier forms, too.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    width = try container.decodeIfPresent(Int.self, forKey: .width) ?? 0
    height = try container.decodeIfPresent(Int.self, forKey: .height) ?? 0
    isMaximized = try container.decodeIfPresent(Bool.self, forKey: .isMaximized) ?? false
    isFullScreen = try container.decodeIfPresent(Bool.self, forKey: .isFullScreen) ?? false
  }

  /// The same without what no window can be.
  package var usable: WindowFrame {
    var frame = self
    if !(1...Self.largest).contains(width) || !(1...Self.largest).contains(height) { (frame.width, frame.height) = (0, 0) }
    return frame
  }

  private static let largest = 16384
}
