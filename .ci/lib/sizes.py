"""Counts the lines and stored properties of each class and state machine, its extensions in all files included, and compares them with
what is allowed and with '.ci/types.table'.

'sizes.py check LINES PROPERTIES' prints a line 'place<tab>sentence' for each type that is too large; 'sizes.py record …' makes the table shorter.

A class or actor counts, and a structure or enumeration with mutating functions: they have a state of their own, which every line may change.
Protocols with their extensions, other values, the gallery and generated declarations don't. A structure without behaviour that one type alone stores and names is that
type's own fields in another place, so its properties count as the type's; a tuple counts as its elements. What belongs to what is read from the
layout that swift-format sees to: a declaration ends with a brace that is indented as it is.
"""

import glob
import os
import re
import sys
from collections import defaultdict

TABLE = ".ci/types.table"

MODIFIERS = """public package internal fileprivate private open final nonisolated indirect static class lazy weak unowned override mutating
  required convenience dynamic"""
WORDS = rf"(?:@\w+(?:\([^)]*\))? +|(?:{'|'.join(MODIFIERS.split())})(?:\([^)]*\))? +)*"
DECLARATION = re.compile(rf"( *){WORDS}(class|actor|struct|enum|extension|protocol) +([A-Z_][\w.]*)")
FUNCTION = re.compile(rf" *({WORDS})(func|subscript|init|deinit)\b")
PROPERTY = re.compile(rf" *({WORDS})(?:var|let) +(.*)")


def written():
    """The sources but for the declarations that are written from .ci/swiftui.table."""
    return [file for file in sorted(glob.glob("Sources/**/*.swift", recursive=True)) if not file.startswith("Sources/Sidelight/Missing/")]


class Declaration:
    """One declaration or extension of a type: where it is, its lines, and what directly stands in it."""

    def __init__(self, kind, name, file, line):
        self.kind, self.name, self.file, self.line = kind, name, file, line
        self.length = 1
        # What a declaration is made from may take several lines before its brace.
        self.is_open = False
        self.properties = []
        self.mutates = False
        self.behaves = False
        self.words = set()


def without_text(line):
    """A line without comments and without what is in quotes."""
    return re.sub(r"//.*", "", re.sub(r'"(\\.|[^"\\])*"', '""', line))


def stored(rest, following):
    """What a property's declaration stores, as text behind its name, for each name; empty for one that is computed."""
    depth, end = 0, len(rest)
    for place, character in enumerate(rest):
        depth += (character in "([") - (character in ")]")
        if depth == 0 and character == "=" and rest[place - 1 : place] not in "=<>!" and rest[place + 1 : place + 2] != "=":
            break
        if depth == 0 and character == "{":
            inside = rest[place + 1 :].strip() or following.strip()
            if not inside.startswith(("willSet", "didSet")):
                return []
            end = place
            break
    names = re.sub(r"[(<\[].*", "", rest.split("=")[0].split(":")[0])
    if rest.startswith("("):
        names = rest[1 : rest.index(")")]
    return [rest[:end]] * (names.count(",") + 1)


def elements(field):
    """How many values a property is made of: a tuple is several."""
    value = re.sub(r"^\w+ *[:=] *", "", field).split(" = ")[0].strip().rstrip("?")
    if not (value.startswith("(") and value.endswith(")")) or "->" in value:
        return 1
    depth, count = 0, 1
    for character in value[1:-1]:
        depth += (character in "([<") - (character in ")]>")
        count += depth == 0 and character == ","
    return count


def declarations(file):
    """The types and extensions of a file, inner ones after those around them."""
    with open(file) as text:
        lines = text.read().split("\n")
    found, around = [], []
    for number, line in enumerate(lines, 1):
        code = without_text(line)
        indentation = len(line) - len(line.lstrip())
        if not code.strip():
            continue
        if around and not around[-1][1].is_open:
            around[-1][1].is_open = code.rstrip().endswith(("{", "}"))
            around[-1][1].words.update(re.findall(r"[A-Za-z_]\w*", code))
            continue
        while around and indentation <= around[-1][0] and not code.strip().startswith(("}", ")", "{")) and number > around[-1][1].line:
            around.pop()
        for _, declaration in around:
            declaration.length = number - declaration.line + 1
            declaration.words.update(re.findall(r"[A-Za-z_]\w*", code))
        match = DECLARATION.match(code)
        if match and (not around or indentation == around[-1][0] + 2):
            name = match[3]
            if around and match[2] != "extension":
                name = f"{around[-1][1].name}.{name}"
            declaration = Declaration(match[2], name, file, number)
            declaration.words.update(re.findall(r"[A-Za-z_]\w*", code))
            found.append(declaration)
            if not (code.rstrip().endswith("}") and code.count("{") == code.count("}")):
                around.append((indentation, declaration))
                declaration.is_open = "{" in code
            continue
        if not around or indentation != around[-1][0] + 2:
            continue
        inner = around[-1][1]
        function, property = FUNCTION.match(code), PROPERTY.match(code)
        if function:
            inner.behaves = inner.behaves or function[2] in ("func", "subscript")
            inner.mutates = inner.mutates or "mutating " in function[1]
        elif property and not re.search(r"\b(static|class) ", property[1]):
            fields = stored(property[2], lines[number] if number < len(lines) else "")
            inner.behaves = inner.behaves or not fields
            inner.properties += fields
    return found


