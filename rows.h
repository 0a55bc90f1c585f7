/* Short rows of numbers: librt asks for memory for each and gives it back, which is half of what they cost.

   A copy of a game takes over half a dozen rows, each as long as the table has seats.  What is freed is kept, by
   the room it has, for the next row that needs so much.  It is in force once librt is imported; what is not here is
   librt's. */

#if !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG)

#define ONCE __attribute__((weak, visibility("hidden"))) /* for all modules, which all read this */
enum { LONGEST = 96, MOST = 32, FIRST = 7 }; /* room of a row that is kept; how many are; of one that begins to grow */

ONCE VecI64BufObject *kept[LONGEST + 1]; /* by room the last one; the one before it stands in its first number */
ONCE int how_many[LONGEST + 1];
ONCE VecI64API by_librt;

ONCE void free_row(PyObject *freed) {
    VecI64BufObject *row = (VecI64BufObject *)freed;
    Py_ssize_t len = Py_SIZE(freed);
    if (len > LONGEST || how_many[len] == MOST) {
        Py_TYPE(freed)->tp_free(freed);
        return;
    }
    row->items[0] = (int64_t)kept[len];
    kept[len] = row;
    how_many[len]++;
}

static inline int is_kept(int64_t room) { return room > 0 && room <= LONGEST && kept[room]; }

static inline VecI64 kept_row(int64_t room, int64_t len, int64_t *from, int64_t same) {
    VecI64BufObject *new = kept[room];
    kept[room] = (VecI64BufObject *)new->items[0];
    how_many[room]--;
    Py_SET_REFCNT(new, 1);
    for (int64_t i = 0; i < same; i++)
        new->items[i] = from[i];
    return (VecI64){.len = len, .items = new->items};
}

ONCE VecI64 slice_row(VecI64 row, int64_t start, int64_t end) {
    int64_t len = (end < row.len ? end : row.len) - start;
    if (start < 0 || !is_kept(len))
        return by_librt.slice(row, start, end);
    return kept_row(len, len, row.items + start, len);
}

ONCE VecI64 new_row(Py_ssize_t len, Py_ssize_t room) {
    if (room < len || !is_kept(room))
        return by_librt.alloc(len, room);
    VecI64 new = kept_row(room, len, NULL, 0);
    for (int64_t i = 0; i < room; i++)
        new.items[i] = 0;
    return new;
}

ONCE VecI64 append_to_row(VecI64 row, int64_t number) {
    int64_t room = row.items ? Py_SIZE(VEC_I64_BUF(row)) : 0;
    int64_t more = room ? 2 * room + 1 : FIRST;
    if (row.len == room) {
        if (!is_kept(more))
            return by_librt.append(row, number);
        VecI64 new = kept_row(more, row.len, row.items, row.len);
        VEC_I64_DECREF(row);
        row = new;
    }
    row.items[row.len++] = number;
    return row;
}

ONCE int keep_rows(void) {
    if (VecI64Api.slice != slice_row) {
        by_librt = VecI64Api;
        VecI64Api.slice = slice_row;
        VecI64Api.alloc = new_row;
        VecI64Api.append = append_to_row;
        VecI64Api.buf_type->tp_dealloc = free_row;
    }
    return 0;
}

#define import_librt_vecs() (import_librt_vecs() < 0 ? -1 : keep_rows())
#endif
