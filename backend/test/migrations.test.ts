import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '../src/platform/db/migrate.js';
import { migrations } from '../src/platform/db/migration-list.js';
import { ormOptions } from '../src/platform/db/orm-options.js';
import { entities } from '../src/app/entities.js';
import { requireMigrated } from '../src/platform/db/require-migrated.js';
import { CONSTRAINTS, INDEXES } from './beyond-entities.js';
import { namesBelow } from './source-files.js';
import { createTestDatabase, runSql, withDatabase, type TestDatabase } from './test-database.js';
import { UNMAPPED } from './unmapped-tables.js';

/**
 * What the entities' own comparison would change, and must not. The numbers are identities in the database, which nobody can give by
 * hand; an entity knows but `serial`.
 */
const ONLY_SPELLED_OTHERWISE = [
  'alter table "audit_event" drop column "id"',
  'alter table "audit_event" add "id" bigserial primary key',
  'alter table "patient" drop column "number"',
  'alter table "patient" add "number" serial',
];

/** What stands in migrations alone (beyond-entities.ts), and keys, which the entities would name and have delete otherwise. */
const BEYOND_ENTITIES =
  /^drop (table|view|index|trigger|function) |^alter table \S+ (drop constraint|add constraint \S+ foreign key) /;

/** What databases remember of the migrations that they ran before the files were numbered. */
const RECORDED_BEFORE_NUMBERS = [
  '2026-11-21-back-office',
  '2026-11-21-idempotency-keys',
  '2026-11-21-audit-details',
  '2026-11-21-quick-lists',
  '2026-11-21-api-keys',
  '2026-11-21-audit-seals',
  '2026-11-22-persons-once',
  '2026-11-22-otp-devices',
  '2026-11-22-kept-answers',
  '2026-11-22-pending-numbers',
  '2026-11-22-audit-sessions',
  '2026-11-22-deleted-patients',
];

