import Foundation
import Sidelight

@main struct RecipesApp: App {
  var body: some Scene {
    WindowGroup("Recipes") { RecipesView() }
  }
}

struct Ingredient: Identifiable, Hashable {
  var id = UUID()
  var name: String
  var amount: Double
  var unit: String
  var isThere = false
}

struct Recipe: Identifiable, Hashable {
  var id = UUID()
  var name: String
  var category: String
  var minutes: Int
  var isFavourite = false
  var ingredients: [Ingredient]
  var steps: [String]
}

@MainActor @Observable final class Cookbook {
  let categories = ["Soups", "Bakes", "Salads"]
  var recipes = [
    Recipe(
      name: "Potato Soup", category: "Soups", minutes: 40, isFavourite: true,
      ingredients: [
        .init(name: "Potatoes", amount: 200, unit: "g"), .init(name: "Stock", amount: 0.25, unit: "l"),
        .init(name: "Leek", amount: 0.5, unit: ""),
      ],
      steps: ["Peel and cut the potatoes.", "Cook all of it in the stock.", "Mash what is soft."]),
    Recipe(
      name: "Apple Cake", category: "Bakes", minutes: 70,
      ingredients: [
        .init(name: "Apples", amount: 1, unit: ""), .init(name: "Flour", amount: 60, unit: "g"),
        .init(name: "Sugar", amount: 30, unit: "g"),
      ],
      steps: ["Mix flour, sugar and butter.", "Put the apples on top.", "Bake until it is golden."]),
    Recipe(
      name: "Bean Salad", category: "Salads", minutes: 15,
      ingredients: [.init(name: "Beans", amount: 120, unit: "g"), .init(name: "Onion", amount: 0.25, unit: "")],
      steps: ["Cut, mix, and wait."]),
  ]
}

struct RecipesView: View {
  @State private var book = Cookbook()
  @State private var category: String? = "Soups"
  @State private var selection: Recipe.ID?
  @State private var isAdding = false

  private var shown: [Recipe] {
    category == "Favourites" ? book.recipes.filter(\.isFavourite) : book.recipes.filter { $0.category == category }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $category) {
        Label("Favourites", systemImage: "heart").tag("Favourites")
        Section("Categories") {
          ForEach(book.categories, id: \.self) { Label($0, systemImage: "fork.knife") }
        }
      }
      .navigationTitle("Recipes")
    } content: {
      List(shown, selection: $selection) { recipe in
        VStack(alignment: .leading) {
          Text(recipe.name)
          Label("\(recipe.minutes) min", systemImage: "clock").font(.caption).foregroundStyle(.secondary)
        }
      }
      .navigationTitle(category ?? "")
      .toolbar { Button("Add Recipe", systemImage: "plus") { isAdding = true } }
    } detail: {
      if let index = book.recipes.firstIndex(where: { $0.id == selection }) {
        RecipeView(recipe: $book.recipes[index])
      } else {
        ContentUnavailableView("No Recipe", systemImage: "fork.knife")
      }
    }
    .sheet(isPresented: $isAdding) {
      RecipeForm(categories: book.categories) { recipe in
        book.recipes.append(recipe)
        category = recipe.category
        selection = recipe.id
      }
    }
  }
}

struct RecipeView: View {
  @Binding var recipe: Recipe
  @State private var servings = 2

  var body: some View {
    Form {
      Section {
        LabeledContent("Time", value: "\(recipe.minutes) min")
        Stepper("For \(servings)", value: $servings, in: 1...12)
      }
      Section("Ingredients") {
        ForEach($recipe.ingredients) { $ingredient in
          Toggle(isOn: $ingredient.isThere) {
            HStack {
              Text(ingredient.name)
              Spacer()
              Text(amount(ingredient)).foregroundStyle(.secondary)
            }
          }
          .toggleStyle(.checkbox)
        }
        ProgressView(value: Double(recipe.ingredients.count(where: \.isThere)), total: Double(max(1, recipe.ingredients.count))) {
          Text("In the kitchen")
        }
      }
      Section("Steps") {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
          Label(step, systemImage: "\(index + 1).circle")
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle(recipe.name)
    .toolbar { Toggle("Favourite", systemImage: recipe.isFavourite ? "heart.fill" : "heart", isOn: $recipe.isFavourite) }
  }

  private func amount(_ ingredient: Ingredient) -> String {
    let number = (ingredient.amount * Double(servings)).formatted(.number.precision(.fractionLength(0...2)))
    return ingredient.unit.isEmpty ? number : number + " " + ingredient.unit
  }
}

struct RecipeForm: View {
  @Environment(\.dismiss) private var dismiss
  let categories: [String]
  let add: (Recipe) -> Void
  @State private var name = ""
  @State private var category = "Soups"
  @State private var minutes = 30
  @State private var steps = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Category", selection: $category) { ForEach(categories, id: \.self) { Text($0) } }
        LabeledContent("Minutes") { TextField("Minutes", value: $minutes, format: .number).frame(width: 80) }
        Section("Steps, one in a line") { TextEditor(text: $steps).frame(height: 100).accessibilityLabel("Steps") }
      }
      .navigationTitle("New Recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            let lines = steps.split(separator: "\n").map(String.init)
            add(Recipe(name: name, category: category, minutes: minutes, ingredients: [], steps: lines))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

#Preview { RecipesView() }
