import Sidelight

/// The people that several pages show.
struct Person: Identifiable, Hashable {
  let id: Int
  let name: String
  let role: String
  let department: String
}

struct Department: Identifiable, Hashable {
  let name: String
  let symbol: String
  var id: String { name }

  var people: [Person] { Person.all.filter { $0.department == name } }

  static let all = [
    Department(name: "Design", symbol: "paintbrush"), Department(name: "Engineering", symbol: "gearshape"),
    Department(name: "Support", symbol: "questionmark.circle"),
  ]
}

extension Person {
  static let all = [
    Person(id: 1, name: "Ada Birch", role: "Interface designer", department: "Design"),
    Person(id: 2, name: "Bela Stone", role: "Illustrator", department: "Design"),
    Person(id: 3, name: "Carla Field", role: "Compiler engineer", department: "Engineering"),
    Person(id: 4, name: "Dario Lake", role: "Toolkit engineer", department: "Engineering"),
    Person(id: 5, name: "Edda Moor", role: "Tester", department: "Engineering"),
    Person(id: 6, name: "Finn Heath", role: "First line", department: "Support"),
  ]
}

/// What the detail of these pages shows.
struct PersonView: View {
  let person: Person?

  var body: some View {
    if let person {
      VStack(alignment: .leading, spacing: 6) {
        Text(person.name).font(.title)
        Text(person.role).foregroundStyle(.secondary)
        Text(person.department)
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
      .navigationTitle(person.name)
    } else {
      ContentUnavailableView("Nobody Selected", systemImage: "person", description: Text("Choose somebody in the list."))
    }
  }
}
