import SidelightObjects
import SidelightUI

/// An object of the kind that apps had before there was `Observable`.
final class Shelf: ObservableObject {
  @Published var title: String
  @Published var count = 0
  /// What is inside of an object is no part of it.
  let inner: Inner

  final class Inner: ObservableObject {
    @Published var label = "inner"
  }

  private let living: Count?

  @MainActor init(_ title: String = "shelf", living: Count? = nil) {
    self.title = title
    self.living = living
    inner = Inner()
    living?.value += 1
  }

  deinit {
    guard let living else { return }
    MainActor.assumeIsolated { living.value -= 1 }
  }
}

/// Shows an object's title.
struct ShelfTitle: View {
  @ObservedObject var shelf: Shelf
  var body: some View { Text(shelf.title) }
}
