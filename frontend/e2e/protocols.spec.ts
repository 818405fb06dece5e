import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { latestOtp, markLog } from './support/one-time-password';
import { ownNumber } from './support/own-number';
import { owner, test } from './support/own-server';
import { makeRecord } from './support/records';
import { callGraphQL } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect } from './support/test';

const sample = 'Sample, not signed off by a clinician';
const statement = 'Compared with the protocol of our ward, and agreed.';
const part = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('region', { name, exact: true });
const group = (page: Page | Locator, name: string): Locator => page.getByRole('group', { name, exact: true });
const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** A page holds, and each of its buttons has room for a finger. */
const expectPageToHold = (page: Page) => expectToHold(page, { fingers: page.getByRole('main') });

async function register(page: Page, userType: 'DOCTOR' | 'PHYSIOTHERAPIST', fullName: string, phoneNumber: string) {
  const query = 'mutation ($input: RegisterStaffInput!) { registerStaff(input: $input) { userId } }';
  await callGraphQL(page, query, { input: { userType, fullName, phoneNumber, specialization: 'Knees' } });
}

/** Somebody of the team comes in by the door of the team, in a browser of their own. */
async function signInAtStaffDoor(browser: Browser, baseURL: string, phone: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Team of the clinic? Sign in here' }).click();
  const drawer = page.getByRole('dialog', { name: 'Team sign in' });
  await drawer.getByLabel('Mobile number').fill(phone);
  await signInIn(drawer, phone);
  return [context, page];
}

async function signInIn(drawer: Locator, phone: string): Promise<void> {
  const mark = markLog();
  await drawer.getByRole('button', { name: 'Send OTP' }).click();
  await drawer.getByLabel(/one-time password/i).fill(await latestOtp(phone, mark));
  await expect(drawer).toBeHidden();
}

async function choose(dialog: Locator, label: string, option: RegExp): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).click();
  await dialog.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).first().click();
}

/** The admin opens the draft of the knee protocol in the console. */
async function openDraft(page: Page): Promise<void> {
  await page.goto('/admin/protocols');
  await page.getByRole('link', { name: 'Knee replacement, version 1' }).click();
  await page.getByRole('link', { name: 'Edit the draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft of Knee replacement');
}

async function changeReps(page: Page, reps: string): Promise<void> {
  await group(group(page, 'phase 1'), 'exercise 1').getByLabel('Repetitions a set').fill(reps);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(said(page, 'The draft was saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knee replacement, version 1');
}

test.describe('on the first day', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an admin drafts, a doctor signs what was read, and a patient has her day @desktop', async ({
    page,
    browser,
    ownServer,
  }, info) => {
    test.setTimeout(360_000);
    const [doctor, physio, patient] = ['150', '151', '152'].map((last) => ownNumber(info, last));
    await signInAsUser(page, patient);
    await signInAsAdmin(page, owner);
    await register(page, 'DOCTOR', 'Dr Meera Sethi', doctor ?? '');
    await register(page, 'PHYSIOTHERAPIST', 'Farah Khan', physio ?? '');
    await makeRecord(page, patient ?? '', 'Lakshmi Devi');

    await page.goto('/admin/protocols');
    await expect(page.getByText(sample)).toHaveCount(5);
    await expect(page.getByText('Draft, waits for a doctor’s signature')).toHaveCount(5);
    await expectPageToHold(page);
    await openDraft(page);
    await expectPageToHold(page);
    await group(page, 'phase 1').getByLabel('Aim in Hindi').fill('');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByText('Aim in Hindi is required')).toBeVisible();
    await expect(group(page, 'phase 1').getByLabel('Aim in Hindi')).toBeFocused();
    await group(page, 'phase 1').getByLabel('Aim in Hindi').fill('घुटने को आराम दें।');
    await group(page, 'phase 1').getByLabel('Usually to day').fill('1000');
    await group(page, 'phase 1').getByLabel('Usually from day').fill('1000');
    await group(page, 'phase 2').getByLabel('Usually from day').fill('500');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByText('A phase must not end before it begins')).toBeVisible();
    await expect(group(page, 'phase 2').getByLabel('Usually from day')).toHaveValue('500');
    await group(page, 'phase 1').getByLabel('Usually to day').fill('13');
    await group(page, 'phase 1').getByLabel('Usually from day').fill('0');
    await group(page, 'phase 2').getByLabel('Usually from day').fill('14');
    await changeReps(page, '15');
    await expectPageToHold(page);

    const [ward, desk] = await signInAtStaffDoor(browser, ownServer.url, doctor ?? '');
    await expect(desk).toHaveURL('/doctor');
    await desk.getByRole('link', { name: 'All protocols' }).click();
    await expectPageToHold(desk);
    await desk.getByRole('link', { name: 'Knee replacement, version 1' }).click();
    await expect(part(desk, 'Phase 1: Protect and start to move')).toContainText('3 × 15, 3 × a day');
    await expectPageToHold(desk);
    await desk.getByLabel('Statement').fill(statement);

    // Meanwhile the draft is changed: it is not signed unseen.
    await openDraft(page);
    await changeReps(page, '12');
    await desk.getByRole('button', { name: 'Sign version 1' }).click();
    await expect(desk.getByText(/^Somebody else changed this meanwhile/)).toBeVisible();
    const changes = part(desk, 'This draft was changed after you opened it');
    await expect(changes).toContainText(/3 × 15, 3 × a day.*3 × 12, 3 × a day/);
    await expectPageToHold(desk);
    await expect(part(desk, 'Phase 1: Protect and start to move').first()).toContainText('3 × 12, 3 × a day');

    // The session ends in the middle of it: one signs in over the page, and the signature goes on.
    await ward.clearCookies();
    await desk.getByRole('button', { name: 'Sign version 1' }).click();
    await signInIn(desk.getByRole('dialog', { name: 'Sign in again' }), doctor ?? '');
    await expect(said(desk, 'Knee replacement, version 1 was signed.')).toBeVisible();
    await expect(part(desk, 'Signature')).toContainText(statement);
    await expect(desk.getByText(sample)).toBeHidden();
    await expectPageToHold(desk);
    await ward.close();

    await page.goto('/admin/patient-record');
    await page.getByRole('link', { name: 'Lakshmi Devi' }).first().click();
    const plan = part(page, 'Recovery plan');
    await plan.getByRole('button', { name: 'Start a plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start a plan' });
    await choose(dialog, 'Protocol', /^Knee replacement, version 1$/);
    await choose(dialog, 'Physiotherapist', /^Farah Khan/);
    await choose(dialog, 'Doctor', /^Dr Meera Sethi/);
    await dialog.getByLabel('Day of the operation').fill(addDays(clinicDay(Date.now()), -3));
    await dialog.getByLabel('Left').check();
    await dialog.getByRole('button', { name: 'Start the plan' }).click();
    await expect(plan).toContainText('Phase 1 of');
    await expect(plan).not.toContainText(sample);

    await signInAsUser(page, patient);
    await page.goto('/user/today');
    await page.getByRole('button', { name: 'I have none of these' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ankle pumps' })).toContainText('12');
    await expect(page.getByText(sample)).toBeHidden();
  });
});
