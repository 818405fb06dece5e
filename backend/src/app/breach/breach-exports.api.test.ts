import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

const COUNT = 2_345;

let app: TestApp;
let reader: TestClient;
beforeAll(async () => {
  app = await createTestApp({ now: new Date() });
  reader = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await app.sql(
    `insert into patient (id, name, created_at) select gen_random_uuid(), 'Row ' || n, now() from generate_series(1, $1) n`,
    [COUNT],
  );
});
afterAll(() => app.close());

const report = async (accountId: string) => {
  const hour = 3_600_000;
  const question = {
    from: new Date(Date.now() - hour).toISOString(),
    until: new Date(Date.now() + hour).toISOString(),
    accountId,
  };
  const { body } = await reader.graphql<{
    breachReport: { total: number; people: { id: string; accesses: string[] }[]; unnamed: object[] };
  }>(
    'query ($question: BreachQuestion!) { breachReport(question: $question, limit: 100) { total people { id accesses } unnamed { verb records } } }',
    { question },
  );
  return body.data?.breachReport;
};

it('an export of thousands stands in the trail a thousand at a time, sealed, and each of its records in the report', async () => {
  const account = await insertAdmin(app.sql);
  const browser = await app.signIn(account.phone, 'admin');
  const { status } = await browser.rest('GET', '/admin/patients/export/filtered?format=csv');
  expect(status).toBe(200);
  const lines = await app.sql<{ ids: number; slice: string | null; rows: string | null; requests: number }>(
    `select jsonb_array_length(details -> 'shown') as ids, details ->> 'slice' as slice, details ->> 'rows' as rows,
      count(*) over (partition by request_id)::int as requests
     from audit_event where actor_id = $1 and verb = 'patient.export' order by id`,
    [account.id],
  );
  expect(lines).toEqual([
    { ids: 1_000, slice: null, rows: `${COUNT}`, requests: 3 },
    { ids: 1_000, slice: '2', rows: null, requests: 3 },
    { ids: 345, slice: '3', rows: null, requests: 3 },
  ]);
  expect(await report(account.id)).toMatchObject({ total: COUNT, unnamed: [] });
  await app.application.sealAudit();
  await app.application.checkAudit(new Date());
  expect(await app.sql('select from audit_check where misfit is not null')).toEqual([]);
});

it('one that broke off counts with the rows that left, and not with the rest of its last slice', async () => {
  const account = await insertAdmin(app.sql);
  const people = await app.sql<{ id: string }>('select id from patient order by id limit 4');
  const [left, alsoLeft, kept, other] = people.map(({ id }) => id);
  const row = (request: string, details: object) =>
    app.sql(
      `insert into audit_event (actor_id, actor_role, verb, outcome, request_id, details)
        values ($1, 'admin', 'patient.export', 'done', $2, $3)`,
      [account.id, request, details],
    );
  await row('broken', { rows: 5_000, hash: 'h', shown: [left] });
  await row('broken', { slice: 2, shown: [alsoLeft, kept] });
  await row('broken', { brokenOff: true, handedOut: 1_001, slice: 2, shown: [alsoLeft] });
  const found = await report(account.id);
  expect(new Set(found?.people.map(({ id }) => id))).toEqual(new Set([left, alsoLeft]));
  expect(found?.unnamed).toEqual([]);
  await row('whole', { rows: 1, hash: 'h', shown: [other] });
  await row('none', { rows: 1, hash: 'h', shown: [kept] });
  await row('none', { brokenOff: true, handedOut: 0, slice: 1, shown: [] });
  expect(new Set((await report(account.id))?.people.map(({ id }) => id))).toEqual(new Set([left, alsoLeft, other]));
});
