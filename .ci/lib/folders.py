"""Compares which folder of a target uses which, and how many files use each other in a cycle, with what '.ci/folders.table' allows.

The folders of a target never use each other in a cycle, whatever is on their lines, unless the line of the target says 'cycles'.

'folders.py check CHECKOUT STORE TOOLCHAIN FILES' prints a line 'place<tab>sentence' for each thing that is worse, and an overview on standard error;
FILES is how many of them may use each other in a cycle everywhere.
'folders.py record …' writes the table anew: what has a line there may only shrink, what has none gets one.
'folders.py uses … FROM TO' prints every place below FROM that uses what is defined below TO.
"""

import glob
import os
import signal
import subprocess
import sys
from collections import defaultdict

from index import uses

TABLE = ".ci/folders.table"

# What stands on the line of a target whose folders still use each other in a cycle.
CYCLES = "cycles"


def target_of(file):
    return file.split("/")[1]


def folder_of(file):
    """The folder of its target that a file is in, with all folders below; '.' for a file that is in none."""
    parts = file.split("/")
    return parts[2] if len(parts) > 3 else "."


def is_below(file, place):
    """Whether a file is a place, or is in it."""
    if place.endswith("/."):
        return os.path.dirname(file) == place[:-2]
    return (file + "/").startswith(place + "/")


def largest_cycle(nodes, arrows):
    """The largest set of nodes in which each leads to each other one (Tarjan's algorithm); empty where there is no cycle."""
    sys.setrecursionlimit(100_000)
    number, lowest, stack, largest = {}, {}, [], []
    standing = set()

    def visit(node):
        nonlocal largest
        number[node] = lowest[node] = len(number)
        stack.append(node)
        standing.add(node)
        for other in arrows.get(node, ()):
            if other not in number:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in standing:
                lowest[node] = min(lowest[node], number[other])
        if lowest[node] == number[node]:
            place = stack.index(node)
            component = stack[place:]
            del stack[place:]
            standing.difference_update(component)
            if len(component) > max(len(largest), 1):
                largest = component

    for node in sorted(nodes):
        if node not in number:
            visit(node)
    return set(largest)


def ring(start, arrows, cycle):
    """The shortest way from one node of a cycle back to it."""
    ways = [[start]]
    seen = set()
    for way in ways:
        for other in sorted(arrows[way[-1]] & cycle):
            if other == start:
                return way + [start]
            if other not in seen:
                seen.add(other)
                ways.append(way + [other])
    return [start]


class House:
    """Files, their uses of each other, and what follows for folders."""

    def __init__(self, checkout, store, toolchain):
        self.files, self.uses = uses(store, toolchain, checkout)
        self.arrows = defaultdict(set)
        self.between = defaultdict(list)
        for use in self.uses:
            if target_of(use.file) == target_of(use.definer):
                self.arrows[use.file].add(use.definer)
                if folder_of(use.file) != folder_of(use.definer):
                    self.between[target_of(use.file), folder_of(use.file), folder_of(use.definer)].append(use)
        self.places = defaultdict(list)
        for file in self.files:
            self.places[target_of(file)].append(file)
            self.places[f"{target_of(file)}/{folder_of(file)}"].append(file)
        self.cycles = {place: self.cycle(files) for place, files in self.places.items()}

    def cycle(self, files):
        inside = set(files)
        return largest_cycle(files, {file: self.arrows[file] & inside for file in files})

    def used_by(self, place):
        """The folders of its target that a folder uses."""
        return {to for target, folder, to in self.between if f"{target}/{folder}" == place}

    def rings(self, target):
        """Rings of folders, each of which uses the next one: one for each folder of the largest cycle of a target's folders, the shortest first."""
        arrows = defaultdict(set)
        for other, folder, to in self.between:
            if other == target:
                arrows[folder].add(to)
        cycle = largest_cycle(set(arrows), arrows)
        return sorted((ring(folder, arrows, cycle) for folder in sorted(cycle)), key=len)


def read_table():
    """What the table has for each place: the number of files in the largest cycle, and the folders that are used."""
    found = {}
    if os.path.exists(TABLE):
        with open(TABLE) as table:
            for line in table:
                words = line.split("#")[0].split()
                if words:
                    size = int(words.pop(1)) if len(words) > 1 and words[1].isdigit() else 0
                    found[words[0]] = (size, set(words[1:]))
    return found


def write_table(lines, most):
    with open(TABLE, "w") as table:
        table.write(
            "# Which folders of its target a folder may use ('.' are the files in none). A number is how many files of a target or a folder may use\n"
            f"# each other in a cycle, where that is more than the {most} that are allowed everywhere. 'cycles' says that the folders of a target still use\n"
            "# each other in cycles, as they may nowhere else. This table may only shrink: 'check' compares the compiler's index with it, and\n"
            "# './meson-wrapper.sh check --record' takes out what is no longer there.\n"
        )
        for place in sorted(lines):
            size, used = lines[place]
            table.write(" ".join([place, *([str(size)] if size else []), *sorted(used)]) + "\n")


