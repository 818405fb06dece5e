import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ limits: { requestsPerAddressMinute: 20, requestsPerAccountMinute: 3 } });
});
afterAll(() => app.close());

const statuses = async (call: () => Promise<{ status: number }>, count: number) => {
  const found = [];
  for (let n = 0; n < count; n++) found.push((await call()).status);
  return found;
};

it('an account and an address have so many calls a minute, at both endpoints together; a program its own quota', async () => {
  const patient = await app.signIn((await insertUser(app.sql)).phone);
  const other = await app.signIn((await insertUser(app.sql)).phone);
  const key = app.client((await insertApiKey(app.sql, (await insertAdmin(app.sql)).id)).text);
  expect(await statuses(() => patient.rest('GET', '/users/me'), 2)).toEqual([200, 200]);
  expect((await patient.graphql('{ me { id } }')).body).not.toHaveProperty('errors');
  const refused = await patient.rest('GET', '/users/me');
  expect([refused.status, refused.body['code'], Number(refused.headers.get('retry-after')) > 0]).toEqual([
    429,
    'RATE_LIMITED',
    true,
  ]);
  expect((await other.rest('GET', '/users/me')).status).toBe(200);
  // Signing in counted as calls of the address.
  const visitor = app.client();
  const left = await statuses(() => visitor.rest('GET', '/users/me'), 20);
  expect(left.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(left.at(-1)).toBe(429);
  expect((await key.rest('GET', '/admin/patients')).status).toBe(200);
});
