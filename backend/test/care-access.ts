import { birthYearRestTable } from './data-request-access.js';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { admins, careTeam, patients, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { insertAdmin, insertUser } from './builders.js';
import { insertThread, photoForm, sendMessage, uploadPhoto } from './care-calls.js';
import type { Row } from './call-row.js';
import { inCare } from './charting-access.js';
import { anyNumber, anyText, anyUuid } from './rest-shapes.js';
import type { RestCall } from './rest-call.js';

/** The patient and the team of the live plan, and admins. */
const sides: Outcomes = { ...careTeam, patient: 'done', 'other patient': 'NOT_FOUND' };
/** Those who read the conversations of their own patients, of whatever patient a call is. */
const team: Outcomes = { ...admins, ...staff('done') };
const answering: Outcomes = { ...team, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' };

/** A message of the world's record by somebody else, which its patient and its team may read. */
async function message(world: World, author = 'ADMIN'): Promise<{ threadId: string; messageId: string }> {
  const accountId = (await insertUser(world.app.sql)).id;
  return insertThread(world.app.sql, await inCare(world), { accountId, author });
}

/** A further message of the clinic in the conversation of the world's record. */
async function anotherMessage({ app, record }: World): Promise<{ messageId: string }> {
  return insertThread(app.sql, record.id, { accountId: (await insertUser(app.sql)).id, author: 'ADMIN' });
}

/** A message of whoever asks, who withdraws it; of somebody else for those who may not write. */
async function ownMessage(world: World): Promise<string> {
  const patientId = await inCare(world);
  const { data } = await sendMessage(world.browser, { text: 'Rest today.' }, patientId);
  if (data) return data.id;
  return (await insertThread(world.app.sql, patientId, { accountId: (await insertUser(world.app.sql)).id })).messageId;
}

async function insertAnswer({ app }: World): Promise<string> {
  const id = randomUUID();
  await app.sql(
    `insert into care_answer (id, title, text_en, text_hi, updated_at) values ($1, 'Swelling', 'Cool it.', 'ठंडा रखें।', now())`,
    [id],
  );
  return id;
}

/** The rows of messages with patients in the access matrix (companion §7). */
export const careTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.careThread': [
    sides,
    async (world) => [
      `{ careThread(patientId: "${await inCare(world)}") { status messages(first: 1) { edges { cursor } } } }`,
    ],
  ],
  'Query.careThreads': [team, async () => ['{ careThreads(first: 1) { totalCount waiting } }']],
  'Query.careAnswers': [team, async () => ['{ careAnswers { id } }']],
  'Mutation.sendCareMessage': [
    sides,
    async (world) => [
      `mutation { sendCareMessage(patientId: "${await inCare(world)}", input: { clientId: "${randomUUID()}", text: "Rest." }) { id } }`,
    ],
  ],
  'Mutation.readCareMessages': [
    sides,
    async (world) => {
      // Of both sides, so that each has something to read.
      await message(world, 'PATIENT');
      return [`mutation { readCareMessages(upTo: "${(await anotherMessage(world)).messageId}") { unread } }`];
    },
  ],
  'Mutation.withdrawCareMessage': [
    sides,
    async (world) => [`mutation { withdrawCareMessage(id: "${await ownMessage(world)}") { text } }`],
  ],
  'Mutation.assignCareThread': [
    careTeam,
    async (world) => {
      const { threadId } = await message(world);
      const to = (await insertAdmin(world.app.sql)).id;
      return [`mutation { assignCareThread(id: "${threadId}", to: "${to}") { assigneeName } }`];
    },
  ],
  'Mutation.closeCareThread': [
    careTeam,
    async (world) => [`mutation { closeCareThread(id: "${(await message(world, 'PATIENT')).threadId}") { status } }`],
  ],
  'Mutation.saveCareAnswer': [
    answering,
    async () => ['mutation { saveCareAnswer(title: "Cool", text: { en: "Cool it.", hi: "ठंडा रखें।" }) { id } }'],
  ],
  'Mutation.deleteCareAnswer': [
    answering,
    async (world) => [`mutation { deleteCareAnswer(id: "${await insertAnswer(world)}") }`],
  ],
};

/** A picture of a message whose bytes are in the storage. */
const opened: RestCall = async (world) => {
  const { messageId } = await message(world);
  const id = randomUUID();
  await world.app.sql(
    `insert into care_photo (id, account_id, message_id, position, file_key, width, height, added_at)
     select $1, account_id, id, 1, $2, 40, 30, sent_at from care_message where id = $3`,
    [id, `${id}.care`, messageId],
  );
  await world.app.storage.put(`${id}.care`, Buffer.from('bytes'));
  return { path: `/care/photos/${id}` };
};

/** The rows of pictures of messages in the access matrix of REST. */
export const careRestTable: Record<string, [Outcomes, number, RestCall?]> = {
  'post /care/photos': [
    { ...team, patient: 'done', 'other patient': 'done', family: 'done', "another's family": 'done' },
    201,
    async () => ({ body: await photoForm() }),
  ],
  'get /me/data': [patients, 200],
  ...birthYearRestTable,
  'get /care/photos/:id': [{ ...sides, user: 'NOT_FOUND', family: 'done' }, 200, opened],
};

/** The calls of pictures of messages. */
export const careRows: Row[] = [
  [
    'POST',
    '/care/photos',
    'patient',
    async () => ({ body: await photoForm() }),
    201,
    { data: { id: anyUuid, url: anyText, width: anyNumber, height: anyNumber } },
  ],
  [
    'GET',
    '/care/photos/:id',
    'patient',
    async ({ app, user }) => {
      const { body } = await uploadPhoto(await app.signIn(user.phone));
      return { path: body.data.url.replace('/api/v1', '') };
    },
    200,
    expect.any(String),
  ],
];
