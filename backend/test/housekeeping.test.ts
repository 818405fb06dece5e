import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BuiltSite } from '../src/platform/http/built-site.js';
import { insertUser } from './builders.js';
import { setBackSettings } from './clinic-calls.js';
import { createTestApp, type TestApp } from './test-app.js';
import { runSql } from './test-database.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const asOwner = (statement: string) => runSql(app.database.ownerUrl, statement);

it('what is due every few minutes is done whatever fails of it, and each failure is told', async () => {
  await asOwner('alter table known_device rename to devices_gone; alter table contact_message rename to messages_gone');
  const { id } = await insertUser(app.sql);
  await app.sql(
    `insert into idempotency_key (actor_id, key, body_hash, subject_id, created_at)
     values ($1, 'an old key', 'hash', $1, now() - interval '25 hours')`,
    [id],
  );
  const failure: unknown = await app.application.runMaintenance().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  const messages = (failure as AggregateError).errors.map((error: Error) => error.message);
  expect(messages).toEqual([
    expect.stringContaining('"known_device" does not exist'),
    expect.stringContaining('"contact_message" does not exist'),
  ]);
  expect(await app.sql('select from idempotency_key')).toEqual([]);
  await asOwner('alter table devices_gone rename to known_device; alter table messages_gone rename to contact_message');
  await expect(app.application.runMaintenance()).resolves.toBeUndefined();
});

it('pages that could not be rendered are tried again every five seconds, until they are (clinic §3)', async () => {
  await setBackSettings(app);
  vi.spyOn(BuiltSite.prototype, 'isThere', 'get').mockReturnValue(true);
  const render = vi.spyOn(BuiltSite.prototype, 'render').mockRejectedValue(new Error('no such page'));
  await app.sql('update clinic_settings set opened_at = now(), version = version + 1');
  for (let time = 0; time < 3; time++) await app.application.compareClinic();
  const failed = render.mock.calls.length;
  expect(failed).toBeGreaterThanOrEqual(2);
  render.mockResolvedValue();
  for (let time = 0; time < 3; time++) await app.application.compareClinic();
  expect(render).toHaveBeenCalledTimes(failed + 1);
  expect(render).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen: true }));
});
