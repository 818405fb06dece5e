import type { Page } from '@playwright/test';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { expectToHold } from './support/hold';
import { latestMessage, markLog } from './support/one-time-password';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const longName = 'श्रीमती राजलक्ष्मी वेंकटसुब्रमण्यन अय्यर';
const note = 'Seen by phone: a pulled muscle, rest today and tomorrow.';

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer: { data: Data; errors?: unknown } = await (
    await page.request.post('/graphql', { data: { query, variables } })
  ).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

interface Choices {
  readonly patients: { readonly patients: readonly { readonly id: string }[] };
  readonly protocols: readonly { readonly slug: string; readonly versions: readonly { readonly id: string }[] }[];
  readonly physiotherapists: readonly { readonly id: string }[];
  readonly doctors: readonly { readonly id: string }[];
}

/** The knee plan of a patient, whom the sample clinic's doctor looks after. */
async function startPlan(page: Page, name: string): Promise<void> {
  const found = await ask<Choices>(
    page,
    `query ($name: String) { patients(filter: { search: $name }, page: 1, limit: 1) { patients { id } }
       protocols { slug versions { id } } physiotherapists { id } doctors { id } }`,
    { name },
  );
  const input = {
    patientId: found.patients.patients[0]?.id,
    protocolVersionId: found.protocols.find(({ slug }) => slug === 'knee-replacement')?.versions.at(-1)?.id,
    surgeryDate: addDays(clinicDay(Date.now()), -12),
    side: 'RIGHT',
    physiotherapistId: found.physiotherapists[0]?.id,
    doctorId: found.doctors[0]?.id,
  };
  const make =
    'mutation ($input: CreatePlanInput!, $key: String!) { createPlan(input: $input, idempotencyKey: $key) { id } }';
  await ask(page, make, { input, key: crypto.randomUUID() });
}

/** A page holds, and each of its buttons has room for a finger. */
const expectPageToHold = (page: Page) => expectToHold(page, { fingers: page.getByRole('main') });

test('a danger sign calls the doctor, who answers it, and the day begins with a new check @phone', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const phone = ownNumber(info, '150');
  await withNewAccount(page, phone);
  await makeRecord(page, phone, longName);
  await startPlan(page, longName);

  await signInAsUser(page, phone);
  const input = { name: longName, email: 'lakshmi@example.com', dateOfBirth: '1958-04-03', gender: 'FEMALE' };
  await ask(page, 'mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { id } }', { input });
  await page.goto('/user/today');
  const mark = markLog();
  await page.getByRole('button', { name: /^Yes:/ }).first().click();
  await expect(page.getByText(/a message goes to your doctor/)).toBeVisible();
  const text = await latestMessage('9000000021', 'DANGER_SIGN', mark);
  expect(text).toMatch(/^A patient has told of a danger sign/);
  expect(text).not.toContain(longName.slice(0, 8));

  await signInAsAdmin(page);
  await page.goto('/admin');
  const shown = page.getByRole('region', { name: 'Danger signs' });
  await expect(shown.getByRole('listitem').filter({ hasText: longName }).first()).toContainText('is to answer');
  await expectPageToHold(page);

  await signInAsDoctor(page);
  await page.goto('/doctor');
  const own = shown.getByRole('listitem').filter({ hasText: longName }).first();
  await expect(own).toContainText('Yes:');
  await expect(own.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:+91${phone}`);
  await expectPageToHold(page);
  await own.getByRole('link', { name: longName, exact: true }).click();
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Leaving phase 1' })).toBeVisible();
  await expect(page.getByText(/^Phase 1 cannot be left/)).toBeVisible();
  await expectPageToHold(page);
  await page.getByRole('link', { name: 'Patients', exact: true }).click();
  const patients = page.getByRole('table', { name: 'Your patients' });
  await expect(patients.getByRole('row').filter({ hasText: longName }).first()).toContainText('A danger sign waits');
  await own.getByRole('button', { name: /^I have seen it/ }).click();
  await expect(own).toContainText('Seen by the doctor');
  await own.getByRole('button', { name: /^Answer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer the danger sign' });
  await dialog.getByLabel(/^What you found/).fill(note);
  await expectToHold(page, { part: openDialog });
  await dialog.getByRole('button', { name: 'Answer and end the stop' }).click();
  await expect(own).toBeHidden();
  await expectToHold(page);

  await signInAsUser(page, phone);
  await page.goto('/user/today');
  await expect(page.getByRole('heading', { name: 'Your exercises' })).toBeHidden();
  await page.getByRole('button', { name: 'I have none of these' }).click();
  await expect(page.getByRole('heading', { name: 'Your exercises' })).toBeVisible();
});
