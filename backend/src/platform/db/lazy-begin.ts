import type { Pool, PoolClient, QueryResult } from 'pg';
import { isNamed } from './named-statements.js';

type Query = (...asked: unknown[]) => Promise<QueryResult | QueryResult[]>;

/** The answer to what is not sent. */
const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, rows: [], fields: [] };

/**
 * Sends the `begin` of a transaction in one message with its first statement, where that has no parameters beside it and no name, as those
 * that the ORM writes: a trip to the database and back less, which a short transaction feels. One in which nothing is asked is not sent at
 * all. If either fails, the database does nothing of what comes behind it in the message.
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
  // A transaction that nobody ended is nothing to the next one who gets its connection.
  pool.on('release', (_error, client) => void begun.delete(client));
}
