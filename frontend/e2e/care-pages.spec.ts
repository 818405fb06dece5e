import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { missASession } from './support/missed-session';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNothingStandsOut } from './support/width';

const longName = 'मोहम्मद अब्दुल रहमान Siddiqui-Choudhuryvenkatanarasimharajuvaripeta';
const physiotherapist = '9000000011';

/** A page holds, and each of its buttons has room for a finger. */
const expectPageToHold = (page: Page) => expectToHold(page, { fingers: page.getByRole('main') });

test('the pages of a recovery hold for the admin, the physiotherapist and the doctor @desktop', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const { patientId, at } = await missASession(page, info, { name: longName, last: '160' });
  const day = at.slice(0, 10);

  await page.goto('/admin/missed');
  const row = page.getByRole('row').filter({ hasText: longName }).first();
  await expect(row).toContainText('Fever since the morning');
  await expectPageToHold(page);
  await row.getByRole('button', { name: /^Offer three times/ }).click();
  await expect(row.getByText(/^Offered until/)).toBeVisible();
  await expectPageToHold(page);
  await page.goto('/admin/reconciliation');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('status')).toBeVisible();
  await expectPageToHold(page);
  await page.goto('/admin/integrations');
  await expect(page.getByRole('region', { name: 'Client list' })).toBeVisible();
  await expectPageToHold(page);
  await page.getByRole('button', { name: 'Register a client' }).click();
  await expectToHold(page, { part: openDialog });

  await signInAsDoctor(page, physiotherapist);
  await page.goto(`/physio?day=${day}`);
  await expect(page.getByText('Reason: Fever since the morning')).toBeVisible();
  await expectPageToHold(page);
  await expectNothingStandsOut(page.getByRole('main').getByRole('region'));
  await page.getByRole('list', { name: 'Done' }).getByRole('link', { name: longName }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(longName);
  await page.goto(`/physio/patients/${patientId}?part=plan`);
  const note = page.getByRole('region', { name: "Today's session was missed" });
  await note.getByLabel(/^Knee bend/).fill('75');
  await note.getByText('Yes', { exact: true }).click();
  await note.getByRole('button', { name: 'Save' }).click();
  // Saved, or the page would ask whether to leave.
  await expect(page.getByText(/^Knee bend: 75° /)).toBeVisible();
  await page.getByRole('link', { name: 'Values', exact: true }).click();
  const values = page.getByRole('region', { name: 'What was measured' });
  await expect(values.getByText('Knee bend, right, by the patient alone: 75°')).toBeVisible();
  await expect(values.getByText('Lifts the straight leg without lag, right: yes')).toBeVisible();
  await expectPageToHold(page);
  // Fields that grow by themselves measure with one that the page's security policy does not let them hide.
  await expect(page.locator('body > textarea')).toHaveCount(0);

  await signInAsDoctor(page);
  await page.goto(`/doctor/patients/${patientId}?part=values`);
  await expect(page.getByText('Knee bend, right, by the patient alone: 75°', { exact: true })).toBeVisible();
  await expectPageToHold(page);
  await page.goto('/doctor/protocols');
  await expect(page.getByRole('region', { name: 'Knee replacement' })).toBeVisible();
  await expectPageToHold(page);
  await expectNothingStandsOut(page.getByRole('main').getByRole('region'));

  await signInAsAdmin(page);
  await page.goto('/admin/protocols');
  await expect(page.getByRole('region', { name: 'Knee replacement' })).toBeVisible();
  await expectPageToHold(page);
});
