import { v7 as uuidv7 } from 'uuid';
import { insertAppointment } from './builders.js';
import { NOON, type Sql } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A session of a series, as the tests compare it. */
export interface SeriesSession {
  id: string;
  appointmentDate: string;
  status: string;
  seriesId: string;
  physiotherapist: { id: string } | null;
  outsideHours: boolean;
}

/** What became of a series. */
export interface Series {
  id: string;
  sessions: SeriesSession[];
  skipped: { startsAt: string; code: string; message: string }[];
}

const ROW = 'id appointmentDate status seriesId physiotherapist { id } outsideHours';
const SERIES = `id sessions { ${ROW} } skipped { startsAt code message }`;

async function call<T>(browser: TestClient, document: string, variables: object) {
  const { body } = await browser.graphql<{ done: T }>(document, variables);
  const [error] = body.errors ?? [];
  return { done: body.data?.done ?? undefined, error, code: error?.extensions.code as string | undefined };
}

let keys = 0;

/** Books a series; what came back, or why not. */
export const bookSeries = (browser: TestClient, input: object, key = `series-key-${++keys}`) =>
  call<Series>(
    browser,
    `mutation ($input: BookSeriesInput!, $key: String!) { done: bookSeries(input: $input, idempotencyKey: $key) { ${SERIES} } }`,
    { input: { sessionType: 'CLINIC', ...input }, key },
  );

/** Changes the sessions of a series from one of them on. */
export const changeSeries = (browser: TestClient, id: string, from: string, input: object) =>
  call<Series>(
    browser,
    `mutation ($id: ID!, $from: ID!, $input: ChangeSeriesInput!) {
      done: changeSeries(id: $id, fromAppointmentId: $from, input: $input) { ${SERIES} } }`,
    { id, from, input },
  );

/** Calls off the sessions of a series from one of them on. */
export const cancelSeries = (browser: TestClient, id: string, from: string) =>
  call<SeriesSession[]>(
    browser,
    `mutation ($id: ID!, $from: ID!) { done: cancelSeries(id: $id, fromAppointmentId: $from) { ${ROW} } }`,
    { id, from },
  );

/** A proposed day. */
export interface Proposal {
  startsAt: string;
  isFree: boolean;
  code: string | null;
  message: string | null;
  instead: string[];
}

/** Looks at a series. */
export const proposeSeries = (browser: TestClient, input: object) =>
  call<Proposal[]>(
    browser,
    'query ($input: SeriesInput!) { done: proposeSeries(input: $input) { startsAt isFree code message instead } }',
    { input: { sessionType: 'CLINIC', ...input } },
  );

/** A series of scheduled sessions of a record, a day apart, the first a day ahead. */
export async function insertSeries(
  sql: Sql,
  patientId: string,
  physiotherapistId: string,
  count = 2,
): Promise<{ id: string; appointmentIds: string[] }> {
  const id = uuidv7();
  await sql('insert into appointment_series (id, created_at) values ($1, $2)', [id, NOON]);
  const appointmentIds: string[] = [];
  for (let at = 1; at <= count; at++) {
    const columns = { series_id: id, physiotherapist_id: physiotherapistId, status: 'scheduled' };
    const startsAt = new Date(NOON.getTime() + at * 24 * 3_600_000);
    appointmentIds.push((await insertAppointment(sql, patientId, { ...columns, starts_at: startsAt })).id);
  }
  return { id, appointmentIds };
}
