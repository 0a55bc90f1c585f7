/* Slices of short rows of numbers: librt asks for memory for each and gives it back, which is half of what they cost.

   A copy of a game takes over half a dozen rows, each as long as the table has seats.  What is freed is kept, by
   length, for the next slice of that length.  It is in force once librt is imported; what is not here is librt's. */

#if !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG)

#define ONCE __attribute__((weak, visibility("hidden"))) /* for all modules, which all read this */
enum { LONGEST = 64, MOST = 32 }; /* numbers in a row that is kept; rows that are kept of a length */

ONCE VecI64BufObject *kept[LONGEST + 1]; /* by length the last one; the one before it stands in its first number */
ONCE int how_many[LONGEST + 1];
ONCE VecI64 (*slice_by_librt)(VecI64, int64_t, int64_t);

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

ONCE VecI64 slice_row(VecI64 row, int64_t start, int64_t end) {
    int64_t len = (end < row.len ? end : row.len) - start;
    if (start < 0 || len < 1 || len > LONGEST || !kept[len])
        return slice_by_librt(row, start, end);
    VecI64BufObject *new = kept[len];
    kept[len] = (VecI64BufObject *)new->items[0];
    how_many[len]--;
    Py_SET_REFCNT(new, 1);
    for (int64_t i = 0; i < len; i++)
        new->items[i] = row.items[start + i];
    return (VecI64){.len = len, .items = new->items};
}

ONCE int keep_rows(void) {
    if (VecI64Api.slice != slice_row) {
        slice_by_librt = VecI64Api.slice;
        VecI64Api.slice = slice_row;
        VecI64Api.buf_type->tp_dealloc = free_row;
    }
    return 0;
}

#define import_librt_vecs() (import_librt_vecs() < 0 ? -1 : keep_rows())
#endif
