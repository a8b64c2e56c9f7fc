"""What the compiler knows about who uses whom: a reader of the index that `swift build` writes beside the objects."""

import ctypes
import os
from collections import namedtuple
from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p

# Roles of an occurrence and the kind of what a unit depends on, as indexstore.h numbers them.
DEFINITION = 1 << 1
REFERENCE = 1 << 2
RECORD = 2


class Text(Structure):
    """A string that belongs to the library."""

    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


each_name = CFUNCTYPE(c_bool, c_void_p, Text)
each_item = CFUNCTYPE(c_bool, c_void_p, c_void_p)

FUNCTIONS = [
    ("store_create", c_void_p, c_char_p, POINTER(c_void_p)),
    ("store_units_apply_f", c_bool, c_void_p, c_uint, c_void_p, each_name),
    ("unit_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
    ("unit_reader_dispose", None, c_void_p),
    ("unit_reader_get_main_file", Text, c_void_p),
    ("unit_reader_get_modification_time", None, c_void_p, POINTER(c_uint64), POINTER(c_uint64)),
    ("unit_reader_dependencies_apply_f", c_bool, c_void_p, c_void_p, each_item),
    ("unit_dependency_get_kind", c_int, c_void_p),
    ("unit_dependency_get_name", Text, c_void_p),
    ("record_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
    ("record_reader_dispose", None, c_void_p),
    ("record_reader_occurrences_apply_f", c_bool, c_void_p, c_void_p, each_item),
    ("occurrence_get_symbol", c_void_p, c_void_p),
    ("occurrence_get_roles", c_uint64, c_void_p),
    ("occurrence_get_line_col", None, c_void_p, POINTER(c_uint), POINTER(c_uint)),
    ("symbol_get_name", Text, c_void_p),
    ("symbol_get_usr", Text, c_void_p),
]

# A use of a symbol: the file and line where it stands, the symbol's name, the file that defines it, and what the compiler calls it.
Use = namedtuple("Use", "file line name definer symbol")


class Store:
    """One index store, opened with the library of the toolchain that wrote it."""

    def __init__(self, path, toolchain):
        library = ctypes.CDLL(os.path.join(toolchain, "lib", "libIndexStore.so"))
        for name, result, *arguments in FUNCTIONS:
            function = library["indexstore_" + name]
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.store = self.store_create(os.fsencode(path), None)
        if not self.store:
            raise OSError(f"{path} is no index of this toolchain.")

    def records(self, folder):
        """The record of each Swift file below the folder. A file that was built in more than one way counts as it was built last."""
        names, found = [], {}
        self.store_units_apply_f(self.store, 0, None, each_name(lambda _, name: names.append(str(name)) or True))
        for name in names:
            unit = self.unit_reader_create(self.store, name.encode(), None)
            if not unit:
                continue
            file = str(self.unit_reader_get_main_file(unit))
            # A file that was removed leaves its unit behind.
            if file.startswith(folder + "/") and file.endswith(".swift") and os.path.exists(file):
                seconds, nanoseconds = c_uint64(), c_uint64()
                record = []

                def note(_, dependency):
                    if self.unit_dependency_get_kind(dependency) == RECORD:
                        record.append(str(self.unit_dependency_get_name(dependency)))
                    return True

                self.unit_reader_get_modification_time(unit, seconds, nanoseconds)
                self.unit_reader_dependencies_apply_f(unit, None, each_item(note))
                built = (seconds.value, nanoseconds.value)
                if file not in found or found[file][0] < built:
                    found[file] = (built, record)
            self.unit_reader_dispose(unit)
        return {file: record[0] for file, (_, record) in found.items() if record}

    def occurrences(self, record):
        """What stands in one file: (symbol, name, line, roles)."""
        reader = self.record_reader_create(self.store, record.encode(), None)
        line, column, known, found = c_uint(), c_uint(), {}, []

        def note(_, occurrence):
            roles = self.occurrence_get_roles(occurrence)
            if roles & (DEFINITION | REFERENCE):
                place = self.occurrence_get_symbol(occurrence)
                symbol = known.get(place)
                if symbol is None:
                    symbol = known[place] = (str(self.symbol_get_usr(place)), str(self.symbol_get_name(place)))
                self.occurrence_get_line_col(occurrence, line, column)
                found.append((*symbol, line.value, roles))
            return True

        self.record_reader_occurrences_apply_f(reader, None, each_item(note))
        self.record_reader_dispose(reader)
        return found


def uses(store_path, toolchain, checkout, folder="Sources"):
    """The Swift files below a folder of the checkout, and every use of a symbol that another one of them defines."""
    store = Store(store_path, toolchain)
    definers, referring = {}, []
    records = store.records(os.path.join(checkout, folder))
    for file, record in records.items():
        file = os.path.relpath(file, checkout)
        for symbol, name, line, roles in store.occurrences(record):
            if roles & DEFINITION:
                definers[symbol] = file
            if roles & REFERENCE:
                referring.append((file, line, name, symbol))
    # Reading or writing a property is a use of its accessor as well.
    found = {
        Use(file, line, name.removeprefix("getter:").removeprefix("setter:"), definers[symbol], symbol)
        for file, line, name, symbol in referring
        if definers.get(symbol, file) != file
    }
    return sorted(os.path.relpath(file, checkout) for file in records), sorted(found)
