import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { latestOtp, markLog } from './one-time-password';

/** Signs the browser in as an admin, past the screens: for tests of what comes after. The sample admin unless said. */
export function signInAsAdmin(page: Page, phone = '9000000001'): Promise<void> {
  return signIn(page, 'admin', phone);
}

/** Signs the browser in as a patient or a plain user. The sample patient with a complete record unless said. */
export function signInAsUser(page: Page, phone = '9000000101'): Promise<void> {
  return signIn(page, 'users', phone);
}

/** Signs the browser in as a doctor, through the door that REST does not have: that of the sample clinic unless said. */
export async function signInAsDoctor(page: Page, phone = '9000000021'): Promise<void> {
  const mark = markLog();
  const call = async (query: string, variables: object) => {
    const answer = await page.request.post('/graphql', { data: { query, variables } });
    expect(await answer.json()).not.toHaveProperty('errors');
  };
  await call('mutation ($phone: String!) { sendOtp(door: STAFF, phoneNumber: $phone) { message } }', { phone });
  const otp = await latestOtp(phone, mark);
  const verify =
    'mutation ($phone: String!, $otp: String!) { verifyOtp(door: STAFF, phoneNumber: $phone, otp: $otp) { id } }';
  await call(verify, { phone, otp });
}

async function signIn(page: Page, door: 'admin' | 'users', phone: string): Promise<void> {
  const mark = markLog();
  const sent = await page.request.post(`/api/v1/${door}/send-otp`, { data: { phoneNumber: phone } });
  expect(sent.status(), await sent.text()).toBe(200);
  const otp = await latestOtp(phone, mark);
  const verified = await page.request.post(`/api/v1/${door}/verify-otp`, { data: { phoneNumber: phone, otp } });
  expect(verified.status(), await verified.text()).toBe(200);
}
