import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const MARK = '/* named */';

/**
 * Begins a raw statement that a connection parses and plans once and then knows by name. For those that take longer to plan than to run
 * and find few rows by a key: what lists are narrowed by wants a plan for the values at hand.
 */
export const named = sql.raw(MARK);

/** Gives the marked statements of a connection their names: the same text the same one, in every process. */
export function nameStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const naming = (asked: unknown, ...rest: unknown[]) => {
    const isText = typeof asked === 'string';
    return query(isText && isNamed(asked) ? { name: hash('sha256', asked).slice(0, 32), text: asked } : asked, ...rest);
  };
  client.query = naming as PoolClient['query'];
}

/** Whether a connection knows a statement by name. */
export const isNamed = (statement: string) => statement.trimStart().startsWith(MARK);
