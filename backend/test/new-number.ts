import { freshPhone } from './builders.js';
import { accountForm } from './forms.js';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** Asks for a new sign-in number; answers its code, or a wrong one for those who may not ask. */
export async function codeOfNewNumber(app: TestApp, browser: TestClient, phone = freshPhone()): Promise<string> {
  const form = accountForm({ fullName: 'New Name', phoneNumber: phone });
  const { status } = await browser.rest('PATCH', '/users', form);
  return status === 200 ? app.sms.codeFor(phone) : '000000';
}

/** The call of the GraphQL door, and what both doors are sent. */
export const VERIFY_NUMBER = 'mutation ($otp: String!) { verifyNumber(otp: $otp) { id } }';
export const proofOfNewNumber = async ({ app, browser }: { app: TestApp; browser: TestClient }) => ({
  otp: await codeOfNewNumber(app, browser),
});
