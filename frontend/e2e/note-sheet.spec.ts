import { expectToHold } from './support/hold';
import { openDialog } from './support/sessions';
import { signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';

const neha = '9000000011';
/** Days back within which the sample data has a session of hers without a note. */
const mostDaysBack = 14;

test('a physiotherapist writes a session down in four taps, and it is signed (bench §3, §12)', async ({ page }) => {
  await signInAsDoctor(page, neha);
  await page.goto('/physio');
  const writeDown = page.getByRole('button', { name: /^Write down/ }).first();
  for (let back = 0; back < mostDaysBack && !(await writeDown.isVisible()); back++) {
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.waitForLoadState('networkidle');
  }
  const name = (await writeDown.getAttribute('aria-label')) ?? '';
  await writeDown.click();
  const sheet = page.getByRole('dialog', { name: 'Write down' });
  await expect(sheet.getByRole('radiogroup', { name: 'Pain before' })).toBeVisible();
  await sheet.getByText('More to write').click();
  await expectToHold(page, { part: openDialog, fingers: sheet });
  await sheet.getByRole('radiogroup', { name: 'Pain before' }).getByText('3', { exact: true }).click();
  await sheet.getByRole('radiogroup', { name: 'Since the last session' }).getByText('Better').click();
  await sheet.getByRole('button', { name: /^(?:Complete and sign|Sign)$/ }).click();
  await expect(page.getByText(/^The note of .+ was signed\.$/)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByText('Written down and signed').first()).toBeVisible();
});
