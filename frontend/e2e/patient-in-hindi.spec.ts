import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { foreignWords } from './support/foreign-words';
import { latestOtp, markLog } from './support/one-time-password';
import { ownNumber, spaced } from './support/own-number';
import { callGraphQL, cancelAt, ownDay } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNothingCut } from './support/cut-text';

const language = (page: Page) => page.locator('html');
const inOther = (page: Page, name: 'English' | 'हिन्दी') =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/** The page speaks Hindi alone, to everybody, and nothing of it is cut, on the narrowest screen and with text twice as large. */
async function expectWholeInHindi(page: Page): Promise<void> {
  await expect(language(page)).toHaveAttribute('lang', 'hi');
  await expect.poll(() => foreignWords(page)).toEqual([]);
  await expectToHold(page);
  await expectNothingCut(page);
}

test('who signs up in Hindi finds her own pages in Hindi, and keeps what she typed in the other language @phone', async ({
  page,
}, info) => {
  const phone = ownNumber(info, '071');
  await page.goto('/hi/login');
  const mark = markLog();
  await page.getByLabel('मोबाइल नंबर').fill(phone);
  await page.getByRole('button', { name: 'ओटीपी भेजें', exact: true }).click();
  await expect(page.getByText(spaced(phone))).toBeVisible();
  expect(await foreignWords(page)).toEqual([]);
  await expectToHold(page);
  await page.getByLabel('ओटीपी (एक बार चलने वाला कोड)').fill(await latestOtp(phone, mark));

  await expect(page).toHaveURL('/patient-signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अपनी प्रोफाइल पूरी करें');
  await page.getByRole('button', { name: 'भेजें', exact: true }).click();
  await expect(page.getByText('जन्म की तारीख भरें')).toBeVisible();
  await expectWholeInHindi(page);

  await page.getByLabel('पूरा नाम').fill('सुनीता देवी');
  await inOther(page, 'English');
  await expect(language(page)).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByLabel('Full name')).toHaveValue('सुनीता देवी');
  await inOther(page, 'हिन्दी');
  await expect(page.getByLabel('पूरा नाम')).toHaveValue('सुनीता देवी');
  await page.getByLabel('ईमेल').fill('sunita@example.com');
  await page.getByLabel('जन्म की तारीख').fill('04051962');
  await page.getByLabel('महिला').check();
  await page.getByRole('button', { name: 'भेजें', exact: true }).click();

  await expect(page).toHaveURL('/user');
  const time = `${ownDay(info)}T10:30`;
  await callGraphQL(
    page,
    'mutation ($at: String!) { requestAppointment(input: { appointmentDate: $at, sessionType: CLINIC }) { id } }',
    { at: time },
  );
  await page.reload();
  await expect(page.getByText('आपका माँगा हुआ सेशन')).toBeVisible();
  await expectWholeInHindi(page);

  // As on a new phone, which knows of no choice.
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/user');
  await expect(language(page)).toHaveAttribute('lang', 'hi');
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/user/payments');
  await expect(page.getByText('अभी कोई भुगतान नहीं')).toBeVisible();
  await expectWholeInHindi(page);

  await signInAsAdmin(page);
  await cancelAt(page, time);
});
