import Sidelight
import SidelightDesktop

/// What the command line asks for: `sidelight-files [OPTION…] [FOLDER]`.
struct Launch: Equatable {
  /// The folder to start with.
  let folder: Location

  /// Why there will be no window: a sentence, and the exit code that goes with it.
  struct Refusal: Error, Equatable {
    let message: String
    let exitCode: Int32
  }

  /// Finds the folder among the words of the command line that are no options. Without a word it is the home folder.
  init(operands: [[UInt8]] = LaunchArguments.operands) throws(Refusal) {
    guard operands.count <= 1 else {
      let message = "Only one folder can be shown, but \(operands.count) were given. Start the program once for each."
      throw Refusal(message: message, exitCode: 2)
    }
    guard let word = operands.first else {
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