class Types:
    """All types below Sources but the gallery's, each with its declarations."""

    def __init__(self):
        self.parts = defaultdict(list)
        self.kinds = {}
        everything = [part for file in written() for part in declarations(file)]
        known = defaultdict(set)
        for part in everything:
            if part.kind != "extension":
                self.kinds[self.key(part)] = part.kind
                known[part.name].add(self.key(part))
        for part in everything:
            key = self.key(part)
            # An extension in another target belongs to the one type of that name.
            if key not in self.kinds and len(known[part.name]) == 1:
                (key,) = known[part.name]
            self.parts[key].append(part)
        self.kinds = {key: kind for key, kind in self.kinds.items() if key[0] != "Gallery"}

    @staticmethod
    def key(part):
        return part.file.split("/")[1], part.name

    def counts(self, key):
        return self.kinds[key] in ("class", "actor") or (self.kinds[key] != "protocol" and any(part.mutates for part in self.parts[key]))

    def lines(self, key):
        return sum(part.length for part in self.parts[key])

    def properties(self, key, seen=()):
        """How many properties a type stores, with those of structures that are but a part of it."""
        total = 0
        for field in (field for part in self.parts[key] for field in part.properties):
            inner = self.bundle(key, field)
            total += self.properties(inner, (*seen, key)) if inner and inner not in seen else elements(field)
        return total

    def bundle(self, owner, field):
        """The structure without behaviour that a field holds and that nobody but the field's owner names."""
        match = re.match(r"\w+ *(?::|=) *([A-Z][\w.]*)[?(]*", field)
        for name in (f"{owner[1]}.{match[1]}", match[1]) if match else ():
            key = (owner[0], name)
            if self.kinds.get(key) == "struct" and not any(part.behaves for part in self.parts[key]) and self.is_known_to_none_but(owner, key):
                return key
        return None

    def is_known_to_none_but(self, owner, inner):
        word = inner[1].split(".")[-1]
        return all(
            (key[0], name) in (owner, inner)
            for key, parts in self.parts.items()
            if any(word in part.words for part in parts)
            # What is inside of a type is of that type.
            for name in [next((around for around in (owner[1], inner[1]) if key[1].startswith(around + ".")), key[1])]
        )


def main():
    verb, most_lines, most_properties = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    types = Types()
    table = {}
    if os.path.exists(TABLE):
        with open(TABLE) as text:
            for words in (line.split() for line in text if not line.startswith("#")):
                table[words[0], words[1]] = tuple(0 if word == "-" else int(word) for word in words[2:])
    sizes = {key: (types.lines(key), types.properties(key)) for key in types.kinds if types.counts(key)}
    # What is within its limit is of no interest, so it counts as 0 here and in the table.
    large = {key: (size[0] if size[0] > most_lines else 0, size[1] if size[1] > most_properties else 0) for key, size in sizes.items()}
    large = {key: size for key, size in large.items() if any(size)}
    if verb == "record":
        first = not table
        table = {key: tuple(map(min, size, table.get(key, size))) for key, size in large.items() if first or key in table}
        with open(TABLE, "w") as text:
            text.write(
                f"# The types that are larger than {most_lines} lines or {most_properties} stored properties, with their extensions: target, type, the lines and the\n"
                "# properties that are too many. It may only shrink: 'check' compares the sources with it, and './meson-wrapper.sh check --record' makes it shorter.\n"
            )
            for key, size in sorted(table.items()):
                text.write(" ".join([*key, *(str(number or "-") for number in size)]) + "\n")
    for key, (lines, properties) in sorted(large.items()):
        allowed = table.get(key, (0, 0))
        part = next(part for part in types.parts[key] if part.kind != "extension")
        for number, limit, what in ((lines, max(allowed[0], most_lines), "lines"), (properties, max(allowed[1], most_properties), "stored properties")):
            if number > limit:
                print(
                    f"{part.file}:{part.line}\t{key[1]} has {number} {what} with its extensions, {limit} are allowed; "
                    "make a type of its own of a part that can do without the other properties."
                )
    smaller = {key for key, size in table.items() if key not in large or large[key][0] < size[0] or large[key][1] < size[1]}
    if smaller:
        print(f"{TABLE} allows more than there is now: './meson-wrapper.sh check --record' writes down that it has become less.", file=sys.stderr)


main()
