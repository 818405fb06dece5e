import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  // More than the buffers of a connection hold, so that an export which nobody reads stays under way.
  await app.sql(
    `insert into patient (id, name, diagnosis, created_at)
     select gen_random_uuid(), 'Row ' || n, repeat('x', 10000), now() from generate_series(1, 1500) n`,
  );
}, 180_000);
afterAll(() => app.close());

it('the two exports of the clinic share the two turns of a process (EX-3)', async () => {
  // Kept until the end: fetch gives up an answer that nobody holds any more, whenever memory is cleared, and its turn with it.
  const unread = [await admin.send('/api/v1/admin/patients/export'), await admin.send('/api/v1/admin/patients/export')];
  expect(unread.map(({ status }) => status)).toEqual([200, 200]);
  let isAnswered = false;
  const payments = admin.send('/api/v1/payments/export').then((response) => {
    isAnswered = true;
    return response;
  });
  // Whoever need not wait is answered before these, which come after it and go the same way.
  for (let times = 0; times < 5; times++) expect((await admin.rest('GET', '/payments/all')).status).toBe(200);
  expect(isAnswered).toBe(false);
  for (const { body } of unread) await body?.cancel();
  // On a machine that is very busy its patience may be at an end by now.
  expect([200, 429]).toContain((await payments).status);
});
