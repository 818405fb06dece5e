import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { log } from '#src/log';

/** Records by key. Logout deletes them all. */
export interface RecordTable {
  /** Returns all records. */
  all(): Promise<ReadonlyMap<string, unknown>>;
  /**
   * Writes records in one transaction, in the order of the calls.
   * @param changes values by key; undefined deletes a record
   * @param isOutdated chooses further records to delete, by key
   */
  write(changes: ReadonlyMap<string, unknown>, isOutdated?: (key: string) => boolean): Promise<void>;
}

interface Schema extends DBSchema {
  records: { key: string; value: unknown };
}

const DATABASE = 'patient-day';
const STORE = 'records';
const PREFIX = 'patient-day/';

/** Records in IndexedDB, which all tabs share and which survive the tab; in sessionStorage where a browser refuses IndexedDB. */
class BrowserTable implements RecordTable {
  #database: Promise<IDBPDatabase<Schema> | null> | undefined;

  async all(): Promise<ReadonlyMap<string, unknown>> {
    const database = await this.#open();
    if (!database) return sessionRecords();
    const { store } = database.transaction(STORE);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.map((key, index) => [key, values[index]]));
  }

  async write(changes: ReadonlyMap<string, unknown>, isOutdated?: (key: string) => boolean): Promise<void> {
    const database = await this.#open();
    if (!database) return writeToSession(changes, isOutdated);
    const { store, done } = database.transaction(STORE, 'readwrite');
    const outdated = isOutdated ? (await store.getAllKeys()).filter((key) => isOutdated(key)) : [];
    const writes = [...changes].map(([key, value]) =>
      value === undefined ? store.delete(key) : store.put(value, key).then(() => undefined),
    );
    await Promise.all([...writes, ...outdated.map((key) => store.delete(key)), done]);
  }

  #open(): Promise<IDBPDatabase<Schema> | null> {
    this.#database ??= this.#opened();
    return this.#database;
  }

  async #opened(): Promise<IDBPDatabase<Schema> | null> {
    if (!('indexedDB' in window)) return null;
    // The next call opens it again.
    const forget = () => {
      this.#database = undefined;
    };
    try {
      return await openDB<Schema>(DATABASE, 1, {
        upgrade: (database) => void database.createObjectStore(STORE),
        // A logout deletes the database, and waits for open connections.
        blocking: (_current, _blocked, event) => {
          forget();
          if (event.target instanceof IDBDatabase) event.target.close();
        },
        terminated: forget,
      });
    } catch (error) {
      log.warn('IndexedDB is not available.', error);
      return null;
    }
  }
}

function sessionRecords(): ReadonlyMap<string, unknown> {
  try {
    return new Map(
      Object.keys(sessionStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => [key.slice(PREFIX.length), JSON.parse(sessionStorage.getItem(key) ?? 'null')]),
    );
  } catch {
    return new Map();
  }
}

function writeToSession(changes: ReadonlyMap<string, unknown>, isOutdated?: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && isOutdated?.(key.slice(PREFIX.length))) sessionStorage.removeItem(key);
  for (const [key, value] of changes)
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
}

/** The browser's records of patients' days. */
export const recordTable: RecordTable = new BrowserTable();
