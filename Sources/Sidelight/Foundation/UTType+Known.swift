#if Foundation
extension UTType {
  /// The base of all types of things that are stored or transferred.
  public static var item: UTType { UTType(known: "public.item") }
  /// The base of all types of what is made to be looked at.
  public static var content: UTType { UTType(known: "public.content") }
  /// The base of all types that are streams of bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder, or a package that looks like a file.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder that the user goes into.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// Any text, with or without a markup.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup, in any encoding.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup, in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Any address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file or folder.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text in the rich text format.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A page of the web.
  public static var html: UTType { UTType(known: "public.html") }
  /// Text in XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// Text in JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// Text in YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A table as text, its fields parted by commas.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// A table as text, its fields parted by tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// A log.
  public static var log: UTType { UTType(known: "public.log") }
  /// The source of a program, in any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// The source of a Swift program.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// The source of a C program.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// The source of a C++ program.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// A script of the shell.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A Python program.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A JavaScript program.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A picture of any kind.
  public static var image: UTType { UTType(known: "public.image") }
  /// A picture in the format PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// A picture in the format JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A picture in the format GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A picture in the format TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A picture in the format of Windows bitmaps.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// A picture in the format WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A picture in the format HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A drawing in the format SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A symbol in the format of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// A document in the format PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A book in the format EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A spreadsheet of any kind.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// Slides of any kind.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// What is heard, seen or both.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// A film, with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// A film without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// A sound of any kind.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A film in the format of QuickTime.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A film in the format MPEG-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A sound in the format MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A sound in the format WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// A sound in the format MPEG-4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Files packed into one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// Files packed into one in the format ZIP.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A file packed in the format gzip.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A business card.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// An entry of a calendar.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }

  /// What is known of a type: the types that it conforms to at once, the ends of names, and what the desktop calls it. What is preferred comes
  /// first.
  struct Facts: Sendable {
    let parents: [UTType]
    let suffixes: [String]
    let mimeTypes: [String]
  }

