import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.js';
import { ormOptions } from '../src/db/orm-options.js';
import { createTestDatabase, runSql, type TestDatabase } from './test-database.js';

/** Tables of libraries, which map them themselves. */
const UNMAPPED = ['audit_seal', 'idempotency_key', 'known_device', 'mikro_orm_migrations', 'rate_limit', 'session'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function rows<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

describe('the entities and the migrations', () => {
  it('agree on every table, column and whether it may be null', async () => {
    const orm = await MikroORM.init(ormOptions(database.appUrl));
    const mapped = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
      props
        .filter(({ persist }) => persist !== false)
        .flatMap(({ fieldNames, nullable }) =>
          fieldNames.map((column) => `${tableName}.${column} ${nullable ? 'may be null' : 'is always there'}`),
        ),
    );
    await orm.close(true);
    const present = await rows<{ line: string }>(
      database.ownerUrl,
      `select table_name || '.' || column_name || case is_nullable when 'YES' then ' may be null' else ' is always there' end as line
       from information_schema.columns where table_schema = 'public' and table_name not in ('${UNMAPPED.join("', '")}')`,
    );
    expect(mapped.length).toBeGreaterThan(80);
    expect(mapped.toSorted()).toEqual(present.map(({ line }) => line).toSorted());
  });

  it('run once: a second start changes nothing', async () => {
    const state = () => rows(database.ownerUrl, 'select name, executed_at from mikro_orm_migrations order by name');
    const before = await state();
    await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
    expect(await state()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});

describe('the audit trail', () => {
  beforeAll(() =>
    runSql(
      database.appUrl,
      `insert into audit_event (actor_role, verb, outcome, request_id) values ('admin', 'patient.list', 'done', 'r1')`,
    ),
  );

  it.each(["update audit_event set verb = 'x'", 'delete from audit_event', 'truncate audit_event'])(
    'refuses "%s", even of the owner of the table (AD-2)',
    async (statement) => {
      await expect(runSql(database.ownerUrl, statement)).rejects.toThrow('the audit trail is append-only');
      await expect(runSql(database.appUrl, statement)).rejects.toThrow(/permission denied|append-only/);
      expect(await rows(database.ownerUrl, 'select verb from audit_event')).toEqual([{ verb: 'patient.list' }]);
    },
  );

  it.each(['update audit_seal set row_count = 0', 'delete from audit_seal', 'truncate audit_seal'])(
    'refuses "%s" of its seals as well (AD-3)',
    async (statement) => {
      await expect(runSql(database.ownerUrl, statement)).rejects.toThrow('the audit trail is append-only');
      await expect(runSql(database.appUrl, statement)).rejects.toThrow('permission denied');
    },
  );

  it('keeps its guard from the application', async () => {
    const statement = 'alter table audit_event disable trigger audit_event_append_only';
    await expect(runSql(database.appUrl, statement)).rejects.toThrow('must be owner');
  });
});

it.each([
  'create table mine (id int)',
  'alter table patient add column secret text',
  'drop table patient',
  'create index on patient (name)',
  'truncate patient',
  'create function f() returns int language sql as $$ select 1 $$',
  'create schema mine',
])('the application may not "%s" (SE-1)', async (statement) => {
  await expect(runSql(database.appUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
});
