/// A field that follows from the others of its structure, and takes no part in a comparison.
struct Derived<Value> {
  let value: Value

  init(value: Value) { self.value = value }
}
