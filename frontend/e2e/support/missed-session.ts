import type { Page, TestInfo } from '@playwright/test';
import { addDays, clinicDay } from '../../src/calendar/clinic-time';
import { ownNumber } from './own-number';
import { makeRecord, withNewAccount } from './records';
import { ownDay } from './sessions';
import { expect } from './test';

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

interface Wanted {
  readonly name: string;
  /** Three digits of the number that are the test's own. */
  readonly last: string;
}

/** Makes a patient with the knee plan, whose first session, on a day of the test's own, was missed; afterwards the admin is signed in. */
export async function missASession(
  page: Page,
  info: TestInfo,
  { name, last }: Wanted,
): Promise<{ patientId: string; at: string }> {
  const phone = ownNumber(info, last);
  await withNewAccount(page, phone);
  await makeRecord(page, phone, name);
  const found = await ask<Choices>(
    page,
    `query ($phone: String) { patients(filter: { search: $phone }, page: 1, limit: 1) { patients { id } }
       protocols { slug versions { id } } physiotherapists { id name } doctors { id } }`,
    { phone },
  );
  const patientId = found.patients.patients[0]?.id ?? '';
  const physiotherapistId = found.physiotherapists.find((one) => one.name.includes('Neha Kapoor'))?.id;
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
  const at = `${ownDay(info)}T10:00`;
  const input = { patientId, physiotherapistId, sessionType: 'CLINIC', appointmentDate: at };
  const { booked } = await ask<{ booked: { id: string } }>(
    page,
    'mutation ($input: BookAppointmentInput!) { booked: bookAppointment(input: $input) { id } }',
    { input },
  );
  const miss = 'mutation ($id: ID!) { markAppointmentMissed(id: $id, reason: "Fever since the morning") { id } }';
  await ask(page, miss, { id: booked.id });
  return { patientId, at };
}
