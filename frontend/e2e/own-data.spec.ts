import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { test } from './support/own-server';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

test.use({ sampleData: 'on' });

const open = async (page: Page) => {
  await page.goto('/user/settings');
  const card = page.getByRole('region', { name: 'Your data' });
  await card.getByRole('button', { name: 'Download, correct or erase your data' }).click();
  return card;
};

test('a patient downloads the own data, asks for a correction, and reads what an admin answers @phone', async ({
  page,
  browser,
  ownServer,
}) => {
  test.setTimeout(180_000);
  await signInAsUser(page);
  const card = await open(page);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download your data' }).click();
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  await card.getByText('Erase your data').click();
  await card.getByText('Correct your data').click();
  await expectToHold(page);
  await expectRoomForFingers(card);
  await card.getByLabel('What is wrong?').fill('My name is written Ramesh Kumar.');
  await card
    .locator('details', { hasText: 'Correct your data' })
    .getByRole('button', { name: 'Ask the clinic' })
    .click();
  const requests = card.getByRole('region', { name: 'Your requests' });
  await expect(requests.getByRole('listitem')).toContainText('My name is written Ramesh Kumar.');

  const admins = await (
    await browser.newContext({ baseURL: ownServer.url, viewport: { width: 1280, height: 800 } })
  ).newPage();
  await signInAsAdmin(admins);
  await admins.goto('/admin/data');
  const row = admins.getByRole('region', { name: 'Request list' });
  await expect(row.getByText('My name is written Ramesh Kumar.')).toBeVisible();
  await expectToHold(admins);
  await row.getByRole('button', { name: /^Answer the correction of/ }).click();
  const dialog = admins.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Accept' }).check();
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Your name was corrected.');
  await expectToHold(admins, { part: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await expect(admins.getByText('No request is open.')).toBeVisible();

  await open(page);
  await expect(requests.getByRole('listitem')).toContainText('Your name was corrected.');
  await expectToHold(page);
});
