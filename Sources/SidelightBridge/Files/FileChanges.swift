import Synchronization

/// Collects what a monitor reports until somebody looks: every name once, however often it changed.
package final class FileChanges: Sendable {
  /// What has changed since the last look.
  package struct Pending: Sendable {
    /// The names of the children, or their whole URIs.
    package var names: Set<[UInt8]> = []
    package var folderItself = false
  }

  /// One element when there is something to take, however much it is.
  package let arrivals: AsyncStream<Void>
  private let arrived: AsyncStream<Void>.Continuation
  private let pending = Mutex(Pending())

  package init() {
    (arrivals, arrived) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  package func note(_ change: FileMonitor.Change) {
    pending.withLock { pending in
      switch change {
      case .child(let name): pending.names.insert(name)
      case .itself: pending.folderItself = true
      }
    }
    arrived.yield()
  }

  package func take() -> Pending {
    pending.withLock { pending in
      defer { pending = Pending() }
      return pending
    }
  }
}
