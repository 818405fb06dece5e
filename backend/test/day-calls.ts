import { randomUUID } from 'node:crypto';
import type { TestClient } from './test-client.js';

/** Entries of a day, of the exercise `anklePumps` where none is named. */
export const entryAt = (at: Date, what: object) => ({ clientId: randomUUID(), at, ...what });
export const painAt = (at: Date, value: number, fields: object = {}) =>
  entryAt(at, { pain: { value, moment: 'MOVING', ...fields } });
export const skipAt = (at: Date, occasion: number, reason: string | null, fields: object = {}) =>
  entryAt(at, { skip: { exercise: 'anklePumps', occasion, reason, ...fields } });

/** Records entries of a patient. @returns their outcomes, or the codes of those that were refused */
export async function recordAll(patient: TestClient, entries: readonly object[]): Promise<string[]> {
  const { body } = await patient.graphql<{ recordEntries: { outcome: string; code: string | null }[] }>(
    'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome code } }',
    { entries },
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.recordEntries.map(({ outcome, code }) => code ?? outcome);
}

/** A flag as the contract has it. */
export interface Flag {
  id: string;
  kind: string;
  patient: { id: string; patientId: string | null; name: string };
  planId: string;
  sentence: string;
  raisedAt: string;
  times: number;
  seenAt: string | null;
  seenBy: string | null;
  note: string | null;
}

const FLAG = 'id kind patient { id patientId name } planId sentence raisedAt times seenAt seenBy note';

/** Lists the flags of a plan. */
export async function flagsOf(browser: TestClient, planId: string, all = false): Promise<Flag[]> {
  const { body } = await browser.graphql<{ careFlags: Flag[] }>(
    `query ($all: Boolean!) { careFlags(all: $all) { ${FLAG} } }`,
    { all },
  );
  if (!body.data) throw new Error(JSON.stringify(body.errors));
  return body.data.careFlags.filter((flag) => flag.planId === planId);
}

/** Marks a flag as seen. @returns the flag, or the code of the refusal */
export async function seeFlag(browser: TestClient, id: string, note = 'Called, she rests'): Promise<Flag | string> {
  const { body } = await browser.graphql<{ seeCareFlag: Flag }>(
    `mutation ($id: ID!, $note: String!) { seeCareFlag(id: $id, note: $note) { ${FLAG} } }`,
    { id, note },
  );
  return body.data?.seeCareFlag ?? body.errors?.[0]?.extensions.code ?? 'no answer';
}
