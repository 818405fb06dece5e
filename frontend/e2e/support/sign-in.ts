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

async function signIn(page: Page, door: 'admin' | 'users', phone: string): Promise<void> {
  const mark = markLog();
  const sent = await page.request.post(`/api/v1/${door}/send-otp`, { data: { phoneNumber: phone } });
  expect(sent.status(), await sent.text()).toBe(200);
  const otp = await latestOtp(phone, mark);
  const verified = await page.request.post(`/api/v1/${door}/verify-otp`, { data: { phoneNumber: phone, otp } });
  expect(verified.status(), await verified.text()).toBe(200);
}
