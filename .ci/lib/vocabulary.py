"""SwiftUI's names, as .ci/swiftui.table has them: what Sidelight has, has otherwise, has without an effect, or is missing.

vocabulary.py write TABLE SOURCES PAGE          writes the declarations of what is missing, and the page of the documentation
vocabulary.py compare TABLE SOURCES PAGE        prints `place<tab>sentence` for each of those files that would be written otherwise
vocabulary.py names TABLE SYMBOL_GRAPH...       prints `place<tab>sentence` for each name of which the list and the code say different things
"""

import json
import os
import re
import sys
from dataclasses import dataclass, field

# What the compiler asks of a type that conforms to these.
CONFORMANCES = {
    "View": "public typealias Body = Never",
    "Scene": "public typealias Body = Never",
    "Commands": "public typealias Body = Never",
    "Gesture": "public typealias Value = Never; public var body: Never { absent() }",
}
# Types that are there with Foundation alone.
FOUNDATION = {
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Date", "InsettableShape", "LineStyle", "NSItemProvider", "Path", "Shape",
    "Transferable", "URL", "UTType",
}
# Those of them that are Foundation's own.
FOREIGN = {"Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Date", "URL"}
# Protocols of Sidelight that are there with Foundation alone.
GUARDED = {"Gesture"}
HEADER = "// swift-format-ignore-file\n// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.\n"


@dataclass
class Entry:
    state: str
    name: str
    sentence: str
    line: int
    declarations: list = field(default_factory=list)
    constraint: str = ""

    @property
    def owner(self):
        """The type that a member belongs to; empty for what stands alone."""
        return self.name.split("(")[0].rpartition(".")[0]

    @property
    def base(self):
        """The name without its owner and its labels."""
        return self.name.split("(")[0].rpartition(".")[2]

    @property
    def declares_type(self):
        return bool(self.declarations) and re.match(r"(struct|enum|protocol) ", self.declarations[0].strip()) is not None

    @property
    def message(self):
        shown = self.base
        if self.base == "init":
            shown = self.name.replace(".init(", "(")
        elif any(e.state != "missing" and (e.owner, e.base) == (self.owner, self.base) for g in ALL for e in g.entries):
            shown = self.name[len(self.owner) + 1 :]  # The name itself is there, with other labels.
        return f"Sidelight has no '{shown}'" + (f"; {self.sentence}" if self.sentence else "")


@dataclass
class Group:
    title: str
    sentence: str = ""
    entries: list = field(default_factory=list)


def read(table):
    groups = []
    for number, text in enumerate(open(table), 1):
        text = text.rstrip()
        if not text or text.startswith("#") and not text.startswith("## "):
            continue
        if text.startswith("## "):
            groups.append(Group(text[3:]))
        elif text.startswith("= "):
            groups[-1].sentence = text[2:]
        elif text.startswith("have "):
            groups[-1].entries += [Entry("have", name, "", number) for name in split_names(text[5:])]
        elif text.startswith("missing ") and ", " in text and ": " not in text:
            groups[-1].entries += [Entry("missing", name, groups[-1].sentence, number) for name in split_names(text[8:])]
        elif match := re.match(r"(missing|differs|inert) ([^:(]+(?:\([^)]*\))?)(?:: (.*))?$", text):
            state, name, sentence = match.groups()
            if state == "differs" and not sentence:
                sys.exit(f"{table}:{number}: a name that differs has a sentence that says how")
            if state == "inert" and not sentence:
                sys.exit(f"{table}:{number}: a name that does nothing has a sentence that says what this kind of machine does not have")
            groups[-1].entries.append(Entry(state, name, sentence or groups[-1].sentence, number))
        elif text.startswith("  where "):
            groups[-1].entries[-1].constraint = text.strip()
        elif text.startswith("  "):
            groups[-1].entries[-1].declarations.append(text[2:])
        else:
            sys.exit(f"{table}:{number}: neither a heading, nor have, differs, inert or missing: {text}")
    return groups


def split_names(text):
    return [name.strip() for name in text.split(",") if name.strip()]


