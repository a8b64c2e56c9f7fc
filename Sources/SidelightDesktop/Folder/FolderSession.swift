internal import SidelightBridge

/// Reads one folder and follows its changes. Its task brings the thread to wait for the disk on.
package actor FolderSession {
  private let location: Location
  private let showsHidden: Bool
  private let deliver: @Sendable (FolderSnapshot) -> Void
  private let changes = FileChanges()
  private var sorted = SortedFiles()
  /// What was handed out last and before: whoever has it meanwhile is then not the one who has to free it.
  private var handedOut: [[FolderEntry]] = []

  /// How many files the first snapshot has, and how many are read between two looks at the clock.
  private static let pageSize = 500
  /// Above this number of changed names a folder is read anew, which also finds what the system forgot to report in the rush.
  private static let rush = 4096

  package init(_ location: Location, showsHidden: Bool, deliver: @escaping @Sendable (FolderSnapshot) -> Void) {
    self.location = location
    self.showsHidden = showsHidden
    self.deliver = deliver
  }

  /// Reads the folder, then follows it until the task is cancelled or the folder cannot be shown any more.
  package func run() async {
    // The watch comes first: what changes while the folder is read is then read again instead of being missed.
    var monitor = await watch()
    defer { monitor.cancel() }
    do throws(FileFailure) {
      try load(inBatches: true)
      let clock = ContinuousClock()
      var last = clock.now - .seconds(1)
      for await _ in changes.arrivals {
        // One change is shown at once, more of them a few times a second.
        let isBusy = clock.now - last < .milliseconds(500)
        try? await Task.sleep(for: .milliseconds(isBusy ? 200 : 40))
        guard !Task.isCancelled else { return }
        last = clock.now
        let pending = changes.take()
        if pending.folderItself {
          // Reading tells whether it is gone. If another folder has taken its place, the old watch does not see that one.
          monitor.cancel()
          monitor = await watch()
          try load(inBatches: false)
        } else if pending.names.count > Self.rush || pending.names.contains(Array(".hidden".utf8)) {
          try load(inBatches: false)
        } else {
          try apply(pending.names)
        }
      }
    } catch {
      fail(error)
    }
  }

  private func watch() async -> FileMonitor {
    await FileMonitor.start(location.reference, isFolder: true) { [changes] change in changes.note(change) }
  }

  private func fail(_ failure: FileFailure) {
    let subject = location.description
    let isGone = !handedOut.isEmpty && (failure.reason == .notFound || failure.reason == .notFolder)
    let problem = isGone ? FolderProblem(.vanished, subject: subject) : FolderProblem(failure, subject: subject)
    deliver(FolderSnapshot(location: location, entries: [], isComplete: true, problem: problem))
  }

  private func handOut(isComplete: Bool) {
    let entries = sorted.files.map(FolderEntry.init)
    handedOut = handedOut.suffix(1) + [entries]
    deliver(FolderSnapshot(location: location, entries: entries, isComplete: isComplete, problem: nil))
  }

  /// Reads everything. Each batch is four times the last one, so that all the sorting in costs no more than a third on top.
  private func load(inBatches: Bool) throws(FileFailure) {
    let clock = ContinuousClock()
    var read = SortedFiles()
    var waiting: [FileReference] = []
    var last = clock.now
    try readPages { page in
      for index in page.records.indices { waiting.append(FileReference(page: page, index: index)) }
      let isDue = waiting.count >= max(Self.pageSize, 3 * read.count) || clock.now - last > .milliseconds(200)
      guard inBatches, isDue else { return }
      read.merge(waiting)
      waiting.removeAll()
      sorted = read
      handOut(isComplete: false)
      last = clock.now
    }
    guard !Task.isCancelled else { return }
    read.merge(waiting)
    sorted = read
    handOut(isComplete: true)
  }

  private func readPages(_ body: (FilePage) -> Void) throws(FileFailure) {
    guard let path = location.pathBytes else {
      return try RemoteFolder.read(location.reference, limit: Self.pageSize, includesHidden: showsHidden) { page in
        body(page)
        return !Task.isCancelled
      }
    }
    var directory = try DirectoryHandle(FileBase(path))
    while let page = try directory.nextPage(limit: Self.pageSize, includesHidden: showsHidden) { body(page) }
  }

  /// Reads the named files again and hands out a snapshot if anything about them is new.
  private func apply(_ names: Set<[UInt8]>) throws(FileFailure) {
    let page: FilePage
    let base: FileBase
    if let path = location.pathBytes {
      base = FileBase(path)
      page = try DirectoryHandle(base).page(of: names, includesHidden: showsHidden)
    } else {
      base = FileBase([])
      page = RemoteFolder.page(of: names, includesHidden: showsHidden)
    }
    var found: [[UInt8]: FileReference] = [:]
    for index in page.records.indices {
      let file = FileReference(page: page, index: index)
      found[Array(file.nameBytes)] = file
    }
    var removed: [Int] = []
    for name in names {
      guard let index = sorted.index(of: name, in: base) else { continue }
      if let file = found[name], file.hasSameFacts(as: sorted.files[index]) {
        found[name] = nil
      } else {
        removed.append(index)
      }
    }
    guard !found.isEmpty || !removed.isEmpty else { return }
    sorted.merge(Array(found.values), removing: removed.sorted())
    handOut(isComplete: true)
  }
}
