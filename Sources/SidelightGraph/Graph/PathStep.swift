/// What a node says of the place of those below it, where something is to be found again when the app runs the next time.
@_spi(Nodes) public enum PathStep: Equatable {
  /// Its own place says nothing that the nodes around it do not say.
  case none
  /// It is told from its neighbours by this.
  case named(String)
  /// What is below it is not there in the next run, or can't be told from other things.
  case end
}
