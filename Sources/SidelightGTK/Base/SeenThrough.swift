/// Something that is drawn with what lies around it, and so is drawn anew where something in its region of layout has another place.
@MainActor protocol SeenThrough: AnyObject {
  func placesChanged()
}

@MainActor enum SeenThroughs {
  /// How many there are in the app. Regions look for them only where there are any.
  static var count = 0
}
