import SidelightBridge
import SidelightUI

/// What an app is called, and who made it: what its metainfo file says, or else what the program says.
@MainActor package final class AppIdentity {
  private let id: String?
  private let fallback: AppMetainfo
  /// Read when somebody wants to know, which is seldom.
  private lazy var metainfo = id.flatMap { AppMetainfo(of: $0) }

  /// - Parameters:
  ///   - id: the app's id; nil for a program that is no installed application.
  ///   - name: what the program is called.
  ///   - version: its version; empty where it says none.
  package init(id: String?, name: String, version: String) {
    self.id = id
    var fallback = AppMetainfo()
    (fallback.name, fallback.version) = (name, version)
    self.fallback = fallback
  }

  /// What is known of the app.
  package var facts: AppMetainfo {
    var facts = metainfo ?? fallback
    if facts.name.isEmpty { facts.name = fallback.name }
    if !fallback.version.isEmpty { facts.version = fallback.version }
    return facts
  }

  package var name: String { facts.name }

  /// The name of its icon.
  package var icon: String { id ?? "application-x-executable" }
}
