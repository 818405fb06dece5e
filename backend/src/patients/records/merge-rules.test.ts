import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { MERGE_RULES, MOVED_TABLES } from './merge-rules.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Every column of the database that refers to a record. */
const references = async () => {
  const rows = await app.sql<{ column: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'patient'::regclass order by 1`,
  );
  return rows.map(({ column }) => column);
};

describe('what becomes of what refers to a record that is merged', () => {
  it('is said of every column that does, and of no other', async () => {
    expect(await references()).toEqual(Object.keys(MERGE_RULES));
    await runSql(app.database.ownerUrl, 'create table later (id int primary key, whose uuid references patient (id))');
    expect(await references()).toContain('later.whose');
    await runSql(app.database.ownerUrl, 'drop table later');
  });

  it('holds of rows that come later, too: each of these tables leads on, and consents, values and files do', async () => {
    const rows = await app.sql<{ table: string }>(
      `select tgrelid::regclass::text as table from pg_trigger where tgname = 'lead_on' order by 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual(
      [...MOVED_TABLES, 'care_thread', 'clinical_file', 'data_consent', 'family_grant', 'measurement'].toSorted(),
    );
  });
});