def words(text):
    return set(re.findall(r"\w+", text))


def types_with_foundation(groups):
    """The missing types whose declarations can't be compiled without Foundation."""
    types = {entry.base: words(" ".join(entry.declarations)) for group in groups for entry in group.entries if entry.declares_type}
    found = FOUNDATION | GUARDED
    while True:
        more = {name for name, used in types.items() if name not in found and used & found}
        if not more:
            return found
        found |= more


def member(text):
    """The Swift source of one member of a missing type."""
    text = text.strip()
    if "{" in text:
        return text if text.startswith("public ") else f"public {text}"
    if text.startswith("init(rawValue"):
        return f"public {text} {{ self.rawValue = rawValue }}"
    if text.startswith("let rawValue") or text.startswith("case "):
        return text if text.startswith("case ") else f"public {text}"
    if text.startswith("static let "):
        text = "static var " + text[len("static let "):]
    if "init(" in text:
        return f"public {text} {{}}"
    return f"public {text} {braces(body(text))}"


def body(text):
    """What a declaration does that can't be called."""
    if "var " in text.split("(")[0]:
        return "absent()"
    result = text.rpartition("->")[2].strip() if "->" in text else ""
    if "(" in text and ")" in result and result.count("(") < result.count(")"):
        result = ""  # The arrow belongs to a parameter.
    result = re.sub(r" where .*", "", result)
    if result in ("some View", "some Scene", "Self", "some Shape", "some InsettableShape"):
        return "self"
    return "absent()" if result and result != "Void" else ""


def braces(text):
    return f"{{ {text} }}" if text else "{}"


def type_source(entry):
    lines = entry.declarations
    head = lines[0].strip()
    kind = head.split()[0]
    attribute = f'@available(*, unavailable, message: "{entry.message}")'
    if "{" in head:
        return [attribute, f"public {head}"]
    if kind == "protocol":
        return [attribute, f"public {head} {{}}"]
    bare = re.sub(r"<.*?>", "", head)
    protocols = words(bare.partition(":")[2])
    inside = [source for protocol, source in CONFORMANCES.items() if protocol in protocols]
    inside += [member(line) for line in lines[1:]]
    return [attribute, f"nonisolated public {head} {{", *("  " + line for line in inside), "}"]


def swift(group, needing):
    """The declarations of a group: those for every build, and those for builds with Foundation."""
    sources = {False: [], True: []}
    members = {}
    for entry in group.entries:
        if entry.state != "missing" or not entry.declarations:
            continue
        if entry.declares_type:
            lines = type_source(entry)
            if entry.owner:
                lines = [f"extension {entry.owner} {{", *("  " + line for line in lines), "}"]
            sources[bool(words(" ".join(entry.declarations)) & needing)] += [*lines, ""]
            continue
        for line in entry.declarations:
            line = line.strip()
            attributes, line = re.match(r"((?:@\w+ )?)(.*)", line).groups()
            needs = bool(words(line) & needing) or entry.owner in needing
            implementation = body(line)
            if line.startswith("init("):
                implementation = "self = absent()"
            if line.startswith("func with"):
                implementation = "try body()"
            text = [
                f'@available(*, unavailable, message: "{entry.message}")',
                f"{attributes}nonisolated public {line} {braces(implementation)}",
            ]
            if not entry.owner:
                sources[needs] += [*text, ""]
            else:
                members.setdefault((needs, f"{entry.owner} {entry.constraint}".strip(), entry.owner), []).append(text)
    for (needs, owner, plain), texts in members.items():
        unavailable = any(e.base == plain and e.state == "missing" and e.declares_type for g in ALL for e in g.entries)
        lines = ["@available(*, unavailable)"] if unavailable or "where" in owner else []
        lines.append(f"extension {owner} {{")
        for text in texts:
            lines += ["  " + line for line in text]
        sources[needs] += [*lines, "}", ""]
    return sources


ALL = []
# What the page says before a sentence.
PREFIXES = {"missing": "", "differs": "differs: ", "inert": "does nothing: "}


