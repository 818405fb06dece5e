import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { numberOf } from './support/begun-session';
import { ownNumber } from './support/own-number';
import { test } from './support/own-server';
import { openClinic } from './support/open-clinic';
import { makeRecord, withNewAccount } from './support/records';
import { callGraphQL } from './support/sessions';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

test.use({ sampleData: 'on' });

/** The sample front desk, which signs in where the team does. */
const frontDesk = '9000000031';

const owe = (page: Page, patientId: string, amount: number) =>
  callGraphQL(
    page,
    `mutation ($input: ChargeInput!, $key: String!) { addCharge(input: $input, idempotencyKey: $key) { id } }`,
    { input: { patientId, text: 'A knee brace', amount }, key: randomUUID() },
  );

/** Staff see the money in their bank's app, and settle the payment of the newest link past the screen. */
async function settleNewest(page: Page, patientId: string): Promise<void> {
  const query = `query ($id: ID!) { paymentLinks(patientId: $id) { payment { id } } }`;
  const answer = await page.request.post('/graphql', { data: { query, variables: { id: patientId } } });
  const { data }: { data: { paymentLinks: { payment: { id: string } }[] } } = await answer.json();
  const id = data.paymentLinks[0]?.payment.id;
  await callGraphQL(page, 'mutation ($id: ID!) { settlePayment(id: $id) { id } }', { id });
}

test('a payment link is sent by the desk, opened by somebody without an account, settled and paid; the owner reminds of what is due @desktop', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(180_000);
  const phone = ownNumber(info, '764');
  const name = `Kamla Bisht ${info.retry}`;
  await withNewAccount(page, phone);
  await openClinic(page);
  await makeRecord(page, phone, name);
  const number = await numberOf(page, phone);
  await owe(page, number, 60_000);

  await signInAsDoctor(page, frontDesk);
  await page.goto(`/desk/patients/${number}`);
  const links = page.getByRole('region', { name: 'Payment links' });
  await links.getByRole('button', { name: 'Send a link for ₹600.00' }).click();
  const address = (await links.locator('code').textContent()) ?? '';
  await expect(links.getByRole('list')).toContainText('₹600.00');
  await expect(links.getByRole('list')).toContainText('Open');
  await page.waitForLoadState('networkidle');
  await expectToHold(page);

  const clean = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en-IN' });
  const visitor = await clean.newPage();
  const scripts: string[] = [];
  visitor.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await visitor.goto(`/pay${new URL(address).search}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pay Asha Physiotherapy');
  await expect(visitor.getByText('₹600.00')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Pay by UPI' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=asha@kotak/,
  );
  await expect(visitor.getByRole('main')).not.toContainText(name);
  await expectToHold(visitor);
  await visitor.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(visitor.getByRole('link', { name: 'यूपीआई से भुगतान करें' })).toBeVisible();
  await expectToHold(visitor);
  await visitor.getByRole('link', { name: 'English' }).click();

  await settleNewest(page, number);
  await expect(visitor.getByRole('status')).toHaveText('✓ Paid. Thank you.', { timeout: 15_000 });
  await expect(visitor.getByRole('link', { name: 'Pay by UPI' })).toHaveCount(0);
  await expectToHold(visitor);
  expect(scripts).toEqual([]);
  await visitor.goto(`/pay?${'A'.repeat(22)}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing');
  await expectToHold(visitor);
  await page.reload();
  await expect(links.getByRole('list')).toContainText('Paid');

  await signInAsAdmin(page);
  await owe(page, number, 20_000);
  await page.goto('/admin');
  await page.goto('/admin/dues');
  await page.getByLabel('Search').last().fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('₹200.00');
  await row.getByRole('button', { name: `Remind ${name}` }).click();
  await expect(page.getByText('1 of 1 reminder will be sent.')).toBeVisible();
  await expect(row).toContainText('The next reminder can go on');
  await page.getByLabel('Search').last().fill('');
  await expect(page.getByRole('definition')).toHaveCount(5);
  await page.waitForLoadState('networkidle');
  await expectToHold(page);

  await signInAsUser(page, phone);
  await page.goto('/user/payments');
  const pay = page.getByRole('button', { name: 'Pay ₹200.00 now' });
  await expect(pay).toBeVisible();
  await expectToHold(page);
  await expectRoomForFingers(page.getByRole('main'));
  await pay.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay Asha Physiotherapy');
  await expect(page.getByText('₹200.00')).toBeVisible();
  await clean.close();
});
