import { Query } from 'pg';
import { vi } from 'vitest';

/**
 * Counts what this process asks of its databases and notes the rows that come back, until it is disposed of. It watches the driver's
 * queries and not `Client.query`, which the pools have bound when their connections were opened.
 */
export function watchStatements() {
  const rows: unknown[] = [];
  const { submit } = Query.prototype;
  const spy = vi.spyOn(Query.prototype, 'submit').mockImplementation(function (this: Query, connection) {
    this.on('row', (row) => rows.push(row));
    submit.call(this, connection);
  });
  return {
    rows,
    count: () => spy.mock.calls.length,
    clear() {
      spy.mockClear();
      rows.length = 0;
    },
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}
