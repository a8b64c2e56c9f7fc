extension ListViewWidget {
  /// The rows that are drawn elsewhere than they are; nil while none is, as mostly.
  package var motion: ListMotion? {
    get { painting.motion }
    set {
      painting.motion = newValue
      queueDraw()
    }
  }
}