def files_changed_since_table():
    """The files that were added or changed since the table was last right, new ones first."""
    def git(*words):
        return subprocess.run(["git", *words], capture_output=True, text=True).stdout.split("\n")

    since = git("log", "-1", "--format=%H", "--", TABLE)[0] or "HEAD"
    added = git("diff", "--name-only", "--diff-filter=A", since) + git("ls-files", "--others", "--exclude-standard", "Sources")
    return added + git("diff", "--name-only", "--diff-filter=MR", since)


def short(found):
    """Some of the names that are used, for a sentence."""
    names = list(dict.fromkeys(use.name for use in found))
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def is_of_plugin(file):
    """Whether a file is a part of a plugin, which SwiftPM compiles by itself, without an index."""
    with open(file, encoding="utf-8") as source:
        return "import PackagePlugin" in source.read()


def complain(house, table, most):
    unknown = sorted(file for file in set(glob.glob("Sources/**/*.swift", recursive=True)) - set(house.files) if not is_of_plugin(file))
    for file in unknown[:3]:
        print(f"{file}\tThe compiler's index has nothing of it ({len(unknown)} such files); run './meson-wrapper.sh clean', then this again.")
    for (target, folder, to), found in sorted(house.between.items()):
        if to not in table.get(f"{target}/{folder}", (0, set()))[1]:
            use = found[0]
            print(
                f"{use.file}:{use.line}\tThe folder {folder} of {target} may not use {'the files beside it' if to == '.' else to} "
                f"({short(found)}): {TABLE} does not have that. "
                "Let the other side know of this one, or move what both need to a folder that both may use."
            )
    for target in sorted(place for place in house.places if "/" not in place):
        rings = [] if CYCLES in table.get(target, (0, set()))[1] else house.rings(target)
        if rings:
            # The arrow with the fewest uses is the first to look at.
            steps = list(zip(rings[0], rings[0][1:]))
            folder, to = min(steps, key=lambda step: len(house.between[(target, *step)]))
            found = house.between[target, folder, to]
            print(
                f"{found[0].file}:{found[0].line}\tFolders of {target} use each other in a cycle: {' > '.join(rings[0])}. "
                f"The fewest uses ({len(found)}) are those of {to} in {folder} ({short(found)}). "
                f"'./meson-wrapper.sh check --uses Sources/{target}/{folder} Sources/{target}/{to}' shows them."
            )
    changed = None
    for place, cycle in sorted(house.cycles.items()):
        allowed = max(table.get(place, (0, set()))[0], most)
        if len(cycle) > allowed:
            changed = changed or files_changed_since_table()
            rings = [" > ".join(map(os.path.basename, ring(file, house.arrows, cycle))) for file in changed if file in cycle][:3]
            print(
                f"Sources/{place}\t{len(cycle)} files use each other in a cycle; {allowed} are allowed by {TABLE}. "
                f"Take one of its arrows away{': ' + '; '.join(rings) if rings else ''}."
            )


def compare(house, table, most):
    """The lines of a table that allows what there is now, and no more than the old one where that has a line."""
    lines = {}
    for place in house.places:
        size, used = len(house.cycles[place]), house.used_by(place)
        if "/" not in place and CYCLES in table.get(place, (0, set()))[1] and house.rings(place):
            used = {CYCLES}
        if place in table:
            new = {folder for folder in used if f"{place.split('/')[0]}/{folder}" not in table}
            size, used = min(size, max(table[place][0], most)), used & (table[place][1] | new)
        lines[place] = (size if size > most else 0, used)
    return lines


def overview(house):
    rows = [("target", "files", "lines", "largest cycle of files", "arrows between folders")]
    for target in sorted(place for place in house.places if "/" not in place):
        lines = 0
        for file in house.places[target]:
            with open(file) as text:
                lines += sum(1 for _ in text)
        arrows = sum(1 for arrow in house.between if arrow[0] == target)
        rows.append((target, len(house.places[target]), lines, len(house.cycles[target]), arrows))
    for row in rows:
        print(f"{row[0]:<24}" + "".join(f"{value:>{len(title) + 2}}" for value, title in zip(row[1:], rows[0][1:])), file=sys.stderr)


def main():
    verb, checkout, store, toolchain, *rest = sys.argv[1:]
    if verb == "uses":
        # 'FOLDER/.' are the files in a folder without those in the folders below.
        rest = [os.path.relpath(os.path.realpath(place), checkout) + ("/." if place.endswith("/.") else "") for place in rest]
    os.chdir(checkout)
    house = House(checkout, store, toolchain)
    if verb == "uses":
        # Whoever reads this may have seen enough.
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        start, end = rest
        for line in dict.fromkeys(
            f"{use.file}:{use.line}: {use.name} ({use.definer})"
            for use in house.uses
            if is_below(use.file, start) and is_below(use.definer, end)
        ):
            print(line)
        return
    table, most = read_table(), int(rest[0])
    if verb == "record":
        write_table(compare(house, table, most), most)
        table = read_table()
    complain(house, table, most)
    overview(house)
    if compare(house, table, most) != table:
        print(f"{TABLE} allows more than is used now: './meson-wrapper.sh check --record' writes down that it has become less.", file=sys.stderr)


main()
