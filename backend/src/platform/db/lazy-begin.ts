import type { Pool, PoolClient, QueryResult } from 'pg';
import { isNamed } from './named-statements.js';

type Query = (...asked: unknown[]) => Promise<QueryResult | QueryResult[]>;

/** Result for a statement that is not sent. */
const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, rows: [], fields: [] };

/**
 * Sends the `begin` of a transaction in one message with its first statement, if that has no parameters and no name, as the statements that
 * the ORM writes. This saves a round trip per transaction; an empty transaction sends nothing. If either statement fails, the database
 * skips the rest of the message.
 */
export function beginLazily(pool: Pool): void {
  const begun = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const late = (...asked: unknown[]) => {
      const [statement, parameters] = asked;
      if (statement === 'begin') {
        begun.add(client);
        return Promise.resolve(NOTHING);
      }
      if (!begun.delete(client)) return query(...asked);
      if (statement === 'commit' || statement === 'rollback') return Promise.resolve(NOTHING);
      const hasParameters = Array.isArray(parameters) && parameters.length > 0;
      if (typeof statement !== 'string' || isNamed(statement) || hasParameters)
        return query('begin').then(() => query(...asked));
      return query(`begin; ${statement}`).then((results) => (Array.isArray(results) ? results.at(-1) : results));
    };
    client.query = late as PoolClient['query'];
  });
  // Drop an unsent BEGIN, or the connection's next user would send it.
  pool.on('release', (_error, client) => void begun.delete(client));
}
