import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { ask, type Answer } from './notes.js';
import { NOON, type Sql } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A message as the contract has it. */
interface SentMessage {
  id: string;
  authorName: string;
  author: string;
  isOwn: boolean;
  text: string;
  photos: { id: string; url: string; width: number; height: number }[];
  sentAt: string;
  readAt: string | null;
  withdrawnAt: string | null;
}

/** A conversation with its newest messages, newest first. */
interface SentThread {
  id: string;
  patient: { id: string; patientId: string | null; name: string };
  patientLanguage: string;
  status: string;
  assigneeName: string | null;
  waitingSince: string | null;
  overdue: boolean;
  unread: number;
  notice: string;
  canWrite: boolean;
  version: number;
  messages: {
    edges: { node: SentMessage; cursor: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const MESSAGE = 'id authorName author isOwn text photos { id url width height } sentAt readAt withdrawnAt';
const THREAD = `id patient { id patientId name } patientLanguage status assigneeName waitingSince overdue unread notice canWrite version`;
const MESSAGES = `messages(first: 20) { edges { cursor node { ${MESSAGE} } } pageInfo { hasNextPage endCursor } }`;

/** Reads a conversation; one's own without an id. */
export const readThread = (browser: TestClient, patientId?: string): Promise<Answer<SentThread>> =>
  ask(browser, `query ($patientId: ID) { careThread(patientId: $patientId) { ${THREAD} ${MESSAGES} } }`, { patientId });

/** The texts of a conversation, oldest first. */
export const textsOf = async (browser: TestClient, patientId?: string): Promise<string[] | undefined> =>
  (await readThread(browser, patientId)).data?.messages.edges.map(({ node }) => node.text).toReversed();

/** Sends a message. */
export const sendMessage = (
  browser: TestClient,
  input: { text?: string; clientId?: string; photoIds?: string[] },
  patientId?: string,
): Promise<Answer<SentMessage>> =>
  ask(
    browser,
    `mutation ($patientId: ID, $input: SendCareMessageInput!) { sendCareMessage(patientId: $patientId, input: $input) { ${MESSAGE} } }`,
    { patientId, input: { clientId: randomUUID(), text: '', ...input } },
  );

/** Sends a message that must be taken. */
export async function say(browser: TestClient, text: string, patientId?: string): Promise<SentMessage> {
  const { data, message } = await sendMessage(browser, { text }, patientId);
  if (!data) throw new Error(message);
  return data;
}

/** Marks all messages up to one as read. */
export const markRead = (browser: TestClient, upTo: string): Promise<Answer<SentThread>> =>
  ask(browser, `mutation ($upTo: ID!) { readCareMessages(upTo: $upTo) { ${THREAD} ${MESSAGES} } }`, { upTo });

/** Withdraws a message. */
export const withdraw = (browser: TestClient, id: string): Promise<Answer<SentMessage>> =>
  ask(browser, `mutation ($id: ID!) { withdrawCareMessage(id: $id) { ${MESSAGE} } }`, { id });

/** Assigns a conversation to an account. */
export const assign = (
  browser: TestClient,
  id: string,
  to: string | null,
  version?: number,
): Promise<Answer<SentThread>> =>
  ask(
    browser,
    `mutation ($id: ID!, $to: ID, $version: Int) { assignCareThread(id: $id, to: $to, version: $version) { ${THREAD} } }`,
    { id, to, version },
  );

/** Closes a conversation. */
export const close = (browser: TestClient, id: string, version?: number): Promise<Answer<SentThread>> =>
  ask(browser, `mutation ($id: ID!, $version: Int) { closeCareThread(id: $id, version: $version) { ${THREAD} } }`, {
    id,
    version,
  });

/** A list of conversations. */
interface ThreadList {
  edges: { node: SentThread; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  waiting: number;
}

/** Lists conversations. */
export const listThreads = (
  browser: TestClient,
  asked: { first?: number; after?: string | null; status?: string; mine?: boolean } = {},
): Promise<Answer<ThreadList>> =>
  ask(
    browser,
    `query ($first: Int!, $after: String, $status: CareThreadStatus, $mine: Boolean) {
      careThreads(first: $first, after: $after, status: $status, mine: $mine) {
        edges { cursor node { ${THREAD} messages(first: 1) { edges { node { text } } } } } pageInfo { hasNextPage endCursor } totalCount waiting } }`,
    { first: 50, mine: false, ...asked },
  );

/** A picture like no other. */
export const picture = (width = 40, height = 30): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#0b6b6b', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();

/** A form with a picture. */
export async function photoForm(bytes?: Buffer): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes ?? (await picture()))], { type: 'image/png' }), 'knee.png');
  return form;
}

/** Uploads a picture. */
export async function uploadPhoto(browser: TestClient, bytes?: Buffer) {
  return browser.rest<{ data: { id: string; url: string; width: number; height: number }; code?: string }>(
    'POST',
    '/care/photos',
    await photoForm(bytes),
  );
}

/** Saves an answer that is written often. */
export const saveAnswer = (
  browser: TestClient,
  title: string,
  { id, en = 'Rest.', hi = 'आराम करें।' }: { id?: string; en?: string; hi?: string } = {},
) =>
  ask<{ id: string; title: string; text: { en: string; hi: string } }>(
    browser,
    `mutation ($id: ID, $title: String!, $text: BothTextsInput!) { saveCareAnswer(id: $id, title: $title, text: $text) { id title text { en hi } } }`,
    { id, title, text: { en, hi } },
  );

/** A conversation of a record that waits since noon, with one message of the patient unless told otherwise. */
export async function insertThread(
  sql: Sql,
  patientId: string,
  { accountId, ...message }: { accountId: string } & Record<string, unknown>,
): Promise<{ threadId: string; messageId: string }> {
  const sentAt = message['sent_at'] ?? NOON;
  await sql(
    `insert into care_thread (id, patient_id, status, waiting_since, last_message_at, created_at)
     values ($1, $1, 'WAITING', $2, $2, $2) on conflict do nothing`,
    [patientId, sentAt],
  );
  const messageId = uuidv7();
  const columns = { author: 'PATIENT', text: 'May I climb stairs?', sent_at: sentAt, ...message };
  const names = Object.keys(columns);
  await sql(
    `insert into care_message (id, thread_id, account_id, client_id, ${names.join(', ')})
     values ($1, (select id from care_thread where patient_id = $2), $3, $4, ${names.map((_, at) => `$${at + 5}`).join(', ')})`,
    [messageId, patientId, accountId, randomUUID(), ...Object.values(columns)],
  );
  return { threadId: patientId, messageId };
}
