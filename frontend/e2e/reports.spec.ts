import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { numberOf } from './support/begun-session';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { expect, test } from './support/test';

const paise = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.-]/g, '')) * 100);

/** Chooses an option of a filter. */
async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByLabel(filter, { exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).click();
}

/** Records a payment in cash on the patient's page. */
async function takePayment(page: Page, rupees: string): Promise<void> {
  await page.getByRole('button', { name: 'Take payment', exact: true }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await payment.getByLabel('Amount in rupees').fill(rupees);
  await payment.getByRole('radio', { name: 'Cash' }).check();
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(payment).toBeHidden();
}

test('an owner reads the income by physiotherapist, opens a figure whose rows add up to it, and exports both @desktop', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const phone = ownNumber(info, '765');
  await withNewAccount(page, phone);
  await makeRecord(page, phone, `Leela Nair ${info.retry}`);
  await page.goto(`/admin/patients/${await numberOf(page, phone)}?tab=payments`);
  for (const rupees of ['600', '450.50']) await takePayment(page, rupees);

  await page.goto('/admin/report');
  await expect(page.getByText('Content for Report will be added later')).toBeVisible();
  await page.getByRole('link', { name: /Open the reports/ }).click();
  await expectToHold(page);
  await page.getByRole('link', { name: 'Income' }).click();
  await choose(page, 'Days', 'Last month');
  await expect(page).toHaveURL(/period=last-month/);
  await choose(page, 'Days', 'This month');
  await choose(page, 'By', 'Physiotherapist');
  await expect(page).toHaveURL(/groupBy=PHYSIOTHERAPIST/);
  const figure = page.getByRole('link', { name: /rows of Received, Advances and refunds/ });
  const value = paise(await figure.textContent());
  await expectToHold(page);
  await figure.click();

  const rows = page.getByRole('complementary', { name: 'Rows behind the figure' });
  await expect(rows.getByRole('row').locator('td:last-child').first()).toBeVisible();
  let sum = 0;
  const shown: string[] = [];
  for (let isLast = false; !isLast;) {
    const cells = await rows.getByRole('row').locator('td:last-child').allTextContents();
    for (const text of cells) sum += paise(text);
    shown.push(...(await rows.getByRole('row').allTextContents()));
    const next = rows.getByRole('button', { name: /next/i });
    isLast = !(await next.isVisible()) || (await next.isDisabled());
    if (!isLast) {
      await next.click();
      await expect(rows.getByRole('row').locator('td:last-child').first()).not.toHaveText(cells[0] ?? '');
    }
  }
  expect(sum).toBe(value);
  const own = shown.filter((text) => text.includes(`Leela Nair ${info.retry}`));
  expect(own.some((text) => text.includes('450.50'))).toBe(true);
  await expectToHold(page);

  const download = page.waitForEvent('download');
  await rows.getByRole('button', { name: 'CSV of these rows' }).click();
  expect((await download).suggestedFilename()).toBe('report-income-lines.csv');
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  expect((await table).suggestedFilename()).toBe('report-income.xlsx');
});
