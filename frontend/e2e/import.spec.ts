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
