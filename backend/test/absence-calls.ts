import { Client } from 'pg';
import { expect } from 'vitest';
import type { TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** All of Thursday, 12 March 2026. */
export const AWAY = { from: '2026-03-12T00:00', until: '2026-03-13T00:00' };

interface Session {
  id: string;
  physiotherapist: { id: string } | null;
  needsPhysiotherapist: boolean;
  version: number;
}

interface Proposed {
  appointment: Session;
  candidates: { id: string; name: string }[];
}

interface Arranged {
  leave: { id: string; from: string; until: string; note: string | null };
  reassigned: Session[];
  waiting: Session[];
  refused: { appointmentId: string; code: string; message: string }[];
}

const SESSION = 'id physiotherapist { id } needsPhysiotherapist version';

/** Answer of an operation under the alias `done`, with the names of the refused fields. */
export interface Called<T> {
  done: T | undefined;
  code: string | undefined;
  fields: string[];
}

/** Calls an operation under the alias `done`, and returns what came back, or why not. */
export async function call<T>(browser: TestClient, document: string, variables: object): Promise<Called<T>> {
  const { body } = await browser.graphql<{ done: T }>(document, variables);
  const [error] = body.errors ?? [];
  return {
    done: body.data?.done,
    code: error?.extensions.code,
    fields: Object.keys(error?.extensions['fields'] ?? {}),
  };
}

/** Proposes an absence; all of Thursday unless told otherwise. */
export const proposeAbsence = (browser: TestClient, physiotherapistId: string, time: object = {}) =>
  call<Proposed[]>(
    browser,
    `query ($id: ID!, $from: String!, $until: String!) { done: proposeAbsence(physiotherapistId: $id, from: $from, until: $until) {
      appointment { ${SESSION} } candidates { id name } } }`,
    { id: physiotherapistId, ...AWAY, ...time },
  );

let keys = 0;

/** Arranges an absence; all of Thursday unless told otherwise. */
export const arrangeAbsence = (
  browser: TestClient,
  physiotherapistId: string,
  input: object = {},
  key = `absence-${(keys += 1)}`,
) =>
  call<Arranged>(
    browser,
    `mutation ($input: AbsenceInput!, $key: String!) { done: arrangeAbsence(input: $input, idempotencyKey: $key) {
      leave { id from until note } reassigned { ${SESSION} } waiting { ${SESSION} } refused { appointmentId code message } } }`,
    { input: { physiotherapistId, ...AWAY, ...input }, key },
  );

/** Lets calls begin together: all of them wait for a physiotherapist's row before the first is done. */
export async function behindRow<T>({ database, sql }: TestApp, id: string, calls: (() => Promise<T>)[]): Promise<T[]> {
  const gate = new Client(database.appUrl);
  await gate.connect();
  await gate.query('begin');
  await gate.query('select from physiotherapist where id = $1 for no key update', [id]);
  const answers = Promise.all(calls.map((call) => call()));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await sql(waiting)).length, { timeout: 15_000 }).toBe(calls.length);
  await gate.query('commit');
  await gate.end();
  return answers;
}
