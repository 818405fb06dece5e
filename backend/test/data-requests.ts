import { v7 as uuidv7 } from 'uuid';
import { NOON, type Sql } from './test-app.js';

/** Inserts a request of an account about its data; open, of noon, unless told otherwise. */
export async function insertDataRequest(
  sql: Sql,
  accountId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const row: Record<string, unknown> = {
    id: uuidv7(),
    account_id: accountId,
    kind: 'ERASURE',
    words: 'Please.',
    received_at: NOON,
    due_on: '2026-06-08',
    ...columns,
  };
  const names = Object.keys(row);
  await sql(
    `insert into data_request (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return { id: String(row['id']) };
}
