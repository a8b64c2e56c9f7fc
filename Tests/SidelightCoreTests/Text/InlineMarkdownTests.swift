import SidelightCore
import Testing

/// The Markdown of one paragraph, as CommonMark has it.
struct InlineMarkdownTests {
  /// The parts in tags, such as `<b>strong</b>`.
  private func read(_ pieces: [InlineMarkdown.Piece]) -> String {
    InlineMarkdown.parts(of: pieces).map { part in
      var text =
        switch part.content {
        case .text(let text): text
        case .value(let index): if case .value(let value) = pieces[index] { "{\(value)}" } else { "?" }
        }
      if part.look.isCode { text = "<c>\(text)</c>" }
      if part.look.isStruckThrough { text = "<s>\(text)</s>" }
      if part.look.isEmphasized { text = "<i>\(text)</i>" }
      if part.look.isStrong { text = "<b>\(text)</b>" }
      if let link = part.look.link { text = "<\(link)>\(text)</>" }
      return text
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold** and *thin*", "<b>bold</b> and <i>thin</i>"), ("__bold__ _thin_", "<b>bold</b> <i>thin</i>"),
    ("***both***", "<b><i>both</i></b>"), ("**bold *both* bold**", "<b>bold </b><b><i>both</i></b><b> bold</b>"),
    ("~~gone~~ ~gone~", "<s>gone</s> <s>gone</s>"), ("`let *x*`", "<c>let *x*</c>"), ("`` a`b ``", "<c>a`b</c>"),
    // What is no Markdown.
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("**open", "**open"), ("`open", "`open"),
    ("a ~~~b~~~", "a ~~~b~~~"),
    ("\\*not\\*", "*not*"), ("C:\\folder", "C:\\folder"), ("5 < 6 > 4", "5 < 6 > 4"), ("[no link]", "[no link]"), ("[a](", "[a]("),
    ("[a](b c)", "[a](b c)"), ("", ""), ("*", "*"), ("]", "]"), ("](x)", "](x)"),
    // CommonMark's examples of what belongs together.
    ("foo*bar*", "foo<i>bar</i>"), ("*foo**bar*", "<i>foo**bar</i>"), ("**foo*", "*<i>foo</i>"), ("*foo**", "<i>foo</i>*"),
    ("a*\"foo\"*", "a*\"foo\"*"), ("*(*foo*)*", "<i>(foo)</i>"), ("*foo _bar* baz_", "<i>foo _bar</i> baz_"),
  ])
  func `Signs that belong together are a look, and all others are text`(source: String, shown: String) {
    #expect(read([.markdown(source)]) == shown)
  }

  @Test(arguments: [
    ("[Manual](https://example.org)", "<https://example.org>Manual</>"),
    ("See [the *new* one](<a b> \"Title\").", "See <a b>the </><a b><i>new</i></><a b> one</>."),
    ("[a](x(y)z)", "<x(y)z>a</>"), ("[out [in](b)](c)", "[out <b>in</>](c)"), ("**[a](b)**", "<b><b>a</b></>"),
    ("*[a*](b)", "*<b>a*</>"), ("<https://example.org/x>", "<https://example.org/x>https://example.org/x</>"),
    ("<not a scheme>", "<not a scheme>"),
  ])
  func `Links have an address`(source: String, shown: String) {
    #expect(read([.markdown(source)]) == shown)
  }

  @Test func `A value within Markdown is none, and takes the look around it`() {
    #expect(read([.markdown("**"), .value("*a*"), .markdown("** b")]) == "<b>{*a*}</b> b")
    #expect(read([.markdown("[x]("), .value("my_page"), .markdown(")")]) == "<my_page>x</>")
    #expect(read([.markdown("`"), .value("_"), .markdown("`")]) == "<c>{_}</c>")
  }

  @Test func `A text without signs is not read at all`() {
    #expect(!InlineMarkdown.mayBeMarkdown("Plain text, 100 % (really) - \"yes\" & no > ö"))
    for sign in "*_`~[<\\" { #expect(InlineMarkdown.mayBeMarkdown("a\(sign)b")) }
  }
}
