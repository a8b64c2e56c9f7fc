import Sidelight

/// The oceans and seas that several pages show.
struct Ocean: Identifiable, Hashable {
  let name: String
  let seas: [String]
  var id: String { name }

  static let all = [
    Ocean(name: "Pacific", seas: ["Coral Sea", "Tasman Sea", "Philippine Sea", "Sea of Japan"]),
    Ocean(name: "Atlantic", seas: ["Sargasso Sea", "North Sea", "Baltic Sea"]),
    Ocean(name: "Indian", seas: ["Arabian Sea", "Andaman Sea", "Bay of Bengal"]),
    Ocean(name: "Arctic", seas: ["Barents Sea", "Kara Sea"]),
  ]
}
