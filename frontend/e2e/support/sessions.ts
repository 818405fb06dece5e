import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { addDays, clinicDay, momentText, parseClinicTime } from '#src/calendar/clinic-time';
import { signInAsAdmin, signInAsUser } from './sign-in';
import { expect } from './test';

/** The selector of an open dialog. */
export const openDialog = '[role="dialog"]';

/** A clinic time, YYYY-MM-DDTHH:MM, as the screens say it. */
export function said(time: string): string {
  return momentText(parseClinicTime(time) ?? 0);
}

/** The files whose tests make sessions. */
const files = [
  'appointments.spec.ts',
  'patient-area.spec.ts',
  'schedule.spec.ts',
  'patient-in-hindi.spec.ts',
  'care-pages.spec.ts',
  'plan-sessions.spec.ts',
  'day-on-paper.spec.ts',
  'calendar.spec.ts',
  'bench.spec.ts',
  'absences.spec.ts',
  'waiting-list.spec.ts',
  'notices.spec.ts',
];

/** A day of its own for each file, test and try, beyond the sample data, so that no session of another test is in the way. */
export function ownDay({ file, line, retry }: TestInfo): string {
  const place = files.indexOf(path.basename(file));
  if (place === -1) throw new Error(`${file} is not among the files of ownDay.`);
  // A file has 300 lines at most.
  const apart = 4_000 + place * 800;
  return addDays(clinicDay(Date.now()), apart + line + retry);
}

/** Sends a document past the screens; nothing of it may be refused. */
export async function callGraphQL(page: Page, query: string, variables: object): Promise<void> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  expect(await answer.json()).not.toHaveProperty('errors');
}

/** Cancels the pending session at a clinic time past the screen: as another admin would, or to leave nothing behind. */
export async function cancelAt(page: Page, time: string): Promise<void> {
  const answer = await page.request.post('/graphql', {
    data: { query: '{ pendingAppointments { id appointmentDate } }' },
  });
  const list: { data: { pendingAppointments: { id: string; appointmentDate: string }[] } } = await answer.json();
  const moment = parseClinicTime(time)?.toJSON();
  const id = list.data.pendingAppointments.find(({ appointmentDate }) => appointmentDate === moment)?.id;
  await callGraphQL(page, 'mutation ($id: ID!) { cancelAppointment(id: $id) { id } }', { id });
}

/** The sample patient asks for sessions at these clinic times; afterwards the admin is signed in. */
export async function withRequests(page: Page, ...times: string[]): Promise<void> {
  await signInAsUser(page);
  const query =
    'mutation ($at: String!) { requestAppointment(input: { appointmentDate: $at, sessionType: CLINIC }) { id } }';
  for (const at of times) await callGraphQL(page, query, { at });
  await signInAsAdmin(page);
}
