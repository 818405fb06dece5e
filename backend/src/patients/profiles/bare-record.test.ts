import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshPhone } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('signing up (reading 30)', () => {
  it('gives the new account one bare record, and no second one at the next sign-in', async () => {
    const phone = freshPhone();
    await app.signIn(phone);
    await app.signIn(phone);
    const records = await app.sql(
      'select u.user_type, p.name, p.is_complete from patient p join app_user u on u.id = p.user_id where u.phone = $1',
      [phone],
    );
    expect(records).toEqual([{ user_type: 'patient', name: '', is_complete: false }]);
  });
});
