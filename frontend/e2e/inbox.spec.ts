import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { openMenu } from './support/menu';
import { owner, test } from './support/own-server';
import { openDialog } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect } from './support/test';
import { expectNothingStandsOut } from './support/width';

/** What a clinic enters before it opens. */
const facts = '{ phones: ["+91 522 400 1234"], email: "desk@asha-physio.in", street: "12 Hazratganj", social: [] }';

/** Wider than a phone. */
const longAddress = 'ravi.kumar.of.the.second.floor@department-of-orthopaedic-surgery.example.com';

/** Opens the clinic as an admin, past the screens, which clinic-settings.spec.ts goes through; that may have opened it already. */
async function openClinic(page: Page): Promise<void> {
  const ask = async (query: string) => (await page.request.post('/graphql', { data: { query } })).json();
  const entered = await ask(`mutation { updateClinicSettings(input: ${facts}) { clinic { isOpen } } }`);
  if (entered.data.updateClinicSettings.clinic.isOpen) return;
  const opened = await ask('mutation { openClinic { openedAt } }');
  expect(opened).toMatchObject({ data: { openClinic: { openedAt: expect.any(String) } } });
}

test('what a visitor writes to an open clinic is read and answered by an admin @desktop', async ({
  page,
  browser,
  ownServer,
}) => {
  await signInAsAdmin(page, owner);
  await openClinic(page);

  const context = await browser.newContext({ baseURL: ownServer.url, viewport: page.viewportSize() });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto('/contact');
    await expect(visitor.locator('input[name="website"]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expectToHold(visitor);
  await visitor.getByLabel('Name').fill('Asha Verma');
  await visitor.getByLabel('Phone').fill('098765-43210');
  await visitor.getByLabel('Subject').fill('Knee');
  await visitor.getByLabel('Message').fill('When can I start?\nI live in Lucknow.');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  await visitor.goto('/about');
  await visitor.getByLabel('First name').fill('Ravi');
  await visitor.getByLabel('Last name').fill('Kumar');
  await visitor.getByLabel('Email').fill(longAddress);
  await visitor.getByLabel('Message').fill('Hello');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByText('Message sent successfully!')).toBeVisible();
  await context.close();

  await page.goto('/admin/support');
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Inbox 2 new' }).click();
  await expect(page).toHaveURL('/admin/inbox');
  await expect(page.getByText('2 messages, showing 1 to 2')).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });

  await page.getByRole('button', { name: 'Open the message from Asha Verma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message from Asha Verma' });
  await expect(dialog.getByText('I live in Lucknow.')).toBeVisible();
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  await expectToHold(page, { part: openDialog, fingers: dialog });
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was marked as done.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Verma/ })).toContainText('Done');
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('New').click();
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Open the message from Ravi Kumar' }).click();
  const second = page.getByRole('dialog', { name: 'Message from Ravi Kumar' });
  await expect(second.getByRole('link', { name: `Write to ${longAddress}` })).toBeVisible();
  await expectNothingStandsOut(second);
});