const camelCase = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

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
    const orm = await MikroORM.init(ormOptions(database.appUrl, entities));
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

  it('agree on every type, default, generated value and list of allowed values', async () => {
    const orm = await MikroORM.init(ormOptions(database.ownerUrl, entities));
    const changes = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    await orm.close(true);
    const statements = changes.split(/;\s*/).filter((statement) => statement && !BEYOND_ENTITIES.test(statement));
    expect(statements).toEqual(ONLY_SPELLED_OTHERWISE);
  });

  it('hold the keys, checks, slots and indexes that are written down', async () => {
    const constraints = await rows<{ line: string }>(
      database.ownerUrl,
      `select conrelid::regclass || '.' || conname || ': ' || pg_get_constraintdef(oid) as line from pg_constraint
       where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x')`,
    );
    expect(constraints.map(({ line }) => line).toSorted()).toEqual(CONSTRAINTS.toSorted());
    const indexes = await rows<{ line: string }>(
      database.ownerUrl,
      `select regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE |public\\.|USING btree ', '', 'g') as line
       from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
         and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    );
    expect(indexes.map(({ line }) => line).toSorted()).toEqual(INDEXES.toSorted());
  });

  it('run once: a second start changes nothing', async () => {
    const state = () => rows(database.ownerUrl, 'select name, executed_at from mikro_orm_migrations order by name');
    const before = await state();
    await Promise.all([migrate(database.ownerUrl), migrate(database.ownerUrl)]);
    expect(await state()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});

it('migrations are transactions of their own: a start that fails halfway keeps what is done, and the next one goes on (RE-7)', async () => {
  const { superuserUrl, ownerUrl } = inject('postgres');
  const fresh = withDatabase(ownerUrl, `test_${randomUUID().replaceAll('-', '')}`);
  const name = new URL(fresh).pathname.slice(1);
  await runSql(superuserUrl, `create database ${name} owner owner`);
  const done = async () =>
    (await rows<{ name: string }>(fresh, 'select name from mikro_orm_migrations order by id')).map((row) => row.name);
  const names = migrations.map((one) => one.name);
  try {
    // In the way of the second statement of 0027: the first one is undone with it.
    await runSql(fresh, 'create table refund ()');
    await expect(migrate(fresh)).rejects.toThrow('relation "refund" already exists');
    expect(await done()).toEqual(names.slice(0, names.indexOf('0027-refunds')));
    await runSql(fresh, 'drop table refund');
    await migrate(fresh);
    expect(await done()).toEqual(names);
  } finally {
    await runSql(superuserUrl, `drop database ${name} with (force)`);
  }
});

it('whom hospitals sent before there could be several is reached as before, and by who lost it in a merge (hospital §5)', async () => {
  const former = await createTestDatabase();
  try {
    const [one, other, admin] = [randomUUID(), randomUUID(), randomUUID()];
    const [from, into, alone] = [randomUUID(), randomUUID(), randomUUID()];
    const client = (id: string) => `('${id}', '${id}', 'TREATMENT', 'CONSENTED', '{system/*.rs}', '{}', '${admin}')`;
    await runSql(
      former.ownerUrl,
      `drop table patient_sender;
      alter table patient add column referred_by_client uuid, add column referred_until timestamptz;
      delete from mikro_orm_migrations where name = '0067-patient-senders';
      insert into app_user (id, phone, user_type, created_at) values ('${admin}', '+919800000001', 'admin', now());
      insert into smart_client (id, name, purpose, reach, scopes, jwks, registered_by) values ${client(one)}, ${client(other)};
      insert into patient (id, created_at, referred_by_client, referred_until) values
        ('${into}', '2026-01-02Z', '${one}', '2026-04-02Z'), ('${from}', '2026-01-01Z', '${other}', '2026-04-01Z'),
        ('${alone}', '2026-01-03Z', null, null);
      update patient set deleted_at = now(), merged_into = '${into}' where id = '${from}'`,
    );
    await migrate(former.ownerUrl);
    expect(await rows(former.ownerUrl, 'select * from patient_sender order by created_at')).toEqual([
      { patient_id: into, client_id: other, created_at: new Date('2026-01-01Z'), until: new Date('2026-04-01Z') },
      { patient_id: into, client_id: one, created_at: new Date('2026-01-02Z'), until: new Date('2026-04-02Z') },
    ]);
    // What changed is exported whole to who reaches it again.
    expect(
      await rows(
        former.ownerUrl,
        'select id, revision from patient where updated_at > created_at and revision = 2 and deleted_at is null',
      ),
    ).toEqual([{ id: into, revision: 2 }]);
  } finally {
    await former.drop();
  }
});

describe('the names of migrations', () => {
  const files = namesBelow('backend/src/platform/db/migrations').map((name) => path.basename(name, '.ts'));

  it('of files count from 0001 in the order in which they run', () => {
    const [classes, numbers] = [migrations.map((one) => one.class.name), files.map((name) => name.slice(0, 4))];
    expect(files.toSorted().map((name) => camelCase(name.slice(5)))).toEqual(classes);
    expect(numbers.toSorted()).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  it('as databases remember them are the old ones of the first twelve, and then those of the files', () => {
    expect(migrations.map(({ name }) => name)).toEqual([
      ...RECORDED_BEFORE_NUMBERS,
      ...files.toSorted().slice(RECORDED_BEFORE_NUMBERS.length),
    ]);
  });

  it('let a database of the days before the numbers start, and run none of its twelve again', async () => {
    const former = await createTestDatabase();
    const list = () =>
      rows<{ name: string; executed_at: Date }>(
        former.ownerUrl,
        'select name, executed_at from mikro_orm_migrations order by id',
      );
    try {
      await runSql(former.ownerUrl, 'truncate mikro_orm_migrations');
      const names = [...RECORDED_BEFORE_NUMBERS, ...files.toSorted().slice(RECORDED_BEFORE_NUMBERS.length)];
      const values = names.map((name) => `('${name}', '2026-11-22T00:00:00Z')`).join(', ');
      await runSql(former.ownerUrl, `insert into mikro_orm_migrations (name, executed_at) values ${values}`);
      const before = await list();
      await migrate(former.ownerUrl);
      await requireMigrated(former.ownerUrl);
      expect(await list()).toEqual(before);
    } finally {
      await former.drop();
    }
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
  ...['receipt', 'receipt_counter', 'refund', 'data_consent', 'exchange'].map((table) => `delete from ${table}`),
  "insert into mikro_orm_migrations (name) values ('0099-mine')",
  'delete from mikro_orm_migrations',
])('the application may not "%s" (SE-1)', async (statement) => {
  await expect(runSql(database.appUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
});
