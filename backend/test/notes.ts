import { randomUUID } from 'node:crypto';
import { insertAppointment, insertPatient, insertStaff } from './builders.js';
import { NOON, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A physiotherapist, signed in. */
export interface Member {
  id: string;
  name: string;
  browser: TestClient;
}

/** A value of a note as tests read it. */
export interface SentNoteValue {
  id: string;
  measure: string;
  value: number;
  side: string | null;
  mode: string | null;
  method: string;
  takenAt: string;
  noteId: string | null;
}

/** A note as tests read it. */
export interface SentNote {
  id: string;
  appointmentId: string | null;
  kind: string;
  at: string;
  author: string;
  isOwn: boolean;
  coveredFor: string | null;
  subjective: string;
  objective: string;
  assessment: string;
  plan: string;
  painBefore: number | null;
  painAfter: number | null;
  change: string | null;
  body: object[];
  treatments: object[];
  values: SentNoteValue[];
  status: string;
  locksAt: string | null;
  signedAt: string | null;
  contentHash: string | null;
  sameAsBefore: string[];
  addenda: { text: string; author: string; at: string }[];
  errorReason: string | null;
  version: number;
}

/** Everything of a note. */
export const NOTE = `id appointmentId kind at author isOwn coveredFor subjective objective assessment plan painBefore painAfter change
  body { view region side x y finding intensity text } treatments { name minutes detail } values { id measure value side mode method takenAt noteId } status locksAt signedAt contentHash
  sameAsBefore addenda { text author at } errorReason version`;

/** A physiotherapist who can sign in, signed in. */
export async function insertMember(app: TestApp, name: string): Promise<Member> {
  const { user, physiotherapistId } = await insertStaff(app.sql, { full_name: name });
  return { id: physiotherapistId, name, browser: await app.signIn(user.phone, 'staff') };
}

/** A session of a new patient with a physiotherapist, which began half an hour ago unless told otherwise. */
export async function insertTreated(
  app: TestApp,
  { id: physiotherapist_id }: Pick<Member, 'id'>,
  columns: object = {},
): Promise<{ patientId: string; appointmentId: string }> {
  const { id: patientId } = await insertPatient(app.sql, { name: 'Lata Iyer' });
  const started = new Date(NOON.getTime() - 30 * 60_000);
  const held = { physiotherapist_id, status: 'scheduled', starts_at: started, duration_minutes: 5, ...columns };
  return { patientId, appointmentId: (await insertAppointment(app.sql, patientId, held)).id };
}

/** What was answered, or the code of the refusal with what it says of the inputs. */
export interface Answer<Data> {
  data: Data | undefined;
  code: string | undefined;
  fields: Record<string, string> | undefined;
  message: string | undefined;
}

/** Asks for one field. */
export async function ask<Data>(browser: TestClient, query: string, variables?: object): Promise<Answer<Data>> {
  const { body } = await browser.graphql<Record<string, Data>>(query, variables);
  const [error] = body.errors ?? [];
  return {
    data: body.data ? Object.values(body.data)[0] : undefined,
    code: error?.extensions.code,
    fields: error?.extensions['fields'] as Record<string, string> | undefined,
    message: error?.message,
  };
}

/** Writes a note, by a key of its own unless one is given. */
export async function writeNote(browser: TestClient, input: object, key: string = randomUUID()) {
  const { data, ...rest } = await ask<{
    note: SentNote;
    appointment: {
      id: string;
      status: string;
      version: number;
      noteStatus: string | null;
      physiotherapist: object;
    } | null;
  }>(
    browser,
    `mutation ($input: WriteNoteInput!, $key: String!) { writeNote(input: $input, idempotencyKey: $key) {
       note { ${NOTE} } appointment { id status version noteStatus physiotherapist { id name } } } }`,
    { input: { kind: 'SESSION', ...input }, key },
  );
  return { note: data?.note, appointment: data?.appointment, ...rest };
}

/** Asks something about one note by its id. */
export const ofNote = (
  browser: TestClient,
  name: 'treatmentNote' | 'signNote' | 'discardNote',
  id: string,
  more = '',
) =>
  ask<SentNote>(
    browser,
    `${name === 'treatmentNote' ? 'query' : 'mutation'} ($id: ID!) { ${name}(id: $id${more}) ${name === 'discardNote' ? '' : `{ ${NOTE} }`} }`,
    { id },
  );

/** Adds words to a note. */
export const addWords = (browser: TestClient, noteId: string, text: string, key: string = randomUUID()) =>
  ask<SentNote>(
    browser,
    `mutation ($noteId: ID!, $text: String!, $key: String!) { addNoteAddendum(noteId: $noteId, text: $text, idempotencyKey: $key) { ${NOTE} } }`,
    { noteId, text, key },
  );

/** Crosses a note out. */
export const crossOut = (browser: TestClient, id: string, reason = 'Written of another patient') =>
  ask<SentNote>(
    browser,
    `mutation ($id: ID!, $reason: String!) { markNoteInError(id: $id, reason: $reason) { ${NOTE} } }`,
    {
      id,
      reason,
    },
  );
