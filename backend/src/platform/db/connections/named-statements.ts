import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const MARK = '/* named */';

/**
 * Marks a raw statement as prepared: each connection parses and plans it once. Use it for statements that take longer to plan than to run
 * and find few rows by a key; the filters of lists need a plan for their values.
 */
export const named = sql.raw(MARK);

/** Names the marked statements of a connection; equal texts have equal names in every process. */
export function nameStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const naming = (asked: unknown, ...rest: unknown[]) => {
    const isText = typeof asked === 'string';
    return query(isText && isNamed(asked) ? { name: hash('sha256', asked).slice(0, 32), text: asked } : asked, ...rest);
  };
  client.query = naming as PoolClient['query'];
}

const isNamed = (statement: string) => statement.trimStart().startsWith(MARK);
