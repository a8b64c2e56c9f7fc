import Foundation
import Sidelight

@main struct ContactsApp: App {
  var body: some Scene {
    WindowGroup("Contacts") { ContactsView() }
  }
}

struct Contact: Identifiable, Hashable {
  var id = UUID()
  var name = ""
  var phone = ""
  var mail = ""
  var birthday = Date(timeIntervalSince1970: 0)
  var isFavourite = false

  var letter: String { name.first.map { String($0).uppercased() } ?? "#" }
}

@MainActor final class AddressBook: ObservableObject {
  @Published var contacts: [Contact] = [
    Contact(name: "Bakery", phone: "555 0110", mail: "bread@example.org", isFavourite: true),
    Contact(name: "Boat Rental", phone: "555 0123", mail: "boats@example.org"),
    Contact(name: "Choir", phone: "555 0134", mail: "choir@example.org"),
    Contact(name: "Dentist", phone: "555 0145", mail: "teeth@example.org"),
    Contact(name: "Library", phone: "555 0156", mail: "books@example.org", isFavourite: true),
  ]

  func sections(matching search: String) -> [(letter: String, contacts: [Contact])] {
    let found = contacts.filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) }
    return Dictionary(grouping: found, by: \.letter)
      .map { ($0.key, $0.value.sorted { $0.name < $1.name }) }
      .sorted { $0.0 < $1.0 }
  }

  func save(_ contact: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) { contacts[index] = contact } else { contacts.append(contact) }
  }

  func delete(_ id: Contact.ID) { contacts.removeAll { $0.id == id } }
}

struct ContactsView: View {
  @StateObject private var book = AddressBook()
  @State private var selection: Contact.ID?
  @State private var search = ""
  @State private var edited: Contact?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(book.sections(matching: search), id: \.letter) { section in
          Section(section.letter) {
            ForEach(section.contacts) { contact in
              Label(contact.name, systemImage: contact.isFavourite ? "star.fill" : "person.crop.circle")
            }
            .onDelete { for index in $0 { book.delete(section.contacts[index].id) } }
          }
        }
      }
      .searchable(text: $search)
      .navigationTitle("Contacts")
      .toolbar { Button("Add", systemImage: "plus") { edited = Contact() } }
    } detail: {
      if let contact = book.contacts.first(where: { $0.id == selection }) {
        ContactView(contact: contact) { edited = contact }
      } else {
        ContentUnavailableView("No Contact", systemImage: "person.crop.circle")
      }
    }
    .environmentObject(book)
    .sheet(item: $edited) { contact in
      ContactForm(contact: contact) { saved in
        book.save(saved)
        selection = saved.id
      }
    }
  }
}

struct ContactView: View {
  @EnvironmentObject private var book: AddressBook
  let contact: Contact
  let edit: () -> Void
  @State private var isDeleting = false

  var body: some View {
    Form {
      Section {
        LabeledContent("Phone", value: contact.phone)
        LabeledContent("Mail") {
          if let url = URL(string: "mailto:" + contact.mail) { Link(contact.mail, destination: url) } else { Text(contact.mail) }
        }
        LabeledContent("Birthday") { Text(contact.birthday, format: .dateTime.day().month(.wide)) }
      }
      Section {
        Toggle("Favourite", isOn: isFavourite)
        Button("Delete Contact", role: .destructive) { isDeleting = true }
      }
    }
    .formStyle(.grouped)
    .navigationTitle(contact.name)
    .toolbar { Button("Edit") { edit() } }
    .confirmationDialog("Delete \(contact.name)?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { book.delete(contact.id) }
    }
  }

  private var isFavourite: Binding<Bool> {
    Binding(
      get: { contact.isFavourite },
      set: { isOn in
        var changed = contact
        changed.isFavourite = isOn
        book.save(changed)
      })
  }
}

struct ContactForm: View {
  @Environment(\.dismiss) private var dismiss
  @State var contact: Contact
  let save: (Contact) -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $contact.name)
        TextField("Phone", text: $contact.phone).keyboardType(.phonePad)
        TextField("Mail", text: $contact.mail).keyboardType(.emailAddress).textInputAutocapitalization(.never)
        DatePicker("Birthday", selection: $contact.birthday, in: ...Date.now, displayedComponents: .date)
      }
      .navigationTitle(contact.name.isEmpty ? "New Contact" : contact.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            save(contact)
            dismiss()
          }
          .disabled(contact.name.isEmpty)
        }
      }
    }
  }
}

#Preview { ContactsView() }
