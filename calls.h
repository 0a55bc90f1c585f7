/* What Python and mypyc's library do in functions of their own, where the usual way is a few instructions: reading the
   arguments of a call from Python and the items of a list, asking of what kind an object is.  What is not usual is left
   to them. */

#if !defined(Py_GIL_DISABLED)

#define CPyArg_ParseStackAndKeywordsSimple(args, nargs, names, parser, ...) ({ \
    PyObject **to[] = {__VA_ARGS__}; \
    enum { MOST_ARGUMENTS = sizeof(to) / sizeof(*to) }; \
    Py_ssize_t given = nargs; \
    int usual = !names && (parser)->kwtuple && given >= (parser)->min && given <= MOST_ARGUMENTS; \
    for (int i = 0; i < MOST_ARGUMENTS; i++) \
        if (usual && i < given) \
            *to[i] = args[i]; \
    usual || CPyArg_ParseStackAndKeywordsSimple(args, nargs, names, parser, __VA_ARGS__); })

#define CPyArg_ParseStackAndKeywordsOneArg(args, nargs, names, parser, to) \
    (!names && nargs == 1 ? (*to = args[0], 1) \
                          : CPyArg_ParseStackAndKeywordsOneArg(args, nargs, names, parser, to))

#define CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, names, parser) \
    ((!names && nargs == 0) || CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, names, parser))

static inline PyObject *item_of(PyObject *list, int64_t index) {
    if (likely((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)))
        return Py_NewRef(PyList_GET_ITEM(list, index));
    return CPyList_GetItemInt64(list, index);
}
#define CPyList_GetItemInt64 item_of

static inline int is_a(PyObject *object, PyTypeObject *kind) { /* games in strict conduct are mostly asked for a base */
    PyTypeObject *own = Py_TYPE(object);
    return own == kind || own->tp_base == kind || PyType_IsSubtype(own, kind);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, kind) is_a((PyObject *)(object), kind)
#define CPy_TypeCheck(object, kind) is_a(object, (PyTypeObject *)(kind))

/* Whoever drives a game from Python looks at ``over`` before each move: what lies in a slot as an object Python reads
   without calling anything. */
__attribute__((unused)) static PyObject *with_slots(PyObject *type, PyObject *template) {
    static PyMemberDef over = {"over", T_OBJECT_EX, offsetof(parlour___core___seated___SeatedObject, _over)};
    if (!type || strcmp(((PyTypeObject *)template)->tp_name, "Seated"))
        return type;
    PyObject *slot = PyDescr_NewMember((PyTypeObject *)type, &over);
    if (!slot || PyDict_SetItemString(((PyTypeObject *)type)->tp_dict, over.name, slot) < 0)
        return NULL;
    Py_DECREF(slot);
    PyType_Modified((PyTypeObject *)type);
    return type;
}
#define CPyType_FromTemplate(template, bases, module) \
    with_slots(CPyType_FromTemplate(template, bases, module), template)
#endif
