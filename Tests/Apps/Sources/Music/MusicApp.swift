import Foundation
import Sidelight

@main struct MusicApp: App {
  @State private var player = Player()

  var body: some Scene {
    WindowGroup("Music") { MusicView().environment(player) }
      .commands {
        CommandMenu("Playback") {
          Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }.keyboardShortcut("p")
          Button("Next") { player.skip(1) }.keyboardShortcut(.rightArrow)
        }
      }
  }
}

struct Song: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int

  var length: String { Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond)) }
}

struct Playlist: Identifiable, Hashable {
  let id: String
  var songs: [Song.ID]
}

@MainActor @Observable final class Player {
  let songs = [
    Song(id: 1, title: "Harbour", artist: "The Lanterns", seconds: 214),
    Song(id: 2, title: "Low Tide", artist: "The Lanterns", seconds: 187),
    Song(id: 3, title: "Paper Boats", artist: "Quiet Street", seconds: 241),
    Song(id: 4, title: "Ember", artist: "Nine Rooms", seconds: 305),
    Song(id: 5, title: "Morning Bus", artist: "Quiet Street", seconds: 163),
  ]
  var playlists = [Playlist(id: "Slow", songs: [2, 4]), Playlist(id: "For the Road", songs: [1, 5])]
  var current: Song.ID = 1
  var isPlaying = false
  var position = 0.0
  var volume = 0.7

  var song: Song { songs.first { $0.id == current } ?? songs[0] }

  func play(_ id: Song.ID) {
    current = id
    position = 0
    isPlaying = true
  }

  func skip(_ step: Int) {
    let index = songs.firstIndex { $0.id == current } ?? 0
    play(songs[(index + step + songs.count) % songs.count].id)
  }
}

struct MusicView: View {
  @Environment(Player.self) private var player
  @State private var tab = "songs"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Songs", systemImage: "music.note", value: "songs") { SongsPage() }
      Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) { SearchPage() }
      TabSection("Playlists") {
        ForEach(player.playlists) { playlist in
          Tab(playlist.id, systemImage: "music.note.list", value: playlist.id) { PlaylistPage(playlist: playlist) }
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

struct SongsPage: View {
  @Environment(Player.self) private var player
  @State private var selection: Song.ID?
  @State private var order = [KeyPathComparator(\Song.title)]

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        Table(player.songs.sorted(using: order), selection: $selection, sortOrder: $order) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist)
          TableColumn("Length", value: \.seconds) { Text($0.length).monospacedDigit() }.width(80).alignment(.trailing)
        }
        .contextMenu(forSelectionType: Song.ID.self) { ids in
          Button("Play") { if let id = ids.first { player.play(id) } }
          Menu("Add to Playlist") {
            ForEach(player.playlists.indices, id: \.self) { index in
              Button(player.playlists[index].id) { player.playlists[index].songs += ids }
            }
          }
        } primaryAction: { ids in
          if let id = ids.first { player.play(id) }
        }
        Divider()
        PlayerBar()
      }
      .navigationTitle("Songs")
    }
  }
}

struct PlaylistPage: View {
  @Environment(Player.self) private var player
  let playlist: Playlist

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        List {
          ForEach(playlist.songs, id: \.self) { id in
            if let song = player.songs.first(where: { $0.id == id }) {
              Button {
                player.play(id)
              } label: {
                SongRow(song: song)
              }.buttonStyle(.plain)
            }
          }
          .onDelete { offsets in
            if let index = player.playlists.firstIndex(where: { $0.id == playlist.id }) {
              player.playlists[index].songs.remove(atOffsets: offsets)
            }
          }
        }
        Divider()
        PlayerBar()
      }
      .navigationTitle(playlist.id)
    }
  }
}

struct SearchPage: View {
  @Environment(Player.self) private var player
  @State private var text = ""

  private var found: [Song] {
    player.songs.filter { !text.isEmpty && ($0.title + " " + $0.artist).localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    NavigationStack {
      List(found) { song in
        Button {
          player.play(song.id)
        } label: {
          SongRow(song: song)
        }.buttonStyle(.plain)
      }
      .navigationTitle("Search")
      .searchable(text: $text, prompt: "Songs and artists")
    }
  }
}

struct SongRow: View {
  @Environment(Player.self) private var player
  let song: Song

  var body: some View {
    HStack {
      Image(systemName: player.current == song.id ? "speaker.wave.2.fill" : "music.note")
      VStack(alignment: .leading) {
        Text(song.title)
        Text(song.artist).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(song.length).monospacedDigit().foregroundStyle(.secondary)
    }
  }
}

struct PlayerBar: View {
  @Environment(Player.self) private var player

  var body: some View {
    @Bindable var player = player
    HStack(spacing: 12) {
      ControlGroup {
        Button("Back", systemImage: "backward.fill") { player.skip(-1) }
        Button(player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") {
          player.isPlaying.toggle()
        }
        Button("Next", systemImage: "forward.fill") { player.skip(1) }
      }
      .labelStyle(.iconOnly)
      Text(player.song.title).lineLimit(1)
      Slider(value: $player.position, in: 0...Double(player.song.seconds)) { Text("Position") }
        .labelsHidden()
        .frame(minWidth: 60)
    }
    .padding(10)
  }
}

#Preview { MusicView().environment(Player()) }
