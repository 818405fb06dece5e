import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCalls, newMobile } from '../../../test/import-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let imports: Awaited<ReturnType<typeof importCalls>>;
beforeAll(async () => {
  app = await createTestApp();
  imports = await importCalls(app);
});
afterAll(() => app.close());

/** Says in which time the statements of an undo must end. */
const PATIENCE = `create table patience_of_undo (patience text);
  create function note_patience() returns trigger language plpgsql security definer as $$
  begin insert into patience_of_undo values (current_setting('statement_timeout')); return null; end $$;
  create trigger note_patience after update of canceled_reason on charge execute function note_patience()`;

it('thousands of records with balances are undone at once, by statements that may take longer than others', async () => {
  const lines = Array.from({ length: 2_000 }, (_, at) => `Patient ${at},${newMobile()},${at % 2 ? 500 : -500},3`);
  const { id, ...done } = await imports.run(['Name,Phone,Opening balance,Sessions left', ...lines]);
  expect(done).toMatchObject({ status: 'DONE', created: 2_000, failed: 0, packages: 2_000 });
  const owner = new Client({ connectionString: app.database.ownerUrl });
  await owner.connect();
  await owner.query(PATIENCE);
  expect((await imports.undo(id)).done).toMatchObject({ undone: 2_000, kept: 0 });
  expect(
    await app.sql(`select (select count(*)::int from patient where deleted_at is null) as patients,
      (select count(*)::int from charge where kind = 'OPENING' and canceled_reason is null) as owed,
      (select count(*)::int from credit where kind = 'OPENING' and canceled_reason is null) as advance,
      (select count(*)::int from package where closed_at is null) as packages`),
  ).toEqual([{ patients: 0, owed: 0, advance: 0, packages: 0 }]);
  const { rows } = await owner.query('select distinct patience from patience_of_undo');
  await owner.query('drop trigger note_patience on charge');
  await owner.end();
  expect(rows).toEqual([{ patience: '1min' }]);
});
