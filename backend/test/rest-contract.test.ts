import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from './builders.js';
import type { Who, World } from './call-row.js';
import { callTable } from './call-table.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function enter(who: Who, world: World): Promise<TestClient> {
  if (who === 'visitor') return app.client();
  return who === 'patient' ? app.signIn(world.user.phone) : app.signIn((await insertAdmin(app.sql)).phone, 'admin');
}

it('has a row for every route, and a route for every row', () => {
  // The address of a picture is no call of its own: it is what the calls above answer.
  const routes = app.application.routes
    .filter(({ path }) => path !== '/users/avatars/:key')
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(callTable.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(routes.toSorted());
});

it.each(callTable)('%s %s as %s', async (method, path, who, call, status, answer) => {
  const world = { app, ...(await insertPatientWithAccount(app.sql)) };
  const { path: actualPath = path, body } = (await call?.(world)) ?? {};
  const browser = await enter(who, world);
  const answered = await browser.rest(method, actualPath, body);
  expect(answered.body).toEqual(answer);
  expect(answered.status).toBe(status);
  expect(answered.headers.get('cache-control')).toBe('no-store');
});
