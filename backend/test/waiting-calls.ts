import { v7 as uuidv7 } from 'uuid';
import { NOON, type Sql } from './test-app.js';
import { call } from './absence-calls.js';
import type { TestClient } from './test-client.js';

/** An entry of the waiting list: for 45 minutes at the clinic, at any time, unless told otherwise. */
export async function insertWaiting(
  sql: Sql,
  patientId: string,
  columns: Record<string, unknown> = {},
): Promise<{ id: string }> {
  const row = {
    id: uuidv7(),
    patient_id: patientId,
    session_type: 'Clinic',
    duration_minutes: 45,
    weekdays: [],
    from_minute: 0,
    until_minute: 1440,
    earliest: '2026-03-10',
    is_urgent: false,
    created_at: NOON,
    ...columns,
  };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await sql(
    `insert into waiting_list_entry (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  return { id: row.id };
}

/** An entry as the contract answers it. */
export interface Entry {
  id: string;
  patient: { id: string; patientId: string; name: string };
  phone: string | null;
  sessionType: string;
  durationMinutes: number;
  physiotherapist: { id: string } | null;
  weekdays: string[];
  from: string;
  until: string;
  earliest: string;
  latest: string | null;
  isUrgent: boolean;
  note: string | null;
  insteadOf: { id: string; price: number | null } | null;
  status: string;
  appointment: { id: string } | null;
  version: number;
}

export const ENTRY = `id patient { id patientId name } phone sessionType durationMinutes physiotherapist { id } weekdays from until
  earliest latest isUrgent note insteadOf { id price } status appointment { id } version`;

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Entry }[];
}

export const listWaiting = (browser: TestClient, variables: object = {}) =>
  call<Page>(
    browser,
    `query ($first: Int!, $after: String, $status: WaitingStatus) { done: waitingList(first: $first, after: $after, status: $status) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${ENTRY} } } } }`,
    { first: 100, ...variables },
  );

export const waitingFor = (browser: TestClient, from: string, until: string, physiotherapistId?: string) =>
  call<Entry[]>(
    browser,
    `query ($from: DateTime!, $until: DateTime!, $who: ID) { done: waitingListFor(from: $from, until: $until, physiotherapistId: $who) { ${ENTRY} } }`,
    { from: `${from}:00+05:30`, until: `${until}:00+05:30`, who: physiotherapistId },
  );

let keys = 0;

export const addToWaitingList = (browser: TestClient, input: object, key = `waiting-${(keys += 1)}`) =>
  call<Entry>(
    browser,
    `mutation ($input: WaitingListInput!, $key: String!) { done: addToWaitingList(input: $input, idempotencyKey: $key) { ${ENTRY} } }`,
    { input: { sessionType: 'CLINIC', ...input }, key },
  );

export const withdraw = (browser: TestClient, id: string, version?: number) =>
  call<Entry>(
    browser,
    `mutation ($id: ID!, $version: Int) { done: withdrawFromWaitingList(id: $id, version: $version) { ${ENTRY} } }`,
    { id, version },
  );

export const bookFromList = (browser: TestClient, id: string, input: object) =>
  call<{ id: string; appointmentDate: string; durationMinutes: number; physiotherapist: { id: string } }>(
    browser,
    `mutation ($id: ID!, $startsAt: String!, $who: ID!, $reason: String) {
      done: bookFromWaitingList(id: $id, startsAt: $startsAt, physiotherapistId: $who, overrideReason: $reason) {
        id appointmentDate durationMinutes physiotherapist { id } } }`,
    { id, ...input },
  );
