import type { Page } from '@playwright/test';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { expectNothingCut } from './support/cut-text';
import { foreignWords } from './support/foreign-words';
import { latestOtp, markLog } from './support/one-time-password';
import { sendNow } from './support/send-now';
import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const pages = ['/user/plan', '/user/progress', '/user/measure'];

/** The three pages hold on a phone and on a desk, and with text of twice the size. */
async function expectAllToHold(page: Page): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const width of [360, 1280]) {
      // So high that the bar of tabs, which stays in sight, lies over nothing: half a field counts as too small.
      await page.setViewportSize({ width, height: 2400 });
      await expectToHold(page);
      await expectRoomForFingers(page.getByRole('main'));
    }
    await expectNothingCut(page);
  }
}

test.describe('the course of a patient', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

  test('takes a bend of the knee without a network and after the session, and shows it by date, in both languages @phone', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const phone = '9000000101';
    await signInAsUser(page, phone);
    await page.goto('/user/measure');
    const bend = page.getByRole('region', { name: 'Knee bend' });
    const field = bend.getByLabel('New value: Knee bend');

    await field.fill('200');
    await bend.getByRole('button', { name: 'Save' }).click();
    await expect(bend.getByRole('alert')).toContainText('Degrees, from 0 to 180');
    await expect(field).toHaveValue('200');

    await page.route('**/graphql', (route) => route.abort());
    await field.fill('91.5');
    await bend.getByRole('button', { name: 'Save' }).click();
    await expect(bend.getByText('91.5°')).toBeVisible();
    await expect(bend.getByText('Not sent yet')).toBeVisible();
    await sendNow(page);
    await expect(bend.getByText('Not sent yet')).toBeHidden();
    // Once more as a whole: no reading is left on its way, which would meet the end of the session before she saves.
    await page.reload();
    await expect(bend.getByText('91.5°')).toBeVisible();

    await page.context().clearCookies();
    const pain = page.getByRole('region', { name: 'Pain' });
    await pain.getByLabel('New value: Pain').fill('4');
    await field.fill('92.5');
    await bend.getByRole('button', { name: 'Save' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again).toContainText('Your session has ended');
    const mark = markLog();
    await again.getByRole('button', { name: 'Send OTP' }).click();
    await again.getByLabel(/one-time password/i).fill(await latestOtp(phone, mark));
    await expect(again).toBeHidden();
    await expect(bend.getByText('Not sent yet')).toBeHidden();
    await expect(bend.getByText('92.5°')).toBeVisible();
    await expect(pain.getByLabel('New value: Pain')).toHaveValue('4');

    await page.goto('/user/progress');
    await expect(bend.getByRole('figure', { name: 'Knee bend, by date' })).toBeVisible();
    const rows = bend.getByRole('table').getByRole('row');
    await expect(rows.nth(0)).toContainText('Date');
    await expect(rows.nth(1)).toContainText('92.5°');
    await expect(rows.nth(2)).toContainText('91.5°');
    await expectAllToHold(page);

    await pain.getByLabel('New value: Pain').fill('5');
    await page.getByRole('link', { name: 'हिन्दी', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'नापें' })).toBeVisible();
    await expect(page.getByLabel('नया नाप: दर्द')).toHaveValue('5');
    await expectAllToHold(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await foreignWords(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Measure' })).toBeVisible();
  });
});
