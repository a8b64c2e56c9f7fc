import SidelightBridge
import Testing

/// What apps say of themselves in their metainfo files.
@Suite("Metainfo files")
struct MetainfoTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- A comment -->
    <component type="desktop-application">
      <id>org.example.Photos</id>
      <name>Photos</name>
      <name xml:lang="de">Fotos</name>
      <summary xml:lang="fr">Regarder</summary>
      <summary>Look at
        pictures &amp; films</summary>
      <project_license>GPL-3.0-or-later</project_license>
      <developer id="org.example"><name translate="no">Ada</name></developer>
      <url type="homepage">https://example.org</url>
      <url type="bugtracker">https://example.org/issues</url>
      <description><p>Not news.</p></description>
      <releases>
        <release version="2.1" date="2026-01-02">
          <description>
            <p>Faster &lt;now&gt;</p>
            <p xml:lang="de">Schneller</p>
            <ul><li>One</li><li xml:lang="de">Eins</li><li xml:lang="fr">Un</li><li>Two <em>points</em></li></ul>
          </description>
        </release>
        <release version="2.0" date="2025-01-02"><description><p>Old</p></description></release>
      </releases>
    </component>
    """

  @Test func `Name, summary, maker, licence, addresses and the newest version are read`() throws {
    let app = try #require(AppMetainfo(reading: Self.file))
    #expect(app.name == "Photos" && app.summary == "Look at pictures & films" && app.developer == "Ada")
    #expect(app.license == "GPL-3.0-or-later" && app.version == "2.1")
    #expect(app.addresses == ["homepage": "https://example.org", "bugtracker": "https://example.org/issues"])
    #expect(app.news == "<p>Faster &lt;now&gt;</p><ul><li>One</li><li>Two <em>points</em></li></ul>" && app.newsVersion == "2.1")
  }

  @Test func `What is there in the user's language goes first`() throws {
    let german = try #require(AppMetainfo(reading: Self.file, languages: ["de_DE", "de"]))
    #expect(german.name == "Fotos" && german.summary == "Look at pictures & films")
    #expect(german.news == "<p>Schneller</p><ul><li>Eins</li><li>Two <em>points</em></li></ul>")
  }

  @Test(arguments: ["", "no markup", "<component", "<other/>", "<component></wrong>", "\u{0}", "<component><name>Half</name>"])
  func `What is no metainfo file says nothing`(text: String) { #expect(AppMetainfo(reading: text) == nil) }

  @Test func `One that says little has the rest empty`() throws {
    let app = try #require(AppMetainfo(reading: "<component><name/><releases><release/></releases></component>"))
    #expect(app == AppMetainfo())
  }
}
