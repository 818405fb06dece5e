import type { Page, TestInfo } from '@playwright/test';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { expectNoAxeViolations } from './support/axe';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { expectRoomForFingers, openDialog, ownDay } from './support/sessions';
import { signInAsAdmin, signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll, expectNothingStandsOut } from './support/width';

const longName = 'मोहम्मद अब्दुल रहमान Siddiqui-Choudhuryvenkatanarasimharajuvaripeta';
const physiotherapist = '9000000011';

async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

interface Choices {
  readonly patients: { readonly patients: readonly { readonly id: string }[] };
  readonly protocols: readonly { readonly slug: string; readonly versions: readonly { readonly id: string }[] }[];
  readonly physiotherapists: readonly { readonly id: string; readonly name: string }[];
  readonly doctors: readonly { readonly id: string }[];
}

/** A patient with a long name and the knee plan, whose first session, on a day of the test's own, was missed. */
async function missASession(page: Page, info: TestInfo): Promise<string> {
  const phone = ownNumber(info, '160');
  await withNewAccount(page, phone);
  await makeRecord(page, phone, longName);
  const found = await ask<Choices>(
    page,
    `query ($phone: String) { patients(filter: { search: $phone }, page: 1, limit: 1) { patients { id } }
       protocols { slug versions { id } } physiotherapists { id name } doctors { id } }`,
    { phone },
  );
  const patientId = found.patients.patients[0]?.id ?? '';
  const physiotherapistId = found.physiotherapists.find(({ name }) => name.includes('Neha Kapoor'))?.id;
  const plan = {
    patientId,
    protocolVersionId: found.protocols.find(({ slug }) => slug === 'knee-replacement')?.versions.at(-1)?.id,
    surgeryDate: addDays(clinicDay(Date.now()), -12),
    side: 'RIGHT',
    physiotherapistId,
    doctorId: found.doctors[0]?.id,
  };
  const make =
    'mutation ($input: CreatePlanInput!, $key: String!) { createPlan(input: $input, idempotencyKey: $key) { id } }';
  await ask(page, make, { input: plan, key: crypto.randomUUID() });
  const input = { patientId, physiotherapistId, sessionType: 'CLINIC', appointmentDate: `${ownDay(info)}T10:00` };
  const { booked } = await ask<{ booked: { id: string } }>(
    page,
    'mutation ($input: BookAppointmentInput!) { booked: bookAppointment(input: $input) { id } }',
    { input },
  );
  const miss = 'mutation ($id: ID!) { markAppointmentMissed(id: $id, reason: "Fever since the morning") { id } }';
  await ask(page, miss, { id: booked.id });
  return patientId;
}

/** A page holds on every screen: for everybody who comes to it, with nothing beside its cards. */
async function expectToHold(page: Page, isMobile: boolean): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  if (isMobile) await expectRoomForFingers(page.getByRole('main'));
}

test('the pages of a recovery hold for the admin, the physiotherapist and the doctor', async ({
  page,
  isMobile,
}, info) => {
  test.setTimeout(120_000);
  const patientId = await missASession(page, info);
  const day = ownDay(info);

  await page.goto('/admin/missed');
  const row = page.getByRole('row').filter({ hasText: longName }).first();
  await expect(row).toContainText('Fever since the morning');
  await expectToHold(page, isMobile);
  await row.getByRole('button', { name: /^Offer three times/ }).click();
  await expect(row.getByText(/^Offered until/)).toBeVisible();
  await expectToHold(page, isMobile);
  await page.goto('/admin/reconciliation');
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('region', { name: 'Now' }).getByRole('status')).toBeVisible();
  await expectToHold(page, isMobile);
  await page.goto('/admin/integrations');
  await expect(page.getByRole('region', { name: 'Client list' })).toBeVisible();
  await expectToHold(page, isMobile);
  await page.getByRole('button', { name: 'Register a client' }).click();
  await expectNoAxeViolations(page, openDialog);

  await signInAsDoctor(page, physiotherapist);
  await page.goto(`/physio?day=${day}`);
  await expect(page.getByText('Reason: Fever since the morning')).toBeVisible();
  await expectToHold(page, isMobile);
  await expectNothingStandsOut(page.getByRole('main').getByRole('region'));
  const patients = page.getByRole('region', { name: 'Patients with a plan' });
  await patients.getByRole('link', { name: longName }).first().click();
  await page.goto(`/physio/patients/${patientId}`);
  const note = page.getByRole('region', { name: 'No session today' });
  await note.getByLabel(/^Knee bend/).fill('75');
  await note.getByText('Yes', { exact: true }).click();
  await note.getByRole('button', { name: 'Save' }).click();
  const values = page.getByRole('region', { name: 'What was measured' });
  await expect(values.getByText('Knee bend, right, by the patient alone: 75°')).toBeVisible();
  await expect(values.getByText('Lifts the straight leg without lag, right: yes')).toBeVisible();
  await expectToHold(page, isMobile);
  // Fields that grow by themselves measure with one that the page's security policy does not let them hide.
  await expect(page.locator('body > textarea')).toHaveCount(0);

  await signInAsDoctor(page);
  await page.goto(`/doctor/patients/${patientId}`);
  await expect(page.getByText('Knee bend, right, by the patient alone: 75°', { exact: true })).toBeVisible();
  await expectToHold(page, isMobile);
  await page.goto('/doctor/protocols');
  await expect(page.getByRole('region', { name: 'Knee replacement' })).toBeVisible();
  await expectToHold(page, isMobile);
  await expectNothingStandsOut(page.getByRole('main').getByRole('region'));

  await signInAsAdmin(page);
  await page.goto('/admin/protocols');
  await expect(page.getByRole('region', { name: 'Knee replacement' })).toBeVisible();
  await expectToHold(page, isMobile);
});
