/// The value inside an optional one that another binding reaches; the last one that was there while there is none.
package final class ContentLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: Binding<Value?>
  private let last: Value

  package nonisolated init(_ base: Binding<Value?>, _ last: Value) {
    self.base = base
    self.last = last
  }

  override nonisolated var value: Value {
    get { base.wrappedValue ?? last }
    set { if base.wrappedValue != nil { base.wrappedValue = newValue } }
  }

  override nonisolated func reachesSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ContentLocation<Value> else { return false }
    return base.reachesSame(as: other.base)
  }
}
