/* What a compiled module is found by: it has the module of its own name made by the one shared object with them all.

   mypyc writes such a file for every module; here one serves for all, so that it is compiled and linked once and
   copied.  SHIMS names them, by the last part of their names, as in SHIM(game) SHIM(book). */

#include <Python.h>

#define LIBRARY "parlour__mypyc"

static PyObject *of_library(PyObject *library, const char *name, const char *path, void **function)
{
    PyObject *capsule = PyObject_GetAttrString(library, name);
    if (capsule == NULL) return NULL;
    *function = PyCapsule_GetPointer(capsule, path);
    Py_DECREF(capsule);
    return *function == NULL ? NULL : library;
}

static int is_ready(PyObject *library)
{
    void *ensure;
    if (!PyObject_HasAttrString(library, "ensure_deps")) return 1;
    if (!of_library(library, "ensure_deps", LIBRARY ".ensure_deps", &ensure)) return 0;
    return ((int (*)(void))ensure)() >= 0;
}

static PyObject *begun(PyObject *library, PyObject *name)
{
    void *begin;
    PyObject *found = NULL;
    PyObject *flat = PyObject_CallMethod(name, "replace", "ss", ".", "___");
    PyObject *path = flat == NULL ? NULL : PyUnicode_FromFormat(LIBRARY ".init_%U", flat);
    if (path != NULL) {
        const char *whole = PyUnicode_AsUTF8(path);
        if (whole != NULL && of_library(library, whole + sizeof LIBRARY, whole, &begin)) {
            found = ((PyObject * (*)(void)) begin)();
        }
    }
    Py_XDECREF(path);
    Py_XDECREF(flat);
    return found;
}

static PyObject *made(PyObject *spec, PyModuleDef *Py_UNUSED(of))
{
    PyObject *found = NULL;
    PyObject *from = Py_BuildValue("(s)", "*"); /* the very module, though a package above it is still being imported */
    PyObject *library = from == NULL ? NULL : PyImport_ImportModuleLevel(LIBRARY, NULL, NULL, from, 0);
    PyObject *name = library == NULL ? NULL : PyObject_GetAttrString(spec, "name");
    if (name != NULL && is_ready(library)) found = begun(library, name);
    Py_XDECREF(name);
    Py_XDECREF(library);
    Py_XDECREF(from);
    return found;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, made}, {0, NULL}};
static PyModuleDef shim = {PyModuleDef_HEAD_INIT, .m_name = "shim", .m_slots = slots};

#define SHIM(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&shim); }
SHIMS
