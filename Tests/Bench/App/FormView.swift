import CBenchProbe
import Sidelight

/// A page of settings: sections of twenty rows, of which each kind is every fourth one.
struct FormView: View {
  let mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    Form {
      ForEach(0..<(Int(bench_rows()) + 19) / 20, id: \.self) { section in
        Section("Section \(section)") {
          ForEach(section * 20..<min(section * 20 + 20, Int(bench_rows())), id: \.self) { FormRow(mailbox: mailbox, index: $0) }
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Bench")
  }
}

struct FormRow: View {
  let mailbox: Mailbox
  let index: Int
  @State private var isOn = false
  @State private var choice = "First"
  @State private var number = 0

  var body: some View {
    let _ = bench_count_body()
    switch index % 4 {
    case 0: LabeledContent("Subject \(index)", value: index == 0 ? mailbox.status : "Sender \(index)")
    case 1: Toggle("Switch \(index)", isOn: $isOn)
    case 2:
      Picker("Choice \(index)", selection: $choice) {
        ForEach(["First", "Second", "Third", "Fourth", "Fifth"], id: \.self) { Text($0) }
      }
    default: Stepper("Number \(index)", value: $number, in: 0...10)
    }
  }
}
