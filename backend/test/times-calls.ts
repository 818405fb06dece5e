import type { TestClient } from './test-client.js';

/** A session as a leave answers it. */
export interface AffectedRow {
  id: string;
  status: string;
  physiotherapist: { id: string } | null;
  outsideHours: boolean;
  needsPhysiotherapist: boolean;
  version: number;
}

const TIMES = `physiotherapistId workingHours { weekday hours { opens closes } }
  leave { id physiotherapistId from until note } version`;

interface Answer<T> {
  done: T | undefined;
  code: string | undefined;
  fields: unknown;
}

async function call<T>(browser: TestClient, document: string, variables: object): Promise<Answer<T>> {
  const { body } = await browser.graphql<{ done: T }>(document, variables);
  const error = body.errors?.[0];
  return { done: body.data?.done, code: error?.extensions.code, fields: error?.extensions['fields'] };
}

interface Times {
  workingHours: object[] | null;
  leave: { id: string; from: string; until: string; note: string | null }[];
  version: number;
}

export const readTimes = (browser: TestClient, physiotherapistId: string) =>
  call<Times>(browser, `query ($id: ID!) { done: physiotherapistTimes(physiotherapistId: $id) { ${TIMES} } }`, {
    id: physiotherapistId,
  });

export const setHours = (browser: TestClient, physiotherapistId: string, hours: unknown, version?: number) =>
  call<Times>(
    browser,
    `mutation ($id: ID!, $hours: [WeekdayHoursInput!], $version: Int) {
      done: setWorkingHours(physiotherapistId: $id, hours: $hours, version: $version) { ${TIMES} } }`,
    { id: physiotherapistId, hours, version },
  );

/** All of Thursday, 12 March 2026, unless told otherwise. */
export const addLeave = (browser: TestClient, physiotherapistId: string, input: object = {}) =>
  call<{ leave: { id: string; note: string | null }; affected: AffectedRow[] }>(
    browser,
    `mutation ($input: LeaveInput!) { done: addLeave(input: $input) { leave { id from until note }
      affected { id status physiotherapist { id } outsideHours needsPhysiotherapist version } } }`,
    { input: { physiotherapistId, from: '2026-03-12T00:00', until: '2026-03-13T00:00', ...input } },
  );

export const cancelLeave = (browser: TestClient, id: string) =>
  call<boolean>(browser, 'mutation ($id: ID!) { done: cancelLeave(id: $id) }', { id });

/** The clinic's times at which sessions of a physiotherapist are free on a day, HH:MM; on Thursday, 12 March 2026, unless told otherwise. */
export async function freeHours(browser: TestClient, physiotherapistId: string, day = '2026-03-12') {
  const { done } = await call<{ startsAt: string }[]>(
    browser,
    'query ($input: FreeSlotsInput!) { done: freeSlots(input: $input) { startsAt } }',
    { input: { from: day, until: day, sessionType: 'CLINIC', physiotherapistId } },
  );
  return done?.map(({ startsAt }) => new Date(Date.parse(startsAt) + 330 * 60_000).toJSON().slice(11, 16));
}

/** Books a session at the clinic; answers the code of a refusal. */
export async function bookAt(browser: TestClient, input: object) {
  const { done, code } = await call<{ outsideHours: boolean }>(
    browser,
    'mutation ($input: BookAppointmentInput!) { done: bookAppointment(input: $input) { outsideHours } }',
    { input: { sessionType: 'CLINIC', ...input } },
  );
  return done ?? code;
}
