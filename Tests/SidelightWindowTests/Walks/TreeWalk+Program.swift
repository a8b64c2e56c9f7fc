import SidelightGTK

/// What the program does.
extension TreeWalk {
  func program(_ step: Step) -> String {
    sightBefore = sight
    var note = ""
    switch step {
    case .insert:
      for _ in 0..<1 + pick(4) {
        next += 1
        put(TreeNode(next, happens(oneIn: 3) ? [] : nil))
        note += "\(next) "
      }
    case .remove:
      guard let gone = anyone().flatMap({ roots.take($0.id) }) else { return "nothing" }
      away.append(gone)
      note = "\(gone.id)"
    case .bringBack:
      guard let back = away.last, !isFetched(back) else { return "nothing" }
      away.removeLast()
      put(back)
      note = "\(back.id)"
    case .move:
      guard let node = anyone(), !isFetched(node), let taken = roots.take(node.id) else { return "nothing" }
      put(taken)
      note = "\(taken.id)"
    case .again: break
    case .retitle:
      guard let node = anyone() else { return "nothing" }
      roots.change(node.id) { if $0[$1].title.count < 9 { $0[$1].title += "'" } }
      note = "\(node.id)"
    case .turn: note = turn()
    case .reorder where happens(oneIn: 3): roots.shuffle(using: &random)
    case .write: write(among: roots.all.map(\.id))
    case .deliver, .deliverMore: return deliver()
    case .end: return end()
    case .scroll:
      let position = pick(lines.count)
      list.list.scroll(to: position)
      return "to \(position)"
    case .jump:
      let position = pick(lines.count)
      guard !lines.isEmpty else { return "nowhere" }
      list.list.scroll(to: position, focus: true)
      focus = .on([lines[position].id])
      return "to \(position)"
    default: return "not"
    }
    model.roots = roots
    return note
  }

  /// Whether fetched children show it, or something below it. They do so until they are fetched again: what came to another place in the
  /// data meanwhile would be there twice, and which of the two has the id is for nobody to know.
  private func isFetched(_ node: TreeNode) -> Bool {
    let ids = Set([node].all.map(\.id))
    return records.values.contains { $0.children.contains { ids.contains($0.id) } }
  }

  private func anyone() -> TreeNode? {
    // What can be seen is where mistakes are.
    let seen = rows.filter { !$0.isStatus }
    if happens(oneIn: 2), let row = seen.randomElement(using: &random) { return roots.all.first { $0.id == row.id } }
    return roots.all.randomElement(using: &random)
  }

  private func put(_ node: TreeNode) {
    let folders = roots.all.filter(\.isFolder)
    let open = folders.filter { self.open.contains($0.id) }
    guard !happens(oneIn: 3), let home = (happens(oneIn: 3) || open.isEmpty ? folders : open).randomElement(using: &random) else {
      return roots.insert(node, at: pick(roots.count + 1))
    }
    let place = pick((home.children?.count ?? 0) + 1)
    roots.change(home.id) { $0[$1].children?.insert(node, at: place) }
  }

  /// A folder becomes something that can have no children, with those that it has put away, or the other way round.
  private func turn() -> String {
    let seen = Set(rows.map(\.id))
    // One that is open below something closed may be read again or not before it is opened: nobody knows what it is then.
    let all = roots.all.filter { !isLoaded && (!open.contains($0.id) || seen.contains($0.id)) }
    guard let node = all.randomElement(using: &random) else { return "not" }
    roots.change(node.id) { $0[$1].children = node.isFolder ? nil : [] }
    if node.isFolder {
      open.remove(node.id)
      away += node.children ?? []
    }
    return "\(node.id) to \(node.isFolder ? "a leaf" : "a folder")"
  }

  /// Fetched children come: those that the element has now, without their own.
  private func deliver() -> String {
    let waiting = model.library.open.filter { records[$0] != nil }
    guard let id = waiting.randomElement(using: &random), let node = roots.all.first(where: { $0.id == id }) else { return "nothing" }
    let children = (node.children ?? []).map { child in
      var alone = child
      alone.children = child.isFolder ? [] : nil
      return alone
    }
    let others = records.filter { $0.key != id }.values.flatMap(\.children).map(\.id)
    guard Set(others).isDisjoint(with: children.map(\.id)) else { return "twice" }
    model.library.show(children, of: id)
    records[id] = Record(children: children, status: nil)
    return "\(children.count) to \(id)"
  }

  private func end() -> String {
    let waiting = model.library.open.filter { records[$0] != nil }
    guard let id = waiting.randomElement(using: &random) else { return "nothing" }
    let fails = Bool.random(using: &random)
    model.library.finish(id, fails: fails)
    records[id]?.status = fails ? "Trouble" : nil
    return "\(id)\(fails ? " badly" : "")"
  }
}
