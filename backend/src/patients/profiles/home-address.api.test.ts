import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertBareRecord, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Somebody who has just signed up: an account and a bare record. */
async function newcomer() {
  const user = await insertUser(app.sql, { full_name: '', profile_completed: false });
  const { id: recordId } = await insertBareRecord(app.sql, user.id);
  return { user, recordId, browser: await app.signIn(user.phone) };
}

const addressOf = async (recordId: string) =>
  (await app.sql<{ address: string | null }>('select address from patient where id = $1', [recordId]))[0]?.address;
const changesOf = (userId: string) =>
  app.sql<{ changed_fields: string[] }>(
    "select changed_fields from audit_event where subject_id = $1 and verb = 'user.updateProfile' and outcome = 'done'",
    [userId],
  );

describe('the address, to which sessions at home come', () => {
  const change = (browser: TestClient, address: string | null) =>
    browser.graphql<{ updateProfile: { address: string | null } }>(
      'mutation ($address: String) { updateProfile(input: { address: $address }) { address } }',
      { address },
    );

  it('goes into the record, is emptied of a bare one alone, and is on record by its name', async () => {
    const { user, recordId, browser } = await newcomer();
    expect((await change(browser, ' 7 Lake View, Lucknow ')).body.data?.updateProfile.address).toBe(
      '7 Lake View, Lucknow',
    );
    expect(await addressOf(recordId)).toBe('7 Lake View, Lucknow');
    expect(await changesOf(user.id)).toEqual([{ changed_fields: ['patient.address'] }]);
    expect((await change(browser, null)).body.data?.updateProfile.address).toBeNull();

    const whole = await insertPatientWithAccount(app.sql, { address: '1 Mall Road' });
    const own = await app.signIn(whole.user.phone);
    expect((await change(own, '  ')).body.data?.updateProfile.address).toBe('1 Mall Road');
    expect((await change(own, '2 Mall Road')).body.data?.updateProfile.address).toBe('2 Mall Road');
    const { body } = await change(own, 'x'.repeat(501));
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { address: 'Address must be at most 500 characters long' },
    });
  });

  it('is nothing to an account without a record, and to the older door', async () => {
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await change(admin, '7 Lake View')).body.data?.updateProfile.address).toBeNull();
    const { recordId, browser } = await newcomer();
    await browser.rest('PATCH', '/users/me', { address: '7 Lake View' });
    expect(await addressOf(recordId)).toBeNull();
  });
});
