import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
  // Somebody has the session for longer than it may do what is on the list (AU-10).
  await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [account.id]);
});

const codeOf = async (mutation: string) =>
  (await admin.graphql(`mutation { ${mutation} }`)).body.errors?.[0]?.extensions.code ?? 'done';

it('an older session makes nobody an admin, and can still read', async () => {
  const user = await insertUser(app.sql, { user_type: 'user' });
  expect(await codeOf(`setUserType(userId: "${user.id}", userType: ADMIN) { id }`)).toBe('RECENT_SIGN_IN_REQUIRED');
  expect(await app.sql('select user_type from app_user where id = $1', [user.id])).toEqual([{ user_type: 'user' }]);
  expect((await admin.rest('GET', '/admin/patients')).status).toBe(200);
});

it.each(['/admin/patients/export', '/payments/export?startDate=2026-03-01&endDate=2026-03-02'])(
  'an older session exports nothing: %s',
  async (path) => {
    const { status, body } = await admin.rest('GET', path);
    expect([status, body['code']]).toEqual([403, 'RECENT_SIGN_IN_REQUIRED']);
  },
);

it('an older session changes no UPI address, and saves what leaves it as it is', async () => {
  const save = (input: string) => codeOf(`updateClinicSettings(input: { ${input} }) { version }`);
  expect(await save('vpa: "thief@bank"')).toBe('RECENT_SIGN_IN_REQUIRED');
  expect(await save('vpa: null, city: "Lucknow"')).toBe('done');
});
