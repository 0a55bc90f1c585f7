/** The tables of this browser, in its database: texts in the order in which they were written, each about one table. */

const NAME = "parlour-pocket";
const LINES = "lines";
const TABLE = "table";

interface Written {
  table: string;
  text: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database does not answer"));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("nothing was written"));
  });
}

export class Shelf {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Shelf> {
    const asking = indexedDB.open(NAME, 1);
    asking.onupgradeneeded = () => asking.result.createObjectStore(LINES, { autoIncrement: true }).createIndex(TABLE, TABLE);
    return new Shelf(await done(asking));
  }

  async all(): Promise<[string, string][]> {
    const found: Written[] = await done(this.#database.transaction(LINES).objectStore(LINES).getAll());
    return found.map(({ table, text }) => [table, text]);
  }

  /** All of them or none. */
  async put(texts: Record<string, string>): Promise<void> {
    const transaction = this.#database.transaction(LINES, "readwrite");
    for (const [table, text] of Object.entries(texts)) transaction.objectStore(LINES).add({ table, text });
    await ended(transaction);
  }

  async drop(table: string): Promise<void> {
    const transaction = this.#database.transaction(LINES, "readwrite");
    const lines = transaction.objectStore(LINES);
    const keys = await done(lines.index(TABLE).getAllKeys(table));
    for (const key of keys) lines.delete(key);
    await ended(transaction);
  }
}
