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
import { nameStatements } from './named-statements.js';

/** OID of text[]: its parser returns arrays of any type as text. */
const TEXT_ARRAY: number = 1009;

/** Returns the ORM's PostgreSQL dialect on our pool. Dates and timestamps stay text, which the ORM parses. */
export function ormDialect(pool: Pool): PostgresDialect {
  const parsers = Object.entries(createPostgreSqlTypeParsers(types.getTypeParser(TEXT_ARRAY)));
  pool.on('connect', (client) => {
    for (const [type, parse] of parsers) client.setTypeParser(Number(type), parse);
    nameStatements(client);
  });
  return new ReturningDialect({ pool });
}

/**
 * PostgreSQL dialect that releases every connection to the pool. Kysely's own driver leaks a connection whose `begin` or `rollback` fails,
 * as on one that died within a transaction: its slot in the pool would stay taken until the process ends. A failed `commit` needs no
 * handling: MikroORM rolls back after it.
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

  /** Releases once: a transaction that Kysely runs by itself releases its connection after every failure. */
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
