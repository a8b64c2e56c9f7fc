extension TabModel {
  /// The plan as tests compare it: where the tabs stand and which they are, the shown one in parentheses. `|sidebar 240|560| Home (Mail)
  /// Library[Songs Albums]` a sidebar beside the pages, `{sidebar 240}|600|` one over them, `|600|` one that is hidden; `bottom: Home (Mail)
  /// More[Songs Albums]` a bar and what is behind "More", and likewise `header`, `wide header`, `inline`, `wide inline`, `dots` and `no dots`;
  /// `hidden` before any of them says that the shown page hides the bar, `small` that it shows the selected tab alone, and `+sidebar` that
  /// the user can have a sidebar in place of it, or `+{sidebar}` one over the pages. A shown tab that is in none of them follows an arrow.
  package var picture: String {
    var words = [placePicture]
    words += plan.sidebar.map { item in
      switch item {
      case .tab(let tab): name(tab)
      case .section(let section, let tabs): "\(title(of: section))[\(tabs.map(name).joined(separator: " "))]"
      }
    }
    words += plan.bar.map(name)
    if !plan.more.isEmpty {
      let more = "More[\(plan.more.map(name).joined(separator: " "))]"
      words.append(plan.isMoreShown ? "(\(more))" : more)
    }
    if let shown = plan.shown, !plan.order.contains(shown) { words.append("-> \(name(shown))") }
    return words.joined(separator: " ")
  }

  private var placePicture: String {
    func number(_ width: Double) -> String { String(Int(width.rounded())) }
    let sidebar =
      switch plan.hiddenSidebar {
      case .beside: "+sidebar "
      case .over: "+{sidebar} "
      case nil: ""
      }
    return sidebar + (plan.isBarHidden ? "hidden " : "") + (plan.isBarMinimized ? "small " : "") + place(number)
  }

  private func place(_ number: (Double) -> String) -> String {
    switch plan.place {
    case .nowhere: "nowhere:"
    case .sidebar(let width?): "|sidebar \(number(width))|\(number(plan.pageWidth))|"
    case .overlay(let width, isShown: true): "{sidebar \(number(width))}|\(number(plan.pageWidth))|"
    case .sidebar(nil), .overlay: "|\(number(plan.pageWidth))|"
    case .bottom: "bottom:"
    case .header(let isWide): isWide ? "wide header:" : "header:"
    case .inline(let isWide): isWide ? "wide inline:" : "inline:"
    case .dots: showsDots ? "dots:" : "no dots:"
    }
  }

  private func name(_ id: TabID) -> String {
    let title = configuration.tab(id)?.title ?? "?"
    return id == plan.shown && !plan.isMoreShown ? "(\(title))" : title
  }

  private func title(of id: TabSectionID) -> String {
    for case .section(let section) in configuration.items where section.id == id { return section.title }
    return "?"
  }
}
