"""Tables of decisions as Parquet; with polars, of the extra ``lab``."""

from __future__ import annotations

from io import BytesIO

import polars

from parlour.lab.decisions import Row
from parlour.lab.same_code import code_mark
from parlour.version import __version__

COLUMNS = {  # in their order; of those that no row has none is written
    "record": polars.String,
    "version": polars.String,
    "number": polars.Int64,
    "bot": polars.String,
    "game": polars.String,
    "options": polars.String,
    "players": polars.Int8,
    "deal": polars.Int32,
    "decision": polars.Int32,
    "seat": polars.Int8,
    "cells": polars.List(polars.Int64),
    "view": polars.String,
    "others": polars.String,
    "moves": polars.List(polars.String),
    "move": polars.String,
    "actions": polars.List(polars.Int32),
    "over": polars.Boolean,
    "result": polars.Int64,
}


def parquet_of(rows: list[Row]) -> bytes:
    """The file; of the same rows the same, byte by byte, with the same polars."""
    schema = {name: kind for name, kind in COLUMNS.items() if not rows or name in rows[0]}
    into = BytesIO()
    about = {"parlour": __version__, "code": code_mark()}
    polars.DataFrame(rows, schema, orient="row").write_parquet(into, compression="zstd", metadata=about)
    return into.getvalue()
