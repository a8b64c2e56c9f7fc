import CSidelight

/// A GtkDropControllerMotion: acts when something that is dragged has rested in one place of a widget, whatever would take it there, for as
/// long as over GTK's own switchers and expanders.
@safe package final class RestingDrop: EventController {
  private static let milliseconds = 500
  private let find: @MainActor (Double, Double) -> AnyHashable?
  private let act: @MainActor (AnyHashable) -> Void
  /// What it rests over, until it goes on from there; nil while that is nothing.
  private var place: AnyHashable?
  private var timer: MainSource?

  /// - Parameters:
  ///   - find: what is at a place; nil for nothing that it could rest over.
  ///   - act: what happens then, once until the pointer goes on.
  package init(
    at find: @escaping @MainActor (Double, Double) -> AnyHashable?, _ act: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.find = find
    self.act = act
    unsafe super.init(adopting: gtk_drop_controller_motion_new())
    connect(Signal<Void, Double, Double>("enter")) { [weak self] x, y in self?.move(to: x, y) }
    connect(Signal<Void, Double, Double>("motion")) { [weak self] x, y in self?.move(to: x, y) }
    connect(Signal<Void>("leave")) { [weak self] in self?.leave() }
  }

  package func move(to x: Double, _ y: Double) { rest(over: find(x, y)) }

  package func leave() { rest(over: nil) }

  private func rest(over new: AnyHashable?) {
    guard new != place else { return }
    timer?.cancel()
    timer = nil
    place = new
    if new != nil { timer = MainSource.after(milliseconds: Self.milliseconds) { [weak self] in self?.finish() } }
  }

  /// It has rested for long enough.
  package func finish() {
    guard let place, let timer else { return }
    timer.cancel()
    self.timer = nil
    act(place)
  }
}
