import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { callGraphQL, cancelAt, ownDay } from './support/sessions';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

/** The sample front desk. */
const frontDesk = '9000000031';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** Opens the bell, so that nothing is new, and closes it again. */
async function seeAll(page: Page): Promise<void> {
  await bell(page).click();
  await expect(panel(page).locator('li, p').first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
}

test('a request of a patient is on the bell of the desk at once, and on the admins’ bell @desktop', async ({
  page,
  browser,
}, info) => {
  const time = `${ownDay(info)}T10:00`;
  await signInAsDoctor(page, frontDesk);
  await page.goto('/desk');
  const listens = page.waitForResponse('**/api/v1/events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await listens;
  await seeAll(page);
  await expect(page).toHaveTitle(/^Today \|/);

  const own = await browser.newContext();
  const patient = await own.newPage();
  await signInAsUser(patient);
  const ask =
    'mutation ($at: String!) { requestAppointment(input: { appointmentDate: $at, sessionType: CLINIC }) { id } }';
  await callGraphQL(patient, ask, { at: time });
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 new');
  await expect(page).toHaveTitle(/^\(1\) Today \|/);
  await expectToHold(page, { fingers: page.getByRole('banner') });

  await bell(page).click();
  const newest = panel(page).getByRole('listitem').first();
  await expect(newest).toContainText('A patient asked for a session on');
  await expect(newest).toContainText('New');
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await expect(page).toHaveTitle(/^Today \|/);
  await expectToHold(page, { fingers: page.getByRole('banner') });
  await newest.getByRole('link').click();
  await expect(page).toHaveURL('/desk/requests');
  await expect(panel(page)).toBeHidden();

  await signInAsAdmin(patient);
  await patient.goto('/admin');
  await expect(bell(patient)).toHaveAccessibleName(/^Notices, \d+ new$/);
  await expect(patient).toHaveTitle(/^\(\d+\) /);
  await bell(patient).click();
  await expect(panel(patient).getByRole('listitem').first()).toContainText('A patient asked for a session on');
  await expectToHold(patient, { fingers: patient.getByRole('banner') });
  await cancelAt(patient, time);
  await own.close();
});
