// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Worker: Identifiable {
  let id = UUID()
  var name: String
  var extensionNumber: String
}

struct Workshop: Identifiable {
  let id = UUID()
  var name: String
  var workers: [Worker]
}

struct Factory {
  var workshops: [Workshop]
}

private let factory = Factory(workshops: [
  Workshop(
    name: "Joinery",
    workers: [
      Worker(name: "First joiner", extensionNumber: "11"),
      Worker(name: "Second joiner", extensionNumber: "12"),
    ]),
  Workshop(name: "Foundry", workers: [Worker(name: "Founder", extensionNumber: "21")]),
])

/// Page: "Displaying data in lists", "Prepare your data for iteration".
struct WorkerNames: View {
  var body: some View {
    List {
      ForEach(factory.workshops[0].workers) { worker in
        Text(worker.name)
      }
    }
  }
}

/// Page: "Displaying data in lists", "Display data inside a row".
struct WorkerRow: View {
  var worker: Worker

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(worker.name)
        .foregroundColor(.primary)
        .font(.headline)
      HStack(spacing: 3) {
        Label(worker.extensionNumber, systemImage: "phone")
      }
      .foregroundColor(.secondary)
      .font(.subheadline)
    }
  }
}

struct WorkerRows: View {
  var body: some View {
    List {
      ForEach(factory.workshops[0].workers) { worker in
        WorkerRow(worker: worker)
      }
    }
  }
}

/// Page: "Displaying data in lists", "Represent data hierarchy with sections".
@available(*, deprecated, message: "The header of a section is a closure.")
struct WorkshopSections: View {
  var body: some View {
    List {
      ForEach(factory.workshops) { workshop in
        Section(header: Text(workshop.name)) {
          ForEach(workshop.workers) { worker in
            WorkerRow(worker: worker)
          }
        }
      }
    }
  }
}

struct WorkerPage: View {
  var worker: Worker

  var body: some View {
    VStack {
      Text("All about \(worker.name)")
        .foregroundColor(.primary)
        .font(.title)
        .padding()
      HStack {
        Label("Call \(worker.extensionNumber)", systemImage: "phone")
      }
      .foregroundColor(.secondary)
    }
  }
}

/// Page: "Displaying data in lists", "Use Lists for Navigation".
@available(*, deprecated, message: "A navigation view is deprecated.")
struct FactoryDirectory: View {
  var body: some View {
    NavigationView {
      List {
        ForEach(factory.workshops) { workshop in
          Section(header: Text(workshop.name)) {
            ForEach(workshop.workers) { worker in
              NavigationLink(destination: WorkerPage(worker: worker)) {
                WorkerRow(worker: worker)
              }
            }
          }
        }
      }
      .navigationTitle("Directory")

      // Until somebody is chosen.
      Text("Nobody is chosen")
        .font(.headline)
    }
  }
}