def file_name(title):
    return "".join(word.capitalize() for word in re.findall(r"\w+", title)) + ".swift"


def outputs(table, sources, page):
    global ALL
    ALL = groups = read(table)
    needing = types_with_foundation(groups)
    files = {}
    for group in groups:
        found = swift(group, needing)
        if not found[False] and not found[True]:
            continue
        text = HEADER
        if words("\n".join(found[True])) & FOREIGN:
            text += "#if Foundation\npublic import Foundation\n#endif\n"
        text += "public import SidelightUI\n\n" + "\n".join(found[False])
        if found[True]:
            text += "\n#if Foundation\n" + "\n".join(found[True]).rstrip() + "\n#endif\n"
        files[os.path.join(sources, file_name(group.title))] = text.rstrip() + "\n"
    files[os.path.join(sources, "Absent.swift")] = (
        HEADER
        + "\n/// The body of a declaration that is unavailable, so that nothing can call it.\n"
        + 'nonisolated func absent<Value>() -> Value { preconditionFailure("a declaration that is unavailable was called") }\n'
    )
    files[page] = documentation(groups)
    return files


def documentation(groups):
    count = {state: sum(e.state == state and not e.name.startswith("_") for g in groups for e in g.entries) for state in ("have", "differs", "inert", "missing")}
    lines = [
        "# What SwiftUI has and Sidelight does not",
        "",
        "Names of SwiftUI that are missing, and what to use in their place.",
        "",
        "## Overview",
        "",
        f"Of the names that SwiftUI's documentation listed in November 2026, {count['missing']} are missing here and {count['differs']} differ.",
        f"{count['inert']} more are there and do nothing, because desktops do not have what they are documented to do.",
        "The compiler says so where an app uses one: those that apps use most are declared and marked unavailable, with what to use instead.",
        "A type or an extension of your own with such a name takes its place.",
    ]
    for group in groups:
        said = [e for e in group.entries if e.state != "have" and not e.name.startswith("_")]
        own = [e for e in said if e.sentence != group.sentence]
        rest = [e for e in said if e.sentence == group.sentence]
        if said:
            lines += ["", f"### {group.title}"]
        if own:
            lines += ["", "| name | |", "|---|---|"]
            lines += [f"| `{e.name}` | {PREFIXES[e.state]}{e.sentence} |" for e in own]
        if rest:
            lines += ["", f"The others ({group.sentence}): " + ", ".join(f"`{e.name}`" for e in rest) + "."]
    return "\n".join(lines) + "\n"


def write(table, sources, page):
    files = outputs(table, sources, page)
    for old in os.listdir(sources):
        if os.path.join(sources, old) not in files:
            os.remove(os.path.join(sources, old))
    for path, text in files.items():
        if not os.path.exists(path) or open(path).read() != text:
            with open(path, "w") as file:
                file.write(text)


def compare(table, sources, page):
    files = outputs(table, sources, page)
    for path in sorted({*files, *(os.path.join(sources, name) for name in os.listdir(sources))}):
        if path not in files or not os.path.exists(path) or open(path).read() != files[path]:
            print(f"{path}\tIt is not what {table} says; run './meson-wrapper.sh check --record' and commit it.")


def names(table, graphs):
    code = set()
    for path in graphs:
        for symbol in json.load(open(path))["symbols"]:
            code.add(".".join(symbol["pathComponents"]))
    bases = {name.split("(")[0] for name in code}
    for group in read(table):
        for entry in group.entries:
            found = entry.name in code or "(" not in entry.name and entry.name in bases
            if entry.state == "missing" and found:
                print(f"{table}:{entry.line}\t{entry.name} is there now; write 'have' or 'differs' and take its declarations out.")
            if entry.state != "missing" and not found:
                print(f"{table}:{entry.line}\t{entry.name} is no public name of Sidelight; write 'missing', or what it is called.")


def main():
    verb, table, *rest = sys.argv[1:]
    {"write": write, "compare": compare, "names": lambda t, *g: names(t, g)}[verb](table, *rest)


if __name__ == "__main__":
    main()
