import type { Page } from '@playwright/test';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { ownNumber } from './support/own-number';
import { owner, test } from './support/own-server';
import { callGraphQL } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

const card = (page: Page, name = 'Reminders and notifications') => page.getByRole('region', { name, exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens the clinic past the screens; a journey before this one may have done so. */
async function openClinic(page: Page): Promise<void> {
  const facts = '{ phones: ["+91 522 400 1234"], email: "desk@asha-physio.in", street: "12 Hazratganj", social: [] }';
  await callGraphQL(page, `mutation { updateClinicSettings(input: ${facts}) { version } }`, {});
  await page.request.post('/graphql', { data: { query: 'mutation { openClinic { openedAt } }' } });
}

test('a patient says yes to reminders, chooses when, and takes the consent back @phone', async ({
  page,
  browser,
  ownServer,
}, info) => {
  const admin = await (await browser.newContext({ baseURL: ownServer.url })).newPage();
  await signInAsAdmin(admin, owner);
  await openClinic(admin);
  await admin.context().close();

  await page.goto(`${ownServer.url}/pricing`);
  await signInAsUser(page, ownNumber(info, '067'));
  await callGraphQL(page, 'mutation { skipProfile { id } }', {});
  await expect(async () => {
    await page.goto('/user/settings');
    await expect(card(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await card(page).scrollIntoViewIfNeeded(); // the settings come when they are seen
  const remind = card(page).getByRole('checkbox', { name: 'Remind me of my exercises' });
  await expect(remind).not.toBeChecked();
  await expectToHold(page);
  await remind.check();
  await expect(said(page, 'We will remind you once a day.')).toBeVisible();
  await card(page).getByRole('combobox', { name: 'At what time?' }).selectOption({ label: '6:30 pm' });
  await card(page).getByRole('checkbox', { name: 'Sun' }).uncheck();
  await expectToHold(page);
  await expectRoomForFingers(card(page));
  await card(page).getByRole('button', { name: 'Save time and days' }).click();
  await expect(said(page, 'Your time was saved.')).toBeVisible();

  await callGraphQL(page, 'mutation { setMessagePreferences(language: HI) { language } }', {});
  await page.goto('/user/settings');
  const inHindi = card(page, 'याद दिलाना और नोटिफिकेशन');
  await inHindi.scrollIntoViewIfNeeded();
  await expect(inHindi.getByRole('combobox')).toHaveValue('18:30');
  await expectToHold(page);
  await inHindi.getByRole('checkbox', { name: 'मुझे एक्सरसाइज की याद दिलाएँ' }).uncheck();
  await expect(said(page, 'अब हम आपको याद नहीं दिलाएँगे।')).toBeVisible();
  await expect(inHindi.getByRole('combobox')).toBeHidden();
});
