import type { Page, TestInfo } from '@playwright/test';
import { addDays, clinicDay, clinicTime } from '#src/calendar/clinic-time';
import { ownNumber } from './own-number';
import { makeRecord, withNewAccount } from './records';
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

/** Completes what the sample clinic has the physiotherapist do at this moment, so that the time is free. */
async function endPresentSessions(page: Page, physiotherapistId: string): Promise<void> {
  const now = Date.now();
  const filter = {
    physiotherapistId,
    status: 'SCHEDULED',
    from: new Date(now - 8 * 3_600_000).toISOString(),
    before: new Date(now).toISOString(),
  };
  const { appointments } = await ask<{ appointments: { edges: { node: { id: string } }[] } }>(
    page,
    'query ($filter: AppointmentFilter) { appointments(first: 50, filter: $filter) { edges { node { id } } } }',
    { filter },
  );
  for (const { node } of appointments.edges)
    await ask(page, 'mutation ($id: ID!) { completeAppointment(id: $id) { id } }', { id: node.id });
}

/** Makes a patient with the knee plan, whose first session was missed just now; afterwards the admin is signed in. */
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
  if (physiotherapistId) await endPresentSessions(page, physiotherapistId);
  // It is missed once it has begun, which is at once.
  const appointmentDate = new Date(Date.now() + 2_000).toISOString();
  const input = { patientId, physiotherapistId, sessionType: 'CLINIC', appointmentDate, durationMinutes: 5 };
  const { booked } = await ask<{ booked: { id: string } }>(
    page,
    'mutation ($input: BookAppointmentInput!) { booked: bookAppointment(input: $input) { id } }',
    { input },
  );
  const query = 'mutation ($id: ID!) { markAppointmentMissed(id: $id, reason: "Fever since the morning") { id } }';
  const miss = async () => {
    const answer = await page.request.post('/graphql', { data: { query, variables: { id: booked.id } } });
    return ((await answer.json()) as { errors?: unknown }).errors;
  };
  await expect.poll(miss).toBeUndefined();
  const at = clinicTime(appointmentDate);
  return { patientId, at };
}
