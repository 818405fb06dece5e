import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { callGraphQL, openDialog, ownDay } from './support/sessions';
import { signInAsAdmin, signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';
import { watchRefusals } from './support/watch-refusals';

const neha = '9000000011';

const pages = [
  ['/physio', 'Today'],
  ['/physio/calendar', 'Calendar'],
  ['/physio/patients', 'Patients'],
  ['/physio/times', 'Your hours'],
  ['/physio/notes', 'Notes to sign'],
] as const;

/** Makes a record without a plan; returns its number. Afterwards the admin is signed in. */
async function withRecord(page: Page, phone: string, name: string): Promise<{ id: string; number: string }> {
  await withNewAccount(page, phone);
  await makeRecord(page, phone, name);
  const query = 'query ($phone: String) { patients(filter: { search: $phone }) { patients { id patientId } } }';
  const answer = await page.request.post('/graphql', { data: { query, variables: { phone } } });
  const { data }: { data: { patients: { patients: { id: string; patientId: string }[] } } } = await answer.json();
  const [found] = data.patients.patients;
  return { id: found?.id ?? '', number: found?.patientId ?? '' };
}

/** Books a session of a patient with a physiotherapist, who treats them from then on. */
async function book(page: Page, patientId: string, at: string): Promise<void> {
  const answer = await page.request.post('/graphql', { data: { query: '{ physiotherapists { id name } }' } });
  const { data }: { data: { physiotherapists: { id: string; name: string }[] } } = await answer.json();
  const physiotherapistId = data.physiotherapists.find(({ name }) => name.includes('Neha Kapoor'))?.id;
  const input = {
    patientId,
    physiotherapistId,
    appointmentDate: at,
    sessionType: 'CLINIC',
    overrideReason: 'A day of its own',
  };
  await callGraphQL(page, 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }', {
    input,
  });
}

test('a physiotherapist has a place of work, treats a patient without a plan, and opens a record with a reason, of which the admin is told (bench §2) @desktop', async ({
  page,
}, info) => {
  test.setTimeout(150_000);
  const [own, other] = [`Kiran Tiwari ${info.retry}`, `Leela Bhatt ${info.retry}`];
  const treated = await withRecord(page, ownNumber(info, '741'), own);
  await book(page, treated.id, `${ownDay(info)}T11:00`);
  const beyond = await withRecord(page, ownNumber(info, '742'), other);

  await signInAsDoctor(page, neha);
  const refused = watchRefusals(page);
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectToHold(page, { fingers: page.locator('body') });
  }

  await page.goto('/physio/patients');
  await page.getByLabel('Name or number').fill(own);
  await page.getByRole('link', { name: own }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own);
  await expect(page).toHaveURL(`/physio/patients/${treated.number}`);
  await expect(page.getByText('You treat')).toBeVisible();
  await page.getByRole('link', { name: 'Values' }).click();
  await expect(page.getByRole('region', { name: 'Newest values' })).toContainText('No values yet.');
  await expectToHold(page, { fingers: page.getByRole('main') });
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Diagnosis').fill('Diabetes since 2015');
  await expectToHold(page, { part: openDialog });
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByRole('list', { name: 'Medical history' })).toContainText('Diabetes since 2015');

  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(other);
  await page.getByRole('option', { name: new RegExp(other) }).click();
  const dialog = page.getByRole('dialog', { name: 'Open with a reason' });
  const reason = `Fell in the waiting room ${info.retry}`;
  await dialog.getByLabel('Reason').fill(reason);
  await expectToHold(page, { part: openDialog });
  await dialog.getByRole('button', { name: 'Open the record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  await expect(page.getByText(/^Opened today, until the end of /)).toBeVisible();
  await page.goto('/physio/patients/PT-999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not treat this patient');
  await expectToHold(page, { fingers: page.getByRole('main') });
  expect(refused).toEqual([]);

  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(
    page.getByText(new RegExp(`opened the record of another's patient, ${beyond.number}: ${reason}`)),
  ).toBeVisible();
});
