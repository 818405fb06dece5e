import { freshPhone, insertUser } from './builders.js';
import type { TestApp } from './test-app.js';

/** Somebody unknown to whom a code was sent. */
export async function newcomer(app: TestApp) {
  const phoneNumber = freshPhone();
  await app.client().rest('POST', '/users/send-otp', { phoneNumber });
  return { phoneNumber, otp: app.sms.codeFor(phoneNumber) };
}

/** What the door of admins is asked for a code with. */
export async function knownAdmin(app: TestApp) {
  return { phoneNumber: (await insertUser(app.sql, { user_type: 'admin' })).phone };
}

/** An admin to whom a code was sent. */
export async function askedAdmin(app: TestApp) {
  const { phoneNumber } = await knownAdmin(app);
  await app.client().rest('POST', '/admin/send-otp', { phoneNumber });
  return { phoneNumber, otp: app.sms.codeFor(phoneNumber) };
}
