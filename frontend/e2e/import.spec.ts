import { expectToHold } from './support/hold';
import { openMenuGroup } from './support/menu';
import { ownNumber } from './support/own-number';
import { owner, test } from './support/own-server';
import { signInAsAdmin } from './support/sign-in';
import { expect } from './support/test';

test('an owner brings the patients of a spreadsheet: a dry run, its errors, the import, and nobody twice @desktop', async ({
  page,
}, info) => {
  const [one, two] = [ownNumber(info, '131'), ownNumber(info, '132')];
  const rows = [
    'Name;Phone;Age;Gender;Diagnosis;Address;Emergency',
    `Savitri Import;${one};61;F;Knee replacement;4 Aminabad, Lucknow;9555500009`,
    `राम लाल;${two};;;;;`,
    'Chandni;9.87654E+09;;;;;',
  ];
  const file = { name: 'मरीज.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}`, 'utf16le') };

  await signInAsAdmin(page, owner);
  await page.goto('/admin/audit');
  await (await openMenuGroup(page, 'System')).getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL('/admin/import');
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  const result = page.getByRole('region', { name: 'The file was checked' });
  await expect(result).toContainText('2 patients are new.');
  await expect(result).toContainText('मरीज.csv');
  const errors = page.getByRole('table', { name: 'Errors of the file' });
  await expect(errors.getByRole('row', { name: /4.*Phone.*digits are lost/ })).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all errors' }).click();
  expect((await download).suggestedFilename()).toBe('import-errors.csv');

  await page.getByRole('button', { name: 'Import 2 patients' }).click();
  const imported = page.getByRole('region', { name: 'The file was imported' });
  await expect(imported).toContainText('2 patients were imported.');
  await page.reload();
  await expect(imported).toContainText('2 patients were imported.');
  await expectToHold(page);

  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(result).toContainText('2 patients are there already with the same data.');
  await expect(result).toContainText('There is nothing to import.');
  await page.goBack();
  await imported.getByRole('link', { name: 'Complete the records that lack something' }).click();
  await expect(page).toHaveURL('/admin/patient-record?status=incomplete');
  const patients = page.getByRole('table', { name: 'Patients' });
  await expect(patients.getByRole('row', { name: /राम लाल/ })).toBeVisible();
  await expect(patients.getByRole('row', { name: /Savitri Import/ })).toHaveCount(0);
});

test('an owner moves in: headings are mapped, balances brought over, and the import is undone as far as nobody touched it', async ({
  page,
}, info) => {
  const [one, two] = [ownNumber(info, '133'), ownNumber(info, '134')];
  const fileName = `former-${info.project.name}.csv`;
  const rows = ['Pt.,Mob,Balance,Left', `Gauri Moved,${one},"5,000",`, `Harish Moved,${two},-250.50,10`];
  const file = { name: fileName, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };

  await signInAsAdmin(page, owner);
  await page.goto('/admin/import');
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  const columns = page.getByRole('region', { name: 'Columns of the file' });
  await expect(columns).toContainText('4 headings are not known.');
  const choices = { Pt: 'Name', Mob: 'Phone', Balance: 'Opening balance', Left: 'Sessions left' };
  for (const [heading, column] of Object.entries(choices))
    await columns.getByRole('combobox', { name: heading }).selectOption({ label: column });
  await expectToHold(page, { fingers: page.getByRole('main') });
  await columns.getByRole('button', { name: 'Check with these columns' }).click();
  const checked = page.getByRole('region', { name: 'The file was checked' });
  await expect(checked).toContainText('Brought over: ₹5,000.00 owed, ₹250.50 paid in advance, 1 package.');
  await page.getByRole('button', { name: 'Import 2 patients' }).click();
  await expect(page.getByRole('region', { name: 'The file was imported' })).toContainText('2 patients were imported.');

  await page.goto('/admin/dues');
  await page.getByRole('link', { name: /Gauri Moved/ }).click();
  await expect(page.getByText('Brought over from the former books').first()).toBeVisible();

  await page.goto('/admin/import');
  const imported = page.getByRole('row', { name: new RegExp(`${fileName}.*Imported.*₹5,000.00 owed`) });
  await imported.getByRole('button', { name: `Undo the import of ${fileName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the import' });
  await expect(dialog).toContainText('What goes: records that nobody has changed since');
  await expectToHold(page, { fingers: dialog });
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(`2 patients of ${fileName} were deleted.`)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${fileName}.*Undone on`) })).toBeVisible();
});
