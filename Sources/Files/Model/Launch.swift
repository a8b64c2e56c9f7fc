import Foundation
import SidelightDesktop

/// What the command line asks for: `sidelight-files [OPTION…] [PATH|URI]`.
struct Launch: Equatable {
  /// The folder to start with.
  let folder: Location

  /// Why there will be no window: a sentence, and the exit code that goes with it.
  struct Refusal: Error, Equatable {
    let message: String
    let exitCode: Int32
  }

  /// Options of the application that take the next word as their value, which is then no folder.
  private static let optionsWithValue: Set<String> = ["--size", "--screenshot", "--display"]

  /// Finds the folder among the words of the command line; the options are the application's business.
  ///
  /// Without a folder it is the home folder. After `--`, every word is a folder, so that one can be called `--size`.
  init(arguments: [[UInt8]] = RawArguments.all) throws(Refusal) {
    var words: [[UInt8]] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let text = String(decoding: word, as: UTF8.self)
      if text == "--" {
        words += rest
        break
      }
      if Self.optionsWithValue.contains(text) {
        _ = rest.popFirst()
      } else if !text.hasPrefix("-") || text == "-" {
        words.append(word)
      }
    }
    guard words.count <= 1 else {
      throw Refusal(message: "Only one folder can be shown, but \(words.count) were given. Start the program once for each.", exitCode: 2)
    }
    guard let word = words.first else {
      folder = .home
      return
    }
    do throws(FolderProblem) {
      folder = try Folder.check(bytes: word)
    } catch {
      throw Refusal(message: error.description, exitCode: 1)
    }
  }

  /// The folder to start with, or the end of the program with a sentence on the standard error output and no window.
  static func folderOrExit() -> Location {
    do throws(Refusal) {
      return try Launch().folder
    } catch {
      FileHandle.standardError.write(Data("sidelight-files: \(error.message)\n".utf8))
      exit(error.exitCode)
    }
  }
}
