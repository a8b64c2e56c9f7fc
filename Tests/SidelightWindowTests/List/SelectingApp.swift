import Observation
import SidelightUI

/// A value that a test changes from outside of the views, and that they write.
@Observable @MainActor final class Choice<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Rows in sections of equal length, with headers and footers.
struct SectionedRows: View {
  let sections: Int
  let length: Int

  var body: some View {
    ForEach(0..<sections, id: \.self) { section in
      Section {
        ForEach(section * length..<(section + 1) * length, id: \.self) { Text("Row \($0)") }
      } header: {
        Text("Section \(section)")
      } footer: {
        Text("End \(section)")
      }
    }
  }
}

struct MultipleRows: View {
  var sections = 2
  var length = 6
  @Bindable var choice: Choice<Set<Int>>

  var body: some View { List(selection: $choice.value) { SectionedRows(sections: sections, length: length) } }
}

struct SingleRow: View {
  @Bindable var choice: Choice<Int?>

  var body: some View {
    VStack {
      Button("Before") {}
      List(selection: $choice.value) { SectionedRows(sections: 2, length: 6) }
      Button("After") {}
    }
  }
}

struct RequiredRow: View {
  @Bindable var choice: Choice<Int>

  var body: some View { List(0..<10, selection: $choice.value) { Text("Row \($0)") } }
}

struct NamedRows: View {
  let names: [String]
  @Bindable var choice: Choice<String?>

  var body: some View { List(names, id: \.self, selection: $choice.value) { Text($0) } }
}
