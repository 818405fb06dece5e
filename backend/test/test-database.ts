import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export const TEMPLATE = 'migrated_template';

/** What the global setup tells every test file about the one server they share. */
export interface TestServer {
  ownerUrl: string;
  appUrl: string;
  superuserUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServer;
  }
}

export interface TestDatabase {
  ownerUrl: string;
  appUrl: string;
  drop(): Promise<void>;
}

/** A migrated database without rows, of one test file alone. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Files as they are, not page by page through the log: half of the work, as nothing has to be safe on a disk here.
  await runSql(server.superuserUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} OWNER owner STRATEGY FILE_COPY`);
  return {
    ownerUrl: withDatabase(server.ownerUrl, name),
    appUrl: withDatabase(server.appUrl, name),
    // By force: a pool that a failed test has left open must not fail the clean-up too.
    drop: () => runSql(server.superuserUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** The same server and role, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs one statement on a connection of its own. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
