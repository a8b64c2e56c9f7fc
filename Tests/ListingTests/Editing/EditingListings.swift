// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Dish: Identifiable, Hashable {
  var id: Int
  var name: String
  var isLoved = false
  var isOldRecipe = false
}

private let menu = [
  Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Pie", isOldRecipe: true), Dish(id: 3, name: "Salad"),
]

/// Page: `List.init(_:editActions:rowContent:)`.
struct EditableDishes: View {
  @State private var dishes = menu

  var body: some View {
    List($dishes, editActions: [.delete, .move]) { $dish in
      HStack {
        Text(dish.name)
        Toggle("Loved \(dish.id)", isOn: $dish.isLoved)
      }
    }
    Text("\(dishes.count) dishes, \(dishes.filter(\.isLoved).count) of them loved")
  }
}

/// Page: `List.init(_:editActions:selection:rowContent:)`.
struct SelectableDishes: View {
  @State private var dishes = menu
  @State private var selectedDish: Dish.ID = 1

  var body: some View {
    List(
      $dishes,
      editActions: [.delete, .move],
      selection: $selectedDish
    ) { $dish in
      HStack {
        Text(dish.name)
        Toggle("Loved \(dish.id)", isOn: $dish.isLoved)
      }
    }
    Text("Dish \(selectedDish) of \(dishes.count)")
  }
}

/// Page: `List.init(_:id:editActions:rowContent:)`.
struct NamedDishes: View {
  @State private var names = ["Soup", "Pie", "Salad"]

  var body: some View {
    List($names, id: \.self, editActions: [.delete, .move]) { $name in
      Text(name)
    }
  }
}

/// Page: `List.init(_:id:editActions:selection:rowContent:)`.
struct SelectableNames: View {
  @State private var names = ["Soup", "Pie", "Salad"]
  @State private var selectedName: String? = nil

  var body: some View {
    List($names, id: \.self, editActions: [.delete, .move], selection: $selectedName) { $name in
      Text(name)
    }
    Text(selectedName.map { "You chose \($0)" } ?? "You chose nothing")
  }
}

/// Page: `ForEach.init(_:editActions:content:)`.
struct EditableForEach: View {
  @State private var dishes = menu

  var body: some View {
    List {
      ForEach($dishes, editActions: [.delete, .move]) { $dish in
        Text(dish.name)
      }
    }
  }
}

/// Page: `ForEach.init(_:editActions:content:)`, with a condition.
struct KeptRecipes: View {
  @State private var dishes = menu

  var body: some View {
    List {
      ForEach($dishes, editActions: .delete) { $dish in
        Text(dish.name)
          .deleteDisabled(dish.isOldRecipe)
      }
    }
  }
}

/// Page: `EditButton`.
struct FruitBasket: View {
  @State private var fruits = ["Apple", "Banana", "Cherry", "Date"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(fruits, id: \.self) { fruit in
          Text(fruit)
        }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Fruit Basket")
      .toolbar {
        EditButton()
      }
    }
  }
}

/// Page: `editMode` and `EditMode`.
private struct NameForm: View {
  @Environment(\.editMode) private var editMode
  @State private var name = "Pine"

  var body: some View {
    Form {
      if editMode?.wrappedValue.isEditing == true {
        TextField("Name", text: $name)
      } else {
        Text(name)
      }
    }
    .animation(nil, value: editMode?.wrappedValue)
    .toolbar {
      EditButton()
    }
  }
}

struct NamePage: View {
  var body: some View {
    NavigationStack {
      NameForm()
    }
  }
}

struct Profile: Identifiable {
  let givenName: String
  var id: String { givenName }
}

/// Page: `DynamicViewContent.dropDestination(for:action:)`, for texts.
struct DroppedNames: View {
  @State private var profiles = [Profile(givenName: "Ash"), Profile(givenName: "Birch")]

  var body: some View {
    List {
      ForEach(profiles) { profile in
        Text(profile.givenName)
      }
      .dropDestination(for: String.self) { names, offset in
        profiles.insert(contentsOf: names.map { Profile(givenName: $0) }, at: offset)
      }
    }
  }
}
