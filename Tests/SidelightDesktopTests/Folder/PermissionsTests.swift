import SidelightDesktop
import Testing

@Suite("Permissions")
struct PermissionsTests {
  @Test(
    "are written as ls writes them",
    arguments: [
      (0o755, "rwxr-xr-x"), (0o640, "rw-r-----"), (0, "---------"), (0o4755, "rwsr-xr-x"), (0o4644, "rwSr--r--"), (0o2755, "rwxr-sr-x"),
      (0o2644, "rw-r-Sr--"), (0o1777, "rwxrwxrwt"), (0o1776, "rwxrwxrwT"), (0o777, "rwxrwxrwx"),
    ] as [(UInt16, String)])
  func text(mode: UInt16, expected: String) {
    #expect(Permissions(mode: mode).description == expected)
  }

  @Test("bits that say what a file is are cut off")
  func typeBits() {
    #expect(Permissions(mode: 0o100644).mode == 0o644)
  }
}
