import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expectToHold } from './support/hold';
import { closeNotice } from './support/notice';
import { ownNumber, spaced } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNothingStandsOut } from './support/width';

const screenPath = '/admin/patient-record';

const rows = (page: Page): Locator => page.getByRole('table', { name: 'Patients' }).getByRole('row');
const rowOf = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });
const position = (page: Page): Locator => page.getByText(/^Page \d+ of \d+$/);

/** Waits for the list to have loaded what was asked for last. */
const settled = (page: Page): Promise<void> =>
  expect(page.getByRole('table', { name: 'Patients' })).toHaveAttribute('aria-busy', 'false');

async function openScreen(page: Page, search = ''): Promise<void> {
  await page.goto(screenPath + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patient Records');
  await expect(position(page)).toBeVisible();
}

/** Answers the question and the prompt of a deletion. */
async function confirmDeletion(page: Page, typed: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Delete patient' });
  await expect(dialog).toContainText('Are you sure you want to delete this patient?');
  await dialog.getByRole('button', { name: 'Yes, continue' }).click();
  const input = dialog.getByLabel('Mobile number of the patient');
  await expect(input).toBeFocused();
  await input.fill(typed);
  await dialog.getByRole('button', { name: 'Delete patient' }).click();
}

test.describe('an admin', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page));

  test('reads the numbers and pages through the list', async ({ page }) => {
    await openScreen(page);
    const definitions = page.getByRole('region', { name: 'Statistics' }).getByRole('definition');
    await expect(definitions).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/, /^\d+$/]);
    const numbers = await definitions.allTextContents();
    const [total = 0, incomplete = 0, active = 0, inactive = 0] = numbers.map(Number);
    expect(total).toBeGreaterThan(10);
    expect(incomplete).toBeGreaterThan(0);
    expect(active + inactive).toBe(total);
    await expect(position(page)).toHaveText(`Page 1 of ${Math.ceil(total / 10)}`);
    await expect(rows(page)).toHaveCount(11);
    await expectToHold(page);

    const first = await rows(page).nth(1).textContent();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(position(page)).toHaveText(/^Page 2/);
    await settled(page);
    await expect(rows(page).nth(1)).not.toHaveText(first ?? '');
    await expect(page).toHaveURL(`${screenPath}?page=2`);
    await expect(page.getByText(/showing 11 to 20$/)).toBeInViewport();
    await page.reload();
    await expect(position(page)).toHaveText(/^Page 2/);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(rows(page).nth(1)).toHaveText(first ?? '');

    await openScreen(page, '?page=999999');
    await expect(page).toHaveURL(`${screenPath}?page=${Math.ceil(total / 10)}`);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('keeps the place of the numbers while they are on their way @desktop', async ({ page }) => {
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<undefined>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"operationName":"PatientStats"')) await mayAnswer;
      await route.fallback();
    });
    await openScreen(page);
    const definitions = page.getByRole('region', { name: 'Statistics' }).getByRole('definition');
    const height = async () => (await definitions.first().boundingBox())?.height;
    const heightBefore = await height();
    await expectNothingStandsOut(definitions);
    letAnswer(undefined);
    await expect(definitions.first()).toHaveText(/^\d+$/);
    expect(await height()).toBe(heightBefore);
  });

  test('asks for each page once @desktop', async ({ page }) => {
    await openScreen(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/graphql') ? (request.postData() ?? '') : '';
      if (body.includes('"operationName":"Patients"')) asked.push(body);
    });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/showing 11 to 20$/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/showing 1 to 10$/)).toBeVisible();
    expect(asked.map((body) => /"page":(\d+)/.exec(body)?.[1])).toEqual(['2', '1']);
  });

  test('filters, and goes back @phone', async ({ page }) => {
    await openScreen(page, '?page=2');
    const search = page.getByRole('search', { name: 'Filter patients' });
    await search.getByRole('combobox', { name: 'Profile status' }).click();
    await search.getByTitle('Incomplete', { exact: true }).click();
    await expect(page).toHaveURL(`${screenPath}?status=incomplete`);
    await settled(page);
    await expect(page.getByRole('status').filter({ hasText: 'matching patients' })).toBeVisible();
    await expect(rows(page).getByText('No actions available')).toHaveCount((await rows(page).count()) - 1);
    await expect(rows(page).getByRole('button')).toHaveCount(0);

    await search.getByLabel('Name').pressSequentially('no such name');
    await expect(page.getByText('No patient matches these filters.')).toBeVisible();
    await expect(position(page)).toHaveText('Page 1 of 1');
    await expectToHold(page);
    await search.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(screenPath);
    await expect(search.getByLabel('Name')).toBeFocused();
    await expect(rows(page)).toHaveCount(11);
    await page.goBack();
    await expect(page).toHaveURL(/status=incomplete/);
    await expect(search.getByLabel('Name')).toHaveValue('no such name');
  });

  test('uses the details by keyboard alone @desktop', async ({ page }) => {
    await openScreen(page, '?status=complete');
    const view = rows(page).nth(1).getByRole('button', { name: /^View/ });
    await view.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Patient details' });
    await expect(dialog.getByRole('heading', { name: 'Medical history' })).toBeVisible();
    await expect(dialog).toContainText(/\d+% of \d+ planned sessions completed/);
    await expectToHold(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(view).toBeFocused();
    await expect(page).toHaveURL(`${screenPath}?status=complete`);
  });

  test('downloads the PDF and the Excel file of all records @desktop', async ({ page }) => {
    await openScreen(page, '?search=no-such-name');
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PDF' }).click(),
    ]);
    expect(pdf.suggestedFilename()).toBe('patients.pdf');
    const content = await readFile(await pdf.path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.subarray(-16).toString()).toContain('%%EOF');

    const [xlsx] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Excel' }).click(),
    ]);
    expect(xlsx.suggestedFilename()).toBe('patients.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(await xlsx.path());
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Patients']);
    expect(workbook.getWorksheet('Patients')?.rowCount).toBeGreaterThan(10);
  });

  test('nothing is wider than the screen, and what a finger needs is large enough @phone', async ({ page }) => {
    await openScreen(page);
    await expectToHold(page);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('when calls fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the banners say so @desktop', async ({ page }) => {
    await signInAsAdmin(page);
    await openScreen(page);
    await page.route('**/graphql', (route) => route.abort());
    await page.route('**/export?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Export PDF' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to export PDF');
    await page.getByRole('button', { name: 'Export Excel' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to export Excel');
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch patients');
    await expectToHold(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(11);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('the failure to save comes into sight, and nothing typed is lost @phone', async ({ page }) => {
    await signInAsAdmin(page);
    await openScreen(page, '?status=complete');
    await rows(page).getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Edit patient' });
    await dialog.getByLabel('Address').fill('4 Aminabad, Lucknow');
    await page.route('**/graphql', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to save patient');
    await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByLabel('Address')).toHaveValue('4 Aminabad, Lucknow');
  });
});

test('a record is added and edited @desktop', async ({ page }, info) => {
  const phone = ownNumber(info, '021');
  const name = `Meera नायर ${info.retry} ${'Venkatanarasimharajuvaripeta'.repeat(2)}`;
  await withNewAccount(page, phone);
  await openScreen(page);

  await page.getByRole('button', { name: 'Add Patient' }).click();
  const adding = page.getByRole('dialog', { name: 'Add patient' });
  await expect(adding.getByRole('combobox', { name: 'User' })).toBeFocused();
  await adding.getByRole('button', { name: 'Add patient' }).click();
  await expect(adding.getByText('User is required')).toBeVisible();
  await expect(adding.getByText('Address is required')).toBeVisible();
  await expectToHold(page);
  await adding.getByRole('combobox', { name: 'User' }).fill(phone);
  await adding.getByTitle(spaced(phone)).click();
  await expect(adding.getByLabel('Contact number', { exact: true })).toHaveValue(phone);
  await adding.getByRole('textbox', { name: 'Name' }).fill(name);
  await adding.getByLabel('Age').fill('61');
  await expect(adding.getByText('Age is required')).toBeHidden(); // what is below has moved up
  await adding.getByLabel('Female').check();
  await expect(adding.getByText('Gender is required')).toBeHidden();
  await adding.getByRole('combobox', { name: 'Blood group' }).click();
  await adding.getByTitle('AB-', { exact: true }).click();
  await adding.getByLabel('Diagnosed with').fill('Total knee replacement, left');
  await adding.getByLabel('Address').fill('4 Aminabad, Lucknow');
  await adding.getByLabel('Emergency contact number').fill('12');
  await adding.getByRole('button', { name: 'Add patient' }).click();
  await expect(adding.getByText('Enter a mobile number of ten digits')).toBeVisible();
  await adding.getByLabel('Emergency contact number').fill('+91 95555 00009');
  await expect(adding.getByText('Enter a mobile number of ten digits')).toBeHidden();
  await adding.getByRole('button', { name: 'Add patient' }).click();
  const notice = page.getByRole('status').filter({ hasText: `${name} was added.` });
  await expect(notice.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await closeNotice(notice);
  await expect(adding).toBeHidden();

  await page.getByLabel('Name').fill(name);
  await expect(rows(page)).toHaveCount(2);
  await expect(rowOf(page, name)).toContainText(`+91 ${spaced(phone)}`);
  await expect(rowOf(page, name)).toContainText('Complete');

  await rowOf(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const editing = page.getByRole('dialog', { name: 'Edit patient' });
  await expect(editing.getByLabel('User')).toHaveAttribute('readonly');
  await expect(editing.getByLabel('User')).toHaveValue(new RegExp(`\\+91 ${spaced(phone)}$`));
  await expectToHold(page);
  await editing.getByLabel('Age').fill('62');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editing.getByLabel('Age')).toHaveValue('62');
  await editing.getByRole('button', { name: 'Save changes' }).click();
  await expect(editing).toBeHidden();
  await expect(rowOf(page, name).getByRole('cell').nth(1)).toHaveText('62');
});

test('a record survives a wrong number, is deleted with the right one, and comes back @phone', async ({
  page,
}, info) => {
  const phone = ownNumber(info, '022');
  const name = `To delete on ${info.retry}`;
  await withNewAccount(page, phone);
  await makeRecord(page, phone, name);
  await openScreen(page, `?search=${encodeURIComponent(name)}`);

  const remove = rowOf(page, name).getByRole('button', { name: `Delete ${name}` });
  await remove.click();
  await expectToHold(page);
  await confirmDeletion(page, '9555500003');
  await expect(page.getByRole('alert')).toHaveText('Mobile number does not match. Deletion cancelled.');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(rowOf(page, name)).toBeVisible();
  await expect(remove).toBeFocused();

  await remove.click();
  await confirmDeletion(page, `+91 ${spaced(phone)}`);
  const deleted = page.getByRole('status').filter({ hasText: `The record of ${name} was deleted.` });
  await expect(deleted).toBeInViewport();
  await expect(page.getByText('No patient matches these filters.')).toBeVisible();
  await expectToHold(page);
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await expect(deleted).toBeHidden();
});
