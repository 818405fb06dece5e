import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { planCalls } from '../../../test/plan-calls.js';
import { insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

const { eventsOf } = planCalls(() => admin);

it('gives the events of a ledger oldest first, each once however they are read on, also past the tenth', async () => {
  const { id } = await insertPatient(app.sql);
  const plan = (await insertPlan(app, id)).id;
  const read: unknown[] = [];
  for (let after = '0'; ;) {
    const { events } = await eventsOf(plan, admin, `, first: 7, after: "${after}"`);
    const last = events.at(-1);
    if (!last) break;
    read.push(...events.map((event) => Number(event['id'])));
    after = String(last['id']);
  }
  // The first ledger of its database: where ids are sorted as texts, 10 comes before 2.
  expect(read).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
});
