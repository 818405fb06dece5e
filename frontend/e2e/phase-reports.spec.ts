import type { Page, TestInfo } from '@playwright/test';
import { addDays, clinicDay } from '../src/calendar/clinic-time';
import { foreignWords } from './support/foreign-words';
import { expectToHold } from './support/hold';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

/** The sample clinic's first physiotherapist. */
const physiotherapist = { phone: '9000000011', name: 'Dr. Neha Kapoor (PT)' };

/** Asks past the screens; nothing may be refused. */
async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

/** A patient with an account and a knee plan of which the first phase was left. @returns the number of the account and the record */
async function leftPhase(page: Page, info: TestInfo): Promise<{ phone: string; patientId: string }> {
  const phone = ownNumber(info, '171');
  const name = `Radha Report ${phone}`;
  await withNewAccount(page, phone);
  await makeRecord(page, phone, name);
  const known = await ask<{
    patients: { patients: { patientId: string }[] };
    protocols: { slug: string; versions: { id: string; status: string }[] }[];
    physiotherapists: { id: string; name: string }[];
    doctors: { id: string }[];
  }>(
    page,
    `query ($search: String) { patients(filter: { search: $search }, page: 1, limit: 1) { patients { patientId } }
       protocols { slug versions { id status } } physiotherapists { id name } doctors { id } }`,
    { search: phone },
  );
  const patientId = known.patients.patients[0]?.patientId ?? '';
  const version = known.protocols
    .find(({ slug }) => slug === 'knee-replacement')
    ?.versions.find(({ status }) => status === 'APPROVED');
  const { createPlan } = await ask<{ createPlan: { id: string } }>(
    page,
    'mutation ($input: CreatePlanInput!, $key: String!) { createPlan(input: $input, idempotencyKey: $key) { id } }',
    {
      key: crypto.randomUUID(),
      input: {
        patientId,
        protocolVersionId: version?.id,
        surgeryDate: addDays(clinicDay(Date.now()), -20),
        side: 'LEFT',
        physiotherapistId: known.physiotherapists.find(({ name }) => name === physiotherapist.name)?.id,
        doctorId: known.doctors[0]?.id,
      },
    },
  );
  await signInAsDoctor(page, physiotherapist.phone);
  const criteria = ['flexion', 'extension', 'slr', 'pain', 'sessions'];
  await ask(
    page,
    `mutation ($id: ID!, $deviations: [DeviationInput!]!) { confirmGate(planId: $id, fromPhase: 1, deviations: $deviations) { id } }`,
    { id: createPlan.id, deviations: criteria.map((criterion) => ({ criterion, reason: 'Her surgeon wants it so' })) },
  );
  return { phone, patientId };
}

test('a report is shared by a link once the patient allows it, opened without an account, seen by the patient, and revoked @phone', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(120_000);
  const { phone, patientId } = await leftPhase(page, info);
  await page.goto(`/physio/patients/${patientId}?part=plan`);
  const reports = page.getByRole('region', { name: 'Reports of phases' });
  await reports.getByRole('button', { name: 'Create a link to the report of phase 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link to the report of phase 1' });
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await expect(dialog.getByText(/^.*The patient has not allowed that reports are shared by a link/)).toBeVisible();
  await expectToHold(page, { part: openDialog });

  await signInAsUser(page, phone);
  await page.goto('/user/settings');
  await page.getByRole('link', { name: 'See, share and revoke your reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports for your doctor' })).toBeVisible();
  await expectToHold(page);
  await page.getByRole('checkbox', { name: 'The clinic may send my reports to my doctor' }).check();
  await expect(page.getByText('The clinic may send your reports to your doctor.')).toBeVisible();
  const address = await page.getByRole('link', { name: /^Open: Phase 1/ }).getAttribute('href');
  const pdf = await page.request.get(address ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await signInAsDoctor(page, physiotherapist.phone);
  await page.goto(`/physio/patients/${patientId}?part=plan`);
  await reports.getByRole('button', { name: 'Create a link to the report of phase 1' }).click();
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  const made = page.getByRole('dialog', { name: 'Copy the link now' });
  const url = (await made.getByText(/\/r\/[\w-]{43}$/).textContent()) ?? '';
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(reports.getByText(/Not opened\.$/)).toBeVisible();
  await expectToHold(page);

  const surgeon = await browser.newContext({ locale: 'hi-IN' });
  const visit = await surgeon.newPage();
  await visit.goto(new URL(new URL(url).pathname, page.url()).href);
  await expect(visit.getByRole('heading', { level: 1, name: 'आपके लिए एक रिपोर्ट है' })).toBeVisible();
  await expect(visit.getByRole('button', { name: 'रिपोर्ट खोलें' })).toBeVisible();
  await visit.screenshot({ path: info.outputPath('link.png') });
  const [download] = await Promise.all([
    visit.waitForEvent('download'),
    visit.getByRole('button', { name: 'रिपोर्ट खोलें' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('report.pdf');
  expect(await download.failure()).toBeNull();

  await signInAsUser(page, phone);
  await page.goto('/user/reports');
  await expect(page.getByText(/Opened once, last/)).toBeVisible();
  await page.getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'आपके डॉक्टर के लिए रिपोर्ट' })).toBeVisible();
  expect(await foreignWords(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath('own.png'), fullPage: true });
  await page.getByRole('button', { name: /^बंद करें/ }).click();
  await expect(page.getByText(/से इस लिंक से कुछ नहीं खुलता/)).toBeVisible();
  expect((await visit.request.post(`${visit.url()}/open`)).status()).toBe(404);
  await surgeon.close();
  await signInAsAdmin(page);
});
