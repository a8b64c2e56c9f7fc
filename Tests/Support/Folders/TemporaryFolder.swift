import Glibc
package import SidelightDesktop

/// A folder of its own for one test, removed with everything in it when the test is done.
package final class TemporaryFolder: Sendable {
  package let location: Location

  package init() {
    var template = Array("/tmp/sidelight-test-XXXXXX".utf8CString)
    _ = unsafe mkdtemp(&template)
    location = Location(pathBytes: template.dropLast().map { UInt8(bitPattern: $0) })
  }

  deinit {
    remove(location)
  }

  package subscript(name: String) -> Location { location.appending(name) }

  @discardableResult
  package func write(_ content: String = "", to name: String) -> Location {
    write(Array(content.utf8), to: self[name])
  }

  @discardableResult
  package func write(_ content: [UInt8], to file: Location) -> Location {
    let descriptor = unsafe open(file.terminatedPath, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0o644)
    _ = unsafe Glibc.write(descriptor, content, content.count)
    close(descriptor)
    return file
  }

  /// Makes a file longer by bytes that take no room on the disk.
  package func extend(_ name: String, to size: Int) {
    _ = unsafe truncate(self[name].terminatedPath, size)
  }

  package func makeFolder(_ name: String) {
    makeFolder(self[name])
  }

  package func makeFolder(_ location: Location) {
    _ = unsafe mkdir(location.terminatedPath, 0o755)
  }

  package func makeLink(_ name: String, to target: String) {
    _ = unsafe symlink(target, self[name].terminatedPath)
  }

  package func makePipe(_ name: String) {
    _ = unsafe mkfifo(self[name].terminatedPath, 0o644)
  }

  package func makeSocket(_ name: String) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { buffer in
      unsafe buffer.copyBytes(from: (self[name].pathBytes ?? []).prefix(buffer.count - 1))
    }
    _ = unsafe withUnsafeBytes(of: &address) { buffer in
      unsafe bind(descriptor, buffer.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t(buffer.count))
    }
    close(descriptor)
  }

  package func rename(_ old: String, to new: String) {
    _ = unsafe Glibc.rename(self[old].terminatedPath, self[new].terminatedPath)
  }

  package func setMode(_ mode: UInt32, of location: Location) {
    _ = unsafe chmod(location.terminatedPath, mode)
  }

  /// Says when a file was changed last, in seconds since 1970.
  package func setModificationTime(_ seconds: Int, of location: Location) {
    let times = [timespec(tv_sec: 0, tv_nsec: 1_073_741_822), timespec(tv_sec: seconds, tv_nsec: 0)]
    _ = unsafe utimensat(AT_FDCWD, location.terminatedPath, times, 0)
  }

  /// Removes a file, or a folder with everything in it. Links are removed, never followed.
  package func remove(_ location: Location) {
    guard unsafe unlink(location.terminatedPath) != 0, let directory = unsafe opendir(location.terminatedPath) else { return }
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { remove(location.appending(nameBytes: name)) }
    }
    unsafe closedir(directory)
    _ = unsafe rmdir(location.terminatedPath)
  }
}

extension Location {
  /// The path as C wants it.
  fileprivate var terminatedPath: [CChar] {
    (pathBytes ?? []).map { CChar(bitPattern: $0) } + [0]
  }
}
