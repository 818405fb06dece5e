import path from 'node:path';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

/** A patient of the sample data with a plan, and their physiotherapist. */
const patient = '9000000101';
const physiotherapist = '9000000011';
const photo = path.join(import.meta.dirname, '../src/brand/social.png');

test('a patient writes with a photo, and the physiotherapist sees it waiting and takes it @phone', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsUser(page, patient);
  await page.goto('/t/m');
  await expect(page).toHaveURL(/\/user\/messages$/);
  await expect(page.getByText(/In an emergency call 112/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Call/ })).toBeVisible();
  const field = page.getByLabel('Your message');
  await field.fill('May I climb stairs?');
  await page.reload();
  await expect(field).toHaveValue('May I climb stairs?');
  await page.getByLabel('Add a photo').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  const sent = page.getByRole('log').getByRole('listitem').last();
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(sent).toContainText('May I climb stairs?');
  await expect(sent.getByText('Not read yet')).toBeVisible();
  await expect(sent.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(field).toHaveValue('');
  await expectToHold(page);
  await expectRoomForFingers(page.getByRole('main'));

  await signInAsDoctor(page, physiotherapist);
  await page.goto('/physio/messages');
  await page.getByRole('button', { name: 'Canned answers' }).click();
  await page.getByRole('button', { name: 'Add an answer' }).click();
  await page.getByLabel('Title').fill('Stairs');
  await page.getByLabel('Answer in English').fill('Yes, slowly, with the rail.');
  await page.getByLabel('Answer in Hindi').fill('हाँ, रेलिंग पकड़कर धीरे-धीरे।');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Change Stairs' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first();
  await expect(row).toContainText(/Waits since .* unread message/);
  await expectToHold(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('log').getByText('May I climb stairs?')).toBeVisible();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText(/Waits since.*Assigned to Dr\. Neha Kapoor/).last()).toBeVisible();
});

test('the team reads messages side by side on a wide screen, and each role in its place @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/t/m');
  await expect(page).toHaveURL(/\/admin\/care$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages with patients');
  await expect(page.getByText('Choose a conversation to read it.')).toBeVisible();
  await expectToHold(page);
  await signInAsDoctor(page);
  await page.goto('/doctor/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages with patients');
  await expectToHold(page);
});
