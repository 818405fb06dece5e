import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { freshPhone, insertAdmin, insertUser, type UserRow } from './builders.js';
import { ask, type Answer } from './notes.js';
import { NOON, type Sql } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A grant as the contract has it. */
export interface SentGrant {
  id: string;
  name: string;
  relation: string;
  mobileNumber: string;
  rights: string[];
  status: string;
  grantedAt: string;
  acceptedAt: string | null;
  endedAt: string | null;
  endedBy: string | null;
  endedByName: string | null;
  lastSeenAt: string | null;
}

/** A patient whose day an account may read. */
export interface SentFamilyPatient {
  grantId: string;
  name: string;
  rights: string[];
  status: string;
}

const GRANT = 'id name relation mobileNumber rights status grantedAt acceptedAt endedAt endedBy endedByName lastSeenAt';
const FAMILY_PATIENT = 'grantId name rights status';

/** Invites a family member: a daughter with both rights unless told otherwise. */
export const invite = (
  browser: TestClient,
  phoneNumber: string,
  fields: { name?: string; relation?: string; rights?: string[] } = {},
  { key = randomUUID(), language = 'EN' }: { key?: string; language?: string } = {},
): Promise<Answer<SentGrant>> =>
  ask(
    browser,
    `mutation ($input: InviteFamilyInput!, $language: Language!, $key: String!) {
      inviteFamily(input: $input, language: $language, idempotencyKey: $key) { ${GRANT} } }`,
    {
      input: { name: 'Anita', relation: 'daughter', rights: ['TICK', 'MESSAGE'], ...fields, phoneNumber },
      language,
      key,
    },
  );

export const listGrants = (browser: TestClient, patientId?: string): Promise<Answer<SentGrant[]>> =>
  ask(browser, `query ($patientId: ID) { familyGrants(patientId: $patientId) { ${GRANT} } }`, { patientId });

export const setRights = (browser: TestClient, id: string, rights: string[]): Promise<Answer<SentGrant>> =>
  ask(
    browser,
    `mutation ($id: ID!, $rights: [FamilyRight!]!) { setFamilyRights(id: $id, rights: $rights) { ${GRANT} } }`,
    {
      id,
      rights,
    },
  );

export const endGrant = (browser: TestClient, id: string): Promise<Answer<SentGrant>> =>
  ask(browser, `mutation ($id: ID!) { endFamily(id: $id) { ${GRANT} } }`, { id });

export const accept = (browser: TestClient, grantId: string): Promise<Answer<SentFamilyPatient>> =>
  ask(browser, `mutation ($grantId: ID!) { acceptFamily(grantId: $grantId) { ${FAMILY_PATIENT} } }`, { grantId });

export const familyPatients = (browser: TestClient): Promise<Answer<SentFamilyPatient[]>> =>
  ask(browser, `{ familyPatients { ${FAMILY_PATIENT} } }`);

/** A day as family members read it. */
export interface FamilyDay {
  day: string;
  stopped: boolean;
  needsDangerCheck: boolean;
  pain: { value: number; note: string | null } | null;
  effort: number | null;
  unreadMessages: number;
  openTask: { status: string; note: string | null; patient: { patientId: string | null } } | null;
  nextSession: {
    homeAddress: string | null;
    price: number | null;
    phone: string | null;
    callEnding: string | null;
  } | null;
  exercises: {
    exercise: { key: string };
    occasions: { setsDone: number; isDone: boolean; skipped: string | null; doneBy: string | null }[];
  }[];
}

const DAY = `day stopped needsDangerCheck pain { value note } effort unreadMessages
  openTask { status note patient { patientId } } nextSession { homeAddress price phone callEnding }
  exercises { exercise { key guide { steps } } occasions { setsDone isDone skipped doneBy } }`;

export const familyToday = (browser: TestClient, grantId: string): Promise<Answer<FamilyDay | null>> =>
  ask(browser, `query ($grantId: ID!) { familyToday(grantId: $grantId) { ${DAY} } }`, { grantId });

/** Records entries for a patient. */
export const recordFor = (
  browser: TestClient,
  grantId: string,
  entries: readonly object[],
): Promise<
  Answer<
    {
      outcome: string;
      code: string | null;
      message: string | null;
      advice: string | null;
      task: { patient: { patientId: string | null } } | null;
    }[]
  >
> =>
  ask(
    browser,
    `mutation ($grantId: ID!, $entries: [EntryInput!]!) { recordFamilyEntries(grantId: $grantId, entries: $entries) {
      outcome code message advice task { patient { patientId } } } }`,
    { grantId, entries },
  );

/** The outcomes of entries for a patient, or the codes of those that were refused. */
export async function outcomesFor(browser: TestClient, grantId: string, entries: readonly object[]): Promise<string[]> {
  const { data, message } = await recordFor(browser, grantId, entries);
  if (!data) throw new Error(message);
  return data.map(({ outcome, code }) => code ?? outcome);
}

/** A message of a conversation as family members read it. */
interface FamilyMessage {
  id: string;
  authorName: string;
  author: string;
  isOwn: boolean;
  text: string;
  photos: { url: string }[];
}

const MESSAGE = 'id authorName author isOwn text photos { url }';

export const familyThread = (
  browser: TestClient,
  grantId: string,
): Promise<
  Answer<{
    patient: { patientId: string | null; name: string };
    unread: number;
    canWrite: boolean;
    messages: { edges: { node: FamilyMessage }[] };
  }>
> =>
  ask(
    browser,
    `query ($grantId: ID!) { familyThread(grantId: $grantId) { patient { patientId name } unread canWrite
      messages(first: 20) { edges { node { ${MESSAGE} } } } } }`,
    { grantId },
  );

export const sendFor = (
  browser: TestClient,
  grantId: string,
  input: { text?: string; clientId?: string; photoIds?: string[] },
): Promise<Answer<FamilyMessage>> =>
  ask(
    browser,
    `mutation ($grantId: ID!, $input: SendCareMessageInput!) { sendFamilyMessage(grantId: $grantId, input: $input) { ${MESSAGE} } }`,
    { grantId, input: { clientId: randomUUID(), text: '', ...input } },
  );

/** A grant of a record: accepted by a new account, with both rights, unless told otherwise. */
export async function insertGrant(
  sql: Sql,
  patientId: string,
  { account, ...columns }: { account?: UserRow | null } & Record<string, unknown> = {},
): Promise<{ grantId: string; account: UserRow }> {
  const user = account ?? (await insertUser(sql, { user_type: 'user', full_name: 'Anita Yadav' }));
  const [record] = await sql<{ user_id: string | null }>('select user_id from patient where id = $1', [patientId]);
  const granter = record?.user_id ?? (await insertAdmin(sql)).id;
  const row = {
    id: uuidv7(),
    patient_id: patientId,
    name: 'Anita',
    relation: 'daughter',
    phone: account === null ? freshPhone() : user.phone,
    rights: ['TICK', 'MESSAGE'],
    text_version: 1,
    language: 'EN',
    granted_by_id: granter,
    granted_at: NOON,
    account_id: account === null ? null : user.id,
    accepted_at: account === null ? null : NOON,
    ...columns,
  };
  const names = Object.keys(row);
  await sql(
    `insert into family_grant (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return { grantId: row.id, account: user };
}
