import type { Locator, Page } from '@playwright/test';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { inBothWindows } from './support/both-windows';
import { foreignWords } from './support/foreign-words';
import { latestOtp, markLog } from './support/one-time-password';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { callGraphQL, openDialog } from './support/sessions';
import { sendNow } from './support/send-now';
import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/width';

const longName = 'श्रीमती सुब्रह्मण्यलक्ष्मी वेंकटसुब्रमण्यन अय्यर';

/** The card of an exercise. */
const exercise = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** A page of the patient holds on every screen, and with text of twice the size. */
async function expectOwnPageToHold(page: Page): Promise<void> {
  await expectToHold(page);
  await expectRoomForFingers(page.getByRole('main'));
  const textOf = (size: string) => page.evaluate((to) => void (document.documentElement.style.fontSize = to), size);
  await textOf('200%');
  await inBothWindows(page, () => expectNoSidewaysScroll(page));
  await textOf('');
}

/** An admin starts the plan of a patient on their page. */
async function startPlan(page: Page, name: string): Promise<void> {
  await page.goto('/admin/patient-record');
  await page.goto(await addressOf(page, name));
  const plan = page.getByRole('region', { name: 'Recovery plan' });
  await expect(plan).toContainText('No plan was started.');
  await plan.getByRole('button', { name: 'Start a plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start a plan' });
  await dialog.getByRole('button', { name: 'Start the plan' }).click();
  await expect(dialog.getByText('The protocol is required')).toBeVisible();
  await choose(dialog, 'Protocol', /^Knee replacement, version 1 \(sample, not signed off by a clinician\)$/);
  await choose(dialog, 'Physiotherapist', /./);
  await choose(dialog, 'Doctor', /./);
  await dialog.getByLabel('Day of the operation').fill(addDays(clinicDay(Date.now()), -12));
  await dialog.getByLabel('None, such as the spine').check();
  await dialog.getByLabel('Referral (optional)').fill('City hospital, ward 3');
  await expectToHold(page, { part: openDialog });
  await dialog.getByRole('button', { name: 'Start the plan' }).click();
  await expect(dialog.getByText('Please choose left or right')).toBeVisible();
  await expect(dialog.getByLabel('Referral (optional)')).toHaveValue('City hospital, ward 3');
  await dialog.getByLabel('Right').check();
  await dialog.getByRole('button', { name: 'Start the plan' }).click();
  await expect(plan).toContainText('Phase 1 of');
  await expect(plan).toContainText('0 of 25 sessions done, 0 missed, 25 to go');
  await expect(plan).toContainText('Sample, not signed off by a clinician');
  await expect(plan.getByRole('button', { name: 'Start a plan' })).toBeHidden();
  await expectToHold(page);
}

/** The address of the page of the patient with a name. */
async function addressOf(page: Page, search: string): Promise<string> {
  const query =
    'query ($search: String) { patients(filter: { search: $search }, page: 1, limit: 1) { patients { patientId } } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { search } } });
  const { data }: { data: { patients: { patients: { patientId: string }[] } } } = await answer.json();
  return `/admin/patients/${data.patients.patients[0]?.patientId}`;
}

async function choose(dialog: Locator, label: string, option: RegExp): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).click();
  await dialog.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).first().click();
}

