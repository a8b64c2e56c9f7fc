import Sidelight

/// The windows and the settings of the pages, beside the gallery's own window.
struct GalleryScenes: Scene {
  var body: some Scene { RecipeScenes() }
}
