import type { Locator, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { openMenuGroup } from './support/menu';
import { closeNotice } from './support/notice';
import { latestOtp, markLog } from './support/one-time-password';
import { owner, test } from './support/own-server';
import { openDialog } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect } from './support/test';

const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

test('an owner adds a physiotherapist by number, changes and switches off @desktop', async ({ page }) => {
  await signInAsAdmin(page, owner);
  await page.goto('/admin');
  await (await openMenuGroup(page, 'Clinic')).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/admin/team');
  await expect(page.getByRole('row', { name: /Asha Verma/ })).toContainText('Can sign in');

  await page.getByRole('button', { name: 'Add to the team' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to the team' });
  await adding.getByLabel('Full name').fill('Neha Kapoor');
  await adding.getByLabel('Mobile number').fill('098124-00911');
  await adding.getByLabel('Specialization').fill('Orthopaedic');
  await expectToHold(page, { part: openDialog, fingers: adding });
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(said(page, 'Neha Kapoor can sign in now.')).toBeVisible();
  const neha = page.getByRole('row', { name: /Neha Kapoor/ });
  await expect(neha).toContainText('+91 98124 00911');
  const manage = page.getByRole('link', { name: 'Manage Neha Kapoor' });
  await expect(manage).toBeInViewport({ ratio: 1 });
  await expectToHold(page, { fingers: page.getByRole('main') });
  await manage.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neha Kapoor');
  await expect(page.getByText('No leave is entered.')).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Neha Kapoor' });
  await edited.getByLabel('Specialization').fill('Spine');
  await edited.getByRole('button', { name: 'Save changes' }).click();
  await expect(said(page, 'Neha Kapoor was saved.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Spine');

  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('dialog', { name: 'Switch off' }).getByRole('button', { name: 'Switch off' }).click();
  await expect(said(page, 'Neha Kapoor was switched off.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Access' })).toContainText('Switched off');
  await page.getByRole('main').getByRole('link', { name: 'Team' }).click();
  await expect(neha).toContainText('Switched off');
});

test('an owner gives a physiotherapist hours and leave, and enters a last day @desktop', async ({ page }, {
  retry,
}) => {
  const name = `Ravi Kumar ${'I'.repeat(retry + 1)}`;
  await signInAsAdmin(page, owner);
  await page.goto('/admin/team');
  const input = `userType: PHYSIOTHERAPIST, fullName: "${name}", specialization: "Knees"`;
  const query = `mutation { registerStaff(input: { ${input}, phoneNumber: "981240810${retry}" }) { id } }`;
  expect(await (await page.request.post('/graphql', { data: { query } })).json()).not.toHaveProperty('errors');
  await page.reload();

  await page.getByRole('link', { name: `Manage ${name}` }).click();
  await page.getByRole('button', { name: 'Change hours' }).click();
  const hours = page.getByRole('dialog', { name: `Hours of ${name}` });
  await hours.getByText('Hours of their own').click();
  const monday = hours.getByRole('region', { name: 'Monday' });
  // They begin with the clinic's, which other journeys of this server may have entered.
  const remove = monday.getByRole('button', { name: /^Remove Monday, hours/ });
  for (let left = await remove.count(); left > 0; left--) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await monday.getByRole('button', { name: 'Add hours' }).click();
  await page.keyboard.type('0900AM');
  await monday.getByLabel('Monday, hours 1: closes').fill('13:00');
  await expectToHold(page, { part: openDialog, fingers: hours });
  await hours.getByRole('button', { name: 'Save hours' }).click();
  await closeNotice(said(page, `The hours of ${name} were saved.`));

  await page.getByRole('button', { name: 'Add leave' }).click();
  const leave = page.getByRole('dialog', { name: `Leave of ${name}` });
  await leave.getByLabel('Away from').fill('2099-03-02T00:00');
  await leave.getByLabel('Until').fill('2099-03-07T00:00');
  await expectToHold(page, { part: openDialog, fingers: leave });
  await leave.getByRole('button', { name: 'Add leave' }).click();
  await closeNotice(said(page, `The leave of ${name} was entered. No session lies in it.`));

  await page.getByRole('button', { name: 'Enter last day' }).click();
  const departure = page.getByRole('dialog', { name: `${name} leaves` });
  await departure.getByLabel('Last day').fill('2099-03-31');
  await expectToHold(page, { part: openDialog, fingers: departure });
  await departure.getByRole('button', { name: 'Enter last day' }).click();
  await expect(said(page, `The last day of ${name} is 31 Mar 2099. No scheduled session lies after it.`)).toBeVisible();
  await expect(page.getByText('Leaves after 31 Mar 2099')).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
});

test('whoever was added signs in at the door of the team, and is out at once when switched off @desktop', async ({
  page,
  browser,
  ownServer,
}, { retry }) => {
  const number = `981240093${retry}`;
  const office = await browser.newContext({ baseURL: ownServer.url });
  const admin = await office.newPage();
  await signInAsAdmin(admin, owner);
  const ask = async (query: string) => (await admin.request.post('/graphql', { data: { query } })).json();
  const added = await ask(
    `mutation { registerStaff(input: { userType: PHYSIOTHERAPIST, fullName: "Farah Khan", phoneNumber: "${number}", specialization: "Spine" }) { userId } }`,
  );

  await page.goto('/login');
  await page.getByRole('button', { name: 'Team of the clinic? Sign in here' }).click();
  const drawer = page.getByRole('dialog', { name: 'Team sign in' });
  await drawer.getByLabel('Mobile number').fill(number);
  await expectToHold(page, { part: openDialog });
  const mark = markLog();
  await drawer.getByRole('button', { name: 'Send OTP' }).click();
  await drawer.getByLabel(/one-time password/i).fill(await latestOtp(number, mark));
  await expect(page).toHaveURL('/physio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await page.goto('/physio/calendar');
  await page.getByText('Week view', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7);
  await expectToHold(page, { fingers: page.getByRole('main') });

  await page.goto('/admin/team');
  await expect(page).toHaveURL('/');
  const off = await ask(
    `mutation { setAccountDisabled(userId: "${added.data.registerStaff.userId}", disabled: true) { id } }`,
  );
  expect(off).not.toHaveProperty('errors');
  await page.goto('/physio');
  await expect(page).toHaveURL('/');
  await office.close();
});
