import type { Page } from '@playwright/test';
import { expect } from './test';

/** A call of the signed-in browser. */
async function ask<Data>(page: Page, query: string, variables: object): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

interface Found {
  readonly patients: { readonly patients: readonly { readonly id: string; readonly patientId: string }[] };
}

/** Finds the record with a mobile number. */
async function recordOf(page: Page, phone: string) {
  const query =
    'query ($phone: String) { patients(filter: { search: $phone }, page: 1, limit: 1) { patients { id patientId } } }';
  const { patients } = await ask<Found>(page, query, { phone });
  return patients.patients[0];
}

/** Returns the PT number of the record with a mobile number; an admin is signed in. */
export async function numberOf(page: Page, phone: string): Promise<string> {
  return (await recordOf(page, phone))?.patientId ?? '';
}

/** Books a session that begins at once, with nobody in particular, and marks it as completed; an admin is signed in. */
export async function bookSessionNow(page: Page, phone: string): Promise<void> {
  const record = await recordOf(page, phone);
  const appointmentDate = new Date(Date.now() + 2_000).toISOString();
  const input = {
    patientId: record?.id,
    sessionType: 'CLINIC',
    appointmentDate,
    durationMinutes: 5,
    overrideReason: 'At once',
  };
  const { booked } = await ask<{ booked: { id: string } }>(
    page,
    'mutation ($input: BookAppointmentInput!) { booked: bookAppointment(input: $input) { id } }',
    { input },
  );
  const query = 'mutation ($id: ID!) { completeAppointment(id: $id) { id } }';
  const complete = async () => {
    const answer = await page.request.post('/graphql', { data: { query, variables: { id: booked.id } } });
    return ((await answer.json()) as { errors?: unknown }).errors;
  };
  await expect.poll(complete).toBeUndefined();
}
