"""What a module uses, as the compiler's index says it: a type check writes the index, in a tenth of the time that a tree takes.

It names every type too, which a tree does not, but nothing that the compiler writes itself (a wrapper's value, a conversion, derived
functions): those only a tree names.
"""

import ctypes
import functools
import pathlib
import shutil

import toolchain

POINTER = ctypes.c_void_p
# Where a symbol is named; a requirement that a member only fulfils is not (INDEXSTORE_SYMBOL_ROLE_REFERENCE).
REFERENCE = 1 << 2
EACH = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)


class Text(ctypes.Structure):
    _fields_ = [("data", POINTER), ("length", ctypes.c_size_t)]


CALLS = {
    "store_create": (POINTER, [ctypes.c_char_p, ctypes.POINTER(POINTER)]),
    "store_dispose": (None, [POINTER]),
    "record_reader_create": (POINTER, [POINTER, ctypes.c_char_p, ctypes.POINTER(POINTER)]),
    "record_reader_symbols_apply_f": (ctypes.c_bool, [POINTER, ctypes.c_bool, POINTER, EACH]),
    "record_reader_dispose": (None, [POINTER]),
    "symbol_get_usr": (Text, [POINTER]),
    "symbol_get_roles": (ctypes.c_uint64, [POINTER]),
    "error_get_description": (ctypes.c_char_p, [POINTER]),
}


@functools.cache
def library():
    """The toolchain's reader (indexstore.h) beside its compiler."""
    path = pathlib.Path(shutil.which("swiftc") or "/").resolve().parent.parent / "lib/libIndexStore.so"
    if not path.exists():
        raise toolchain.ToolError(f"no reader of the compiler's index: {path}")
    loaded = ctypes.CDLL(str(path))
    for name, (result, parameters) in CALLS.items():
        call = getattr(loaded, f"indexstore_{name}")
        call.restype, call.argtypes = result, parameters
    return loaded


def opened(call, *arguments):
    fault = POINTER()
    made = getattr(library(), f"indexstore_{call}")(*arguments, ctypes.byref(fault))
    if not made:
        raise toolchain.ToolError(f"{call}: {library().indexstore_error_get_description(fault).decode()}")
    return made


def symbols(folder):
    """The identifiers that the records of an index refer to."""
    found = set()

    def each(_, symbol):
        if library().indexstore_symbol_get_roles(symbol) & REFERENCE:
            usr = library().indexstore_symbol_get_usr(symbol)
            found.add(ctypes.string_at(usr.data, usr.length).decode())
        return True

    each = EACH(each)
    store = opened("store_create", str(folder).encode())
    for path in sorted(folder.glob("v5/records/*/*")):
        reader = opened("record_reader_create", store, path.name.encode())
        library().indexstore_record_reader_symbols_apply_f(reader, True, None, each)
        library().indexstore_record_reader_dispose(reader)
    library().indexstore_store_dispose(store)
    return found


def used(build, module, files, flags=(), platform="ios"):
    """What the files of a module use. Raises ToolError where they are no Swift that compiles."""
    folder = build.out / f"index-{module}"
    shutil.rmtree(folder, ignore_errors=True)
    toolchain.must(["swiftc", "-typecheck", "-wmo", "-module-name", module, *build.search(platform), *flags,
                    "-index-store-path", folder, "-index-ignore-system-modules", *files])
    found = symbols(folder)
    if not found:
        raise toolchain.ToolError(f"the compiler wrote no index of {module}")
    return found