  /// The types that are declared here, in the order in which one is looked for.
  static let known: [(identifier: String, facts: Facts)] = [
    ("public.item", Facts(parents: [], suffixes: [], mimeTypes: [])),
    ("public.content", Facts(parents: [], suffixes: [], mimeTypes: [])),
    ("public.data", Facts(parents: [.item], suffixes: [], mimeTypes: ["application/octet-stream"])),
    ("public.directory", Facts(parents: [.item], suffixes: [], mimeTypes: ["inode/directory"])),
    ("public.folder", Facts(parents: [.directory], suffixes: [], mimeTypes: ["inode/directory"])),
    ("public.text", Facts(parents: [.data, .content], suffixes: [], mimeTypes: ["text/*"])),
    ("public.plain-text", Facts(parents: [.text], suffixes: ["txt", "text"], mimeTypes: ["text/plain"])),
    ("public.utf8-plain-text", Facts(parents: [.plainText], suffixes: ["txt"], mimeTypes: ["text/plain"])),
    ("public.url", Facts(parents: [.data], suffixes: [], mimeTypes: [])),
    ("public.file-url", Facts(parents: [.url], suffixes: [], mimeTypes: [])),
    ("public.rtf", Facts(parents: [.text], suffixes: ["rtf"], mimeTypes: ["application/rtf"])),
    ("public.html", Facts(parents: [.text], suffixes: ["html", "htm"], mimeTypes: ["text/html"])),
    ("public.xml", Facts(parents: [.text], suffixes: ["xml"], mimeTypes: ["application/xml"])),
    ("public.json", Facts(parents: [.text], suffixes: ["json"], mimeTypes: ["application/json"])),
    ("public.yaml", Facts(parents: [.text], suffixes: ["yaml", "yml"], mimeTypes: ["application/yaml"])),
    ("public.comma-separated-values-text", Facts(parents: [.text], suffixes: ["csv"], mimeTypes: ["text/csv"])),
    ("public.tab-separated-values-text", Facts(parents: [.text], suffixes: ["tsv"], mimeTypes: ["text/tab-separated-values"])),
    ("public.log", Facts(parents: [.plainText], suffixes: ["log"], mimeTypes: ["text/x-log"])),
    ("public.source-code", Facts(parents: [.plainText], suffixes: [], mimeTypes: [])),
    ("public.swift-source", Facts(parents: [.sourceCode], suffixes: ["swift"], mimeTypes: ["text/x-swift"])),
    ("public.c-source", Facts(parents: [.sourceCode], suffixes: ["c"], mimeTypes: ["text/x-csrc"])),
    ("public.c-plus-plus-source", Facts(parents: [.sourceCode], suffixes: ["cpp", "cc", "cxx"], mimeTypes: ["text/x-c++src"])),
    ("public.shell-script", Facts(parents: [.sourceCode], suffixes: ["sh"], mimeTypes: ["application/x-shellscript"])),
    ("public.python-script", Facts(parents: [.sourceCode], suffixes: ["py"], mimeTypes: ["text/x-python"])),
    ("com.netscape.javascript-source", Facts(parents: [.sourceCode], suffixes: ["js"], mimeTypes: ["text/javascript"])),
    ("public.image", Facts(parents: [.data, .content], suffixes: [], mimeTypes: ["image/*"])),
    ("public.png", Facts(parents: [.image], suffixes: ["png"], mimeTypes: ["image/png"])),
    ("public.jpeg", Facts(parents: [.image], suffixes: ["jpeg", "jpg"], mimeTypes: ["image/jpeg"])),
    ("com.compuserve.gif", Facts(parents: [.image], suffixes: ["gif"], mimeTypes: ["image/gif"])),
    ("public.tiff", Facts(parents: [.image], suffixes: ["tiff", "tif"], mimeTypes: ["image/tiff"])),
    ("com.microsoft.bmp", Facts(parents: [.image], suffixes: ["bmp"], mimeTypes: ["image/bmp"])),
    ("org.webmproject.webp", Facts(parents: [.image], suffixes: ["webp"], mimeTypes: ["image/webp"])),
    ("public.heic", Facts(parents: [.image], suffixes: ["heic"], mimeTypes: ["image/heic"])),
    ("public.svg-image", Facts(parents: [.image], suffixes: ["svg"], mimeTypes: ["image/svg+xml"])),
    ("com.microsoft.ico", Facts(parents: [.image], suffixes: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"])),
    ("com.adobe.pdf", Facts(parents: [.data, .content], suffixes: ["pdf"], mimeTypes: ["application/pdf"])),
    ("org.idpf.epub-container", Facts(parents: [.data, .content], suffixes: ["epub"], mimeTypes: ["application/epub+zip"])),
    ("public.spreadsheet", Facts(parents: [.content], suffixes: [], mimeTypes: ["application/vnd.oasis.opendocument.spreadsheet"])),
    ("public.presentation", Facts(parents: [.content], suffixes: [], mimeTypes: ["application/vnd.oasis.opendocument.presentation"])),
    ("public.audiovisual-content", Facts(parents: [.data, .content], suffixes: [], mimeTypes: ["video/*", "audio/*"])),
    ("public.movie", Facts(parents: [.audiovisualContent], suffixes: [], mimeTypes: ["video/*"])),
    ("public.video", Facts(parents: [.movie], suffixes: [], mimeTypes: ["video/*"])),
    ("public.audio", Facts(parents: [.audiovisualContent], suffixes: [], mimeTypes: ["audio/*"])),
    ("com.apple.quicktime-movie", Facts(parents: [.movie], suffixes: ["mov"], mimeTypes: ["video/quicktime"])),
    ("public.mpeg-4", Facts(parents: [.movie], suffixes: ["mp4"], mimeTypes: ["video/mp4"])),
    ("public.mp3", Facts(parents: [.audio], suffixes: ["mp3"], mimeTypes: ["audio/mpeg"])),
    ("com.microsoft.waveform-audio", Facts(parents: [.audio], suffixes: ["wav"], mimeTypes: ["audio/vnd.wave"])),
    ("public.mpeg-4-audio", Facts(parents: [.audio], suffixes: ["m4a"], mimeTypes: ["audio/mp4"])),
    ("public.archive", Facts(parents: [.data], suffixes: [], mimeTypes: [])),
    ("public.zip-archive", Facts(parents: [.archive], suffixes: ["zip"], mimeTypes: ["application/zip"])),
    ("org.gnu.gnu-zip-archive", Facts(parents: [.archive], suffixes: ["gz"], mimeTypes: ["application/gzip"])),
    ("public.font", Facts(parents: [.data], suffixes: [], mimeTypes: ["font/*"])),
    ("public.vcard", Facts(parents: [.text], suffixes: ["vcf"], mimeTypes: ["text/vcard"])),
    ("public.calendar-event", Facts(parents: [.data], suffixes: ["ics"], mimeTypes: ["text/calendar"])),
  ]

  static let facts = Dictionary(uniqueKeysWithValues: known.map { ($0.identifier, $0.facts) })
}
#endif
