import FolderSupport
import Foundation
import SidelightDesktop
import Testing

/// Programs of the desktop, with one that is made here.
@Suite("Programs for files", .serialized, .timeLimit(.minutes(1))) @MainActor struct DesktopAppTests {
  /// The desktop hears of new programs on a thread of GLib's, which tells nobody.
  private func wait(until isTrue: () -> Bool) async {
    while !isTrue() { await Task.yield() }
  }

  @Test func `For a kind of file that no program is made for there is none`() {
    #expect(DesktopApp.all(for: "application/x-sidelight-none").isEmpty)
  }

  @Test func `A program is found by the kind of file, and gets the files`() async throws {
    let folder = TemporaryFolder()
    let data = try #require(ProcessInfo.processInfo.environment["XDG_DATA_HOME"])
    let applications = URL(filePath: data).appending(path: "applications")
    try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
    let result = try #require(folder["result"].path)
    let script = try #require(folder["program"].path)
    folder.write("#!/bin/sh\necho \"$@\" > '\(result).new'; mv '\(result).new' '\(result)'\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let entry = """
      [Desktop Entry]
      Type=Application
      Name=Sidelight’s Test
      Exec=\(script) %F
      MimeType=application/x-sidelight-test;

      """
    let file = applications.appending(path: "sidelight-test.desktop")
    let cache = applications.appending(path: "mimeinfo.cache")
    defer { for url in [file, cache] { try? FileManager.default.removeItem(at: url) } }
    try "[MIME Cache]\napplication/x-sidelight-test=sidelight-test.desktop;\n".write(to: cache, atomically: true, encoding: .utf8)
    try entry.write(to: file, atomically: true, encoding: .utf8)
    folder.write("text", to: "a file")
    await wait { !DesktopApp.all(for: "application/x-sidelight-test").isEmpty }
    let apps = DesktopApp.all(for: "application/x-sidelight-test")
    #expect(apps.map(\.name) == ["Sidelight’s Test"])
    try apps.first?.open([folder["a file"]])
    await wait { FileManager.default.fileExists(atPath: result) }
    #expect(try String(contentsOfFile: result, encoding: .utf8) == "\(try #require(folder["a file"].path))\n")
    try FileManager.default.removeItem(at: file)
    await wait { DesktopApp.all(for: "application/x-sidelight-test").isEmpty }
    #expect(throws: DesktopAppProblem.self) { try apps.first?.open([folder["a file"]]) }
  }
}
