import CBenchProbe
import Sidelight

/// The inspector, whose texts stay as they are.
struct InspectorView: View {
  var body: some View {
    let _ = bench_count_body()
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        Text("Inspected 0").font(.title).lineLimit(1)
        FieldView(name: "From", value: "Sender 0")
        FieldView(name: "Subject", value: "Subject 0")
        FieldView(name: "Number", value: "0")
        FieldView(name: "Size", value: "100 kB")
        FieldView(name: "Mailbox", value: "Folder 0")
        FieldView(name: "Status", value: "Status 0")
      }
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .navigationTitle("Inspector")
  }
}
