// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `OutlineGroup`.
struct PartOutline: View {
  let bicycle = Part(
    name: "bicycle",
    children: [
      Part(name: "wheel", children: [Part(name: "rim"), Part(name: "hub")]),
      Part(name: "basket", children: []),
    ])

  var body: some View {
    List {
      OutlineGroup(bicycle, children: \.children) { part in
        Text("\(part.description)")
      }
    }
  }
}

/// Page: `DisclosureGroup`.
struct LampSettings: View {
  struct Lamps {
    var porchIsOn: Bool = false
    var hallIsOn: Bool = true
  }

  @State private var lamps = Lamps()
  @State private var topExpanded: Bool = true

  var body: some View {
    VStack {
      DisclosureGroup("Lamps", isExpanded: $topExpanded) {
        Toggle("Porch", isOn: $lamps.porchIsOn)
        Toggle("Hall", isOn: $lamps.hallIsOn)
        DisclosureGroup("In the cellar") {
          Text("A lantern")
        }
      }
      Text(topExpanded ? "All is shown" : "Nothing is shown")
      Text(lamps.porchIsOn ? "The porch is lit" : "The porch is dark")
    }
  }
}

/// Page: `DisclosureGroup`, in a list.
struct LampList: View {
  @State private var isExpanded = false

  var body: some View {
    List {
      DisclosureGroup("Lamps", isExpanded: $isExpanded) {
        Text("Porch")
        Text("Hall")
      }
    }
  }
}
