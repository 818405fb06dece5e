import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { ownNumber, spaced } from './support/own-number';
import { owner, test } from './support/own-server';
import { makeRecord } from './support/records';
import { callGraphQL } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens the clinic past the screens; a journey before this one may have done so. */
async function openClinic(page: Page): Promise<void> {
  const facts = '{ phones: ["+91 522 400 1234"], email: "desk@asha-physio.in", street: "12 Hazratganj", social: [] }';
  await callGraphQL(page, `mutation { updateClinicSettings(input: ${facts}) { version } }`, {});
  await page.request.post('/graphql', { data: { query: 'mutation { openClinic { openedAt } }' } });
}

/** In the settings, no quiet time, so that the journey depends on no hour of the day, and an id of a text. */
async function setMessages(page: Page): Promise<void> {
  await page.goto('/admin/clinic/messages');
  const messages = part(page, 'Messages');
  await messages.getByLabel('Quiet from').fill('08:00');
  await messages.getByLabel('Quiet until').fill('08:00');
  await messages.getByRole('heading', { name: 'Payment received' }).click();
  await expect(messages.getByText(/^हमें आपका \{#alphanumeric#\} का भुगतान/)).toBeVisible();
  await messages.getByLabel('Template id, Hindi (optional)').locator('visible=true').fill('1107160000000012345');
  await expectToHold(page);
  await messages.getByRole('button', { name: /^Save/ }).click();
  await expect(said(page, 'The messages were saved.')).toBeVisible();
  await expect(messages.getByText('English: no id · Hindi: has an id')).toBeVisible();
}

/** A patient wants to be written to in Hindi. */
async function chooseHindi(page: Page, phone: string): Promise<void> {
  await signInAsUser(page, phone);
  await callGraphQL(page, 'mutation { skipProfile { id } }', {});
  await expect(async () => {
    await page.goto('/user/settings');
    await expect(part(page, 'Messages')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const messages = part(page, 'Messages');
  await messages.scrollIntoViewIfNeeded(); // the form comes when it is seen
  await messages.getByText('हिन्दी').click();
  await expectToHold(page);
  await expectRoomForFingers(messages);
  await messages.getByRole('button', { name: 'Save messages' }).click();
  await expect(said(page, 'Your choices for messages were saved.')).toBeVisible();
}

test('a payment is told in the language that the patient chose, and an admin sees what became of it @desktop', async ({
  page,
  browser,
  ownServer,
}, info) => {
  const phone = ownNumber(info, '061');
  await signInAsAdmin(page, owner);
  await openClinic(page);
  await setMessages(page);

  const context = await browser.newContext({ baseURL: ownServer.url, viewport: page.viewportSize() });
  await chooseHindi(await context.newPage(), phone);
  await context.close();

  await makeRecord(page, phone, 'Ravi Kumar');
  const found = await page.request.post('/graphql', {
    data: { query: '{ patients(limit: 1, filter: { search: "Ravi Kumar" }) { patients { id } } }' },
  });
  const { data }: { data: { patients: { patients: { id: string }[] } } } = await found.json();
  await callGraphQL(
    page,
    'mutation ($input: RecordPaymentInput!, $key: String!) { recordPayment(input: $input, idempotencyKey: $key) { id } }',
    { input: { patientId: data.patients.patients[0]?.id, amount: 150_000, method: 'CASH' }, key: randomUUID() },
  );

  await page.goto('/admin/messages?kind=PAYMENT_RECEIVED');
  const row = page.getByRole('row', { name: new RegExp(`${spaced(phone)}.*हमें आपका ₹1,500.00 का भुगतान मिल गया है`) });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Sent', { timeout: 2_000 });
  }).toPass();
  await expectToHold(page);
  await expect(row.getByRole('link')).toHaveAttribute('href', /^\/admin\/patients\//);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByTitle('Failed').click();
  await expect(page).toHaveURL('/admin/messages?status=FAILED&kind=PAYMENT_RECEIVED');
  await expect(page.getByText('No message is like that.')).toBeVisible();
});
