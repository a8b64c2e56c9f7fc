# Ways to write something that look right and are not.
. .ci/lib/report.sh

# lazily PATTERN prints where a pattern begins that may go over several lines.
lazily() {
  python3 -B - "$1" Sources/**/*.swift Tests/**/*.swift <<'PYTHON'
import re, sys
pattern = re.compile(sys.argv[1])
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"(?m)^[ \t]*///?.*$", "", file.read())
    for match in pattern.finditer(text):
        print(f"{path}:{text.count(chr(10), 0, match.start()) + 1}:{' '.join(match.group().split())[:100]}")
PYTHON
}

report_hits "The function is called twice for the element that is found, and 2^n times where it calls itself; write firstNonNil" < <(
  lazily '\.lazy\b[^;]{0,120}?\.(compactMap|flatMap)\b\s*(\([^()]*(\([^()]*\)[^()]*)*\)|\{([^{}]|\{([^{}]|\{[^{}]*\})*\})*\})\s*\.(first|last)\b(?!\s*[({])'
)
report_hits "Without a display this test would do nothing and pass; give it the trait .needsWindow" < <(
  lazily 'guard [^{}]*\b(Depth\.available\b|WindowDepth\.isAvailable|Toolkit\.(startForTests|namesDisplay))[^{}]*else \{\s*return\s*\}'
)
report_hits "There is one trait for tests that need a display: .needsWindow" < <(
  lazily '\.enabled\(if: (Depth\.available|WindowDepth\.isAvailable)[^\n]*|static var needs\w*(Display|Window)\w*: Self \{\s*\.enabled\(if' | grep -v '^Tests/Support/Display/' || true
)
report_hits "A length reaches GTK through Length.part or Length.whole, which know what GTK can count" < <(
  grep -nE '\b(Float|gfloat|graphene_point_t)\(|\b(Int32|gint|Int)\([^()]*\.rounded' -r Sources/SidelightBridge Sources/SidelightGTK --include='*.swift' |
    grep -v '^Sources/SidelightBridge/[A-Za-z]*/Length\.swift:' |
    grep -vE 'Length\.(part|whole)|_set_[xy]align|_set_alignment|Float\(newValue\.red\)|g_value_set_float|Float\(gtk_widget_get_|delay \* 1000|_point_t\(\)|graphene_point_t\(x: 0, y: 0\)' || true
)
finish
