import type { Locator, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

const details = (page: Page): Locator => page.getByRole('dialog', { name: 'Patient details' });

test('an admin adds history and a report, and changes the care plan @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/patient-record?status=complete');
  const rows = page.getByRole('table', { name: 'Patients' }).getByRole('row');
  await rows.nth(2).getByRole('button', { name: /^View/ }).click();
  const dialog = details(page);
  const history = dialog.getByRole('region', { name: 'Medical history' });
  const reports = dialog.getByRole('region', { name: 'Progress reports' });
  const plan = dialog.getByRole('region', { name: 'Care plan' });

  await history.getByRole('button', { name: 'Add entry' }).click();
  await expect(history.getByLabel('Diagnosis')).toBeFocused();
  await history.getByRole('button', { name: 'Save entry' }).click();
  await expect(history.getByText('Diagnosis is required')).toBeVisible();
  await expectToHold(page);
  await history.getByLabel('Diagnosis').fill('Osteoarthritis, seen today');
  await history.getByLabel('Treatment (optional)').fill('व्यायाम');
  await history.getByRole('button', { name: 'Save entry' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('Osteoarthritis, seen today');
  await expect(history.getByRole('button', { name: 'Add entry' })).toBeFocused();

  await reports.getByRole('button', { name: 'Add report' }).click();
  await reports.getByLabel('Report').fill('Walks 50 m without a stick.');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeHidden();
  }
  await reports.getByRole('button', { name: 'Save report' }).click();
  await expect(reports.getByRole('listitem').first()).toContainText('Walks 50 m without a stick.');

  await plan.getByRole('button', { name: 'Change care plan' }).click();
  await plan.getByRole('combobox', { name: 'Physiotherapist (optional)' }).click();
  const choice = plan.getByTitle(/, /).first();
  const name = (await choice.innerText()).replace(/, [^,]*$/, '');
  await expectToHold(page);
  await choice.click();
  await plan.getByLabel('Planned sessions').fill('40');
  await plan.getByRole('button', { name: 'Save care plan' }).click();
  await expect(dialog.getByText(/of 40 planned sessions completed/)).toBeVisible();
  await expect(plan).toContainText(name);
  await expectToHold(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the printed details are one record, whole, on as many sheets as it needs @desktop', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/patient-record?status=complete');
  const list = page.getByRole('table', { name: 'Patients' });
  const behind = ['banner', 'navigation'] as const;
  await expect(list).toBeVisible(); // without a dialog the list itself is printed
  await page.emulateMedia({ media: 'print' });
  for (const role of behind) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: null });
  await list.getByRole('button', { name: /^View/ }).first().click();
  const dialog = details(page);
  const reports = dialog.getByRole('region', { name: 'Progress reports' });
  const last = `The end, ${Date.now()}.`;
  await reports.getByRole('button', { name: 'Add report' }).click();
  await reports.getByLabel('Report').fill(`${'Walked.\n'.repeat(150)}${last}`);
  await reports.getByRole('button', { name: 'Save report' }).click();
  await expect(reports.getByLabel('Report')).toBeHidden(); // its text would be found, too
  await expect(reports.getByText(last)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeHidden();
  for (const role of [...behind, 'main'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveCount(0);
  for (const title of ['Patient details', 'Recovery', 'Care plan', 'Medical history', 'Progress reports'])
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  const isCut = () =>
    reports.getByText(last).evaluate((text) => {
      const end = Math.round(text.getBoundingClientRect().bottom + window.scrollY); // in whole pixels, as scrollHeight is
      for (let around = text.parentElement; around && around !== document.body; around = around.parentElement)
        if (getComputedStyle(around).overflowY !== 'visible') return around.className;
      const { scrollHeight } = document.documentElement;
      return end > scrollHeight && `${end} of ${scrollHeight} px`;
    });
  await expect.poll(isCut).toBe(false); // what lay open for the report still folds up
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = pdf.match(/\/Type \/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(3);
  expect(new Set(pdf.match(/\/MediaBox \[[^\]]*\]/g))).toEqual(new Set(['/MediaBox [0 0 594.95996 841.91998]']));
});
