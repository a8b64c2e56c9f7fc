import Sidelight

/// A page of the gallery. A new one is a file in `Pages`, and its name in ``all``, which is the shell's.
@MainActor struct GalleryPage: Identifiable {
  /// What the sidebar calls the pages that belong together.
  enum Topic: String, CaseIterable {
    case splitViews = "Split Views"
    case lists = "Lists"
    case inspector = "Inspector"
    case tabs = "Tabs"
    case page = "Pages and Sheets"
    case controls = "Controls"
  }

  /// What `--page` calls it.
  let id: String
  let title: String
  let symbol: String
  let topic: Topic
  /// What to look at and to try, in a sentence or two.
  let about: String
  private let make: @MainActor () -> (content: AnyView, knobs: AnyView?)

  /// Makes a page whose knobs and example share a state.
  init<State, Content: View, Knobs: View>(
    _ id: String, _ title: String, symbol: String, in topic: Topic, about: String, state: @escaping @MainActor () -> State,
    @ViewBuilder content: @escaping @MainActor (State) -> Content, @ViewBuilder knobs: @escaping @MainActor (State) -> Knobs
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.topic = topic
    self.about = about
    make = {
      let state = state()
      return (AnyView(content(state)), AnyView(knobs(state)))
    }
  }

  /// Makes a page that has nothing to adjust.
  init<Content: View>(
    _ id: String, _ title: String, symbol: String, in topic: Topic, about: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.topic = topic
    self.about = about
    make = { (AnyView(content()), nil) }
  }

  /// Begins the page: its example, with a state of its own, and what adjusts it.
  func begin() -> GalleryStage {
    let parts = make()
    return GalleryStage(page: self, content: parts.content, knobs: parts.knobs)
  }
}