test.describe('a plan that runs', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] });

  test('is started by an admin, and is the patient’s day in both languages, with the network or without @phone', async ({
    page,
  }, info) => {
    test.setTimeout(120_000);
    const phone = ownNumber(info, '140');
    await withNewAccount(page, phone);
    await makeRecord(page, phone, longName);
    await startPlan(page, longName);

    await signInAsUser(page, phone);
    const input = { name: longName, email: 'lakshmi@example.com', dateOfBirth: '1958-04-03', gender: 'FEMALE' };
    await callGraphQL(page, 'mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { id } }', {
      input,
    });
    await page.goto('/user');
    await expect(page.getByText(/^Day 12 after your operation, phase 1 of 5/)).toBeVisible();
    await page.getByRole('link', { name: 'What to do today' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page.getByText('Sample, not signed off by a clinician')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your exercises' })).toBeHidden();
    await expectOwnPageToHold(page);
    await page.getByRole('button', { name: 'I have none of these' }).click();
    await expect(page.getByRole('heading', { name: 'Your exercises' })).toBeVisible();

    await page.getByRole('button', { name: '3', exact: true }).click();
    const pumps = exercise(page, 'Ankle pumps');
    await pumps.getByRole('link', { name: 'Start: Ankle pumps' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ankle pumps' })).toBeFocused();
    const done = page.getByRole('button', { name: /^Done: set/ });
    await done.click();
    const sets = page.getByRole('status').filter({ hasText: 'today' });
    await expect(sets).toContainText(/^1 of \d+ sets/);
    await expect(sets).not.toContainText('Not sent yet');
    await page.reload();
    await expect(sets).toContainText(/^1 of \d+ sets/);
    await expectOwnPageToHold(page);

    await page.route('**/graphql', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/^There is no connection to the clinic now/)).toBeVisible();
    await expect(done).toBeVisible();
    await page.unroute('**/graphql');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/^There is no connection to the clinic now/)).toBeHidden();
    await expect(done).toBeVisible();

    // Without a connection the rest of the occasion is done, and the day's other exercises open.
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'All sets are done' }).click();
    await expect(sets).toContainText(/1 of \d+ today/);
    await expect(sets).toContainText('Not sent yet');
    await expect(page.getByText(/entr(y is|ies are) not sent yet\./)).toBeVisible();
    await page.getByRole('link', { name: 'All exercises of today' }).click();
    await expect(pumps).toContainText(/1 of \d+ today/);
    await sendNow(page);
    await expect(pumps.getByText('Not sent yet')).toBeHidden();
    await expect(pumps).toContainText(/1 of \d+ today/);

    await page.getByRole('link', { name: 'हिन्दी', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'आज' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(await foreignWords(page)).toEqual([]);
    await expectOwnPageToHold(page);
  });

  test('holds to a Yes to a danger sign without a network: through a reload, on /user and before the log-out @phone', async ({
    page,
  }, info) => {
    test.setTimeout(120_000);
    const phone = ownNumber(info, '141');
    await withNewAccount(page, phone);
    await makeRecord(page, phone, longName);
    await startPlan(page, longName);
    await signInAsUser(page, phone);
    const input = { name: longName, email: 'lakshmi@example.com', dateOfBirth: '1958-04-03', gender: 'FEMALE' };
    await callGraphQL(page, 'mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { id } }', {
      input,
    });
    await page.goto('/user/today');
    const yes = page.getByRole('button', { name: /^Yes: / }).first();
    await expect(yes).toBeVisible();
    await page.route('**/graphql', (route) => route.abort());
    await yes.click();
    const advice = page.getByRole('alert').filter({ has: page.locator('a[href="tel:112"]') });
    await expect(advice).toContainText(/^You answered Yes: /);
    await expect(page.getByText(/^Your answer is not sent yet/)).toBeVisible();
    await expect(page.getByText(/^One entry is not sent yet/)).toBeVisible();
    await expectOwnPageToHold(page);
    await page.reload();
    await expect(advice).toBeVisible();
    await expect(page.getByText(/^There is no connection to the clinic now/)).toBeVisible();
    await expectOwnPageToHold(page);

    await page.unroute('**/graphql');
    // One bar of network: what the day needs does not come through.
    await page.route('**/graphql', (route) =>
      /"operationName":"(?:Today|RecordEntries)"/.test(route.request().postData() ?? '')
        ? route.abort()
        : route.continue(),
    );
    await page.goto('/user');
    await expect(advice).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Logout' });
    await expect(question).toContainText('A Yes to a danger sign is among them');
    await expect(question).toContainText('It could not be sent');
    await expectOwnPageToHold(page);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toBeHidden();
    await expect(advice).toBeVisible();

    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await signInAsUser(page, phone);
    await page.goto('/user/today');
    await expect(page.getByText(/^Your answer is saved/)).toBeVisible();
    await expect(advice).toBeVisible();
    await expectOwnPageToHold(page);
  });

  test('keeps what was ticked while the session ended, until she has signed in again @phone', async ({ page }) => {
    const phone = '9000000101';
    await signInAsUser(page, phone);
    await page.goto('/user/today');
    const none = page.getByRole('button', { name: 'I have none of these' });
    await expect(none.or(page.getByRole('heading', { name: 'Your exercises' }))).toBeVisible();
    if (await none.isVisible()) {
      // The day is read again once the check is stored: nothing may be on its way when the session ends.
      const read = page.waitForResponse((response) =>
        /"operationName":"Today"/.test(response.request().postData() ?? ''),
      );
      await none.click();
      await read;
    }
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .getByRole('link', { name: /^(?:Start|Go on): / })
      .first()
      .click();
    const first = page.getByRole('status').filter({ hasText: 'today' });
    await expect(first.getByText('Not sent yet')).toBeHidden();
    const done = page.getByRole('button', { name: /^Done: set/ });
    await expect(done).toBeEnabled();
    await page.context().clearCookies();
    await done.click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again).toContainText('Your session has ended');
    await expect(first.getByText('Not sent yet')).toBeVisible();
    const mark = markLog();
    await again.getByRole('button', { name: 'Send OTP' }).click();
    await again.getByLabel(/one-time password/i).fill(await latestOtp(phone, mark));
    await expect(again).toBeHidden();
    await expect(first.getByText('Not sent yet')).toBeHidden();
  });
});
