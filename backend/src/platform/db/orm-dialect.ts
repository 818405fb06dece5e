import { createPostgreSqlTypeParsers } from '@mikro-orm/postgresql';
import {
  PostgresDialect,
  PostgresDriver,
  type AbortableOperationOptions,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { types, type Pool } from 'pg';
import { beginLazily } from './lazy-begin.js';
import { nameStatements } from './named-statements.js';

/** The type text[]: its parser reads an array of anything as it is written. */
const TEXT_ARRAY: number = 1009;

/** What the ORM speaks to PostgreSQL with, on a pool of ours: days and moments come as they are written, which it reads itself. */
export function ormDialect(pool: Pool): PostgresDialect {
  const parsers = Object.entries(createPostgreSqlTypeParsers(types.getTypeParser(TEXT_ARRAY)));
  pool.on('connect', (client) => {
    for (const [type, parse] of parsers) client.setTypeParser(Number(type), parse);
    nameStatements(client);
  });
  beginLazily(pool);
  return new ReturningDialect({ pool });
}

/**
 * PostgreSQL for the ORM, on a pool that gets every connection back. Kysely's own driver forgets a connection whose `begin` or
 * `rollback` fails, as on one that died within a transaction: its place in the pool would stay taken until the process ends. A
 * `commit` that fails needs nothing of its own: MikroORM rolls back after it.
 */
class ReturningDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver(): PostgresDriver {
    return new ReturningDriver(this.config);
  }
}

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0];

class ReturningDriver extends PostgresDriver {
  private readonly taken = new WeakSet<DatabaseConnection>();

  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(options);
    this.taken.add(connection);
    return connection;
  }

  override async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    await this.orGiveBack(connection, super.beginTransaction(connection, settings));
  }

  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await this.orGiveBack(connection, super.rollbackTransaction(connection));
  }

  /** Once only: a transaction that Kysely runs by itself gives its connection back after every failure. */
  override async releaseConnection(connection: PostgresConnection): Promise<void> {
    if (this.taken.delete(connection)) await super.releaseConnection(connection);
  }

  private async orGiveBack(connection: PostgresConnection, statement: Promise<void>): Promise<void> {
    try {
      await statement;
    } catch (error) {
      await this.releaseConnection(connection);
      throw error;
    }
  }
}
