import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertMessage, type UserRow } from '../../../test/builders.js';
import { assign, close, insertThread, listThreads, readThread, say, textsOf } from '../../../test/care-calls.js';
import { createMerging, type Merging, type NamedRecord } from '../../../test/merging.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let merging: Merging;
let account: UserRow;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  merging = await createMerging(app);
  account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
});
afterAll(() => app.close());

const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000);
const write = async ({ id }: NamedRecord, text: string, hours: number, author = 'PATIENT') =>
  insertThread(app.sql, id, { accountId: account.id, text, sent_at: hoursAgo(hours), author });
const pair = async () => [await merging.known(), await merging.known()] as const;

it('two conversations become one, by time: the patient waits as before, and whoever was to answer still is', async () => {
  const [from, into] = await pair();
  await write(from, 'First', 5);
  await write(into, 'Second', 4);
  await write(from, 'Third', 3, 'ADMIN');
  await close(admin, into.id);
  await assign(admin, from.id, account.id);
  const { id: text } = await insertMessage(app.sql, { kind: 'CARE_WAITING', subject_id: from.id, status: 'SENT' });
  expect((await merging.merge(from, into)).code).toBe('AA');
  expect(await textsOf(admin, into.id)).toEqual(['First', 'Second', 'Third']);
  const { data } = await readThread(admin, into.id);
  expect(data).toMatchObject({ id: into.id, status: 'WAITING', waitingSince: hoursAgo(5).toISOString() });
  expect([data?.patient.id, data?.assigneeName === null]).toEqual([into.id, false]);
  const listed = (await listThreads(admin)).data?.edges.map(({ node }) => node.id) ?? [];
  expect(listed.filter((id) => id === from.id || id === into.id)).toEqual([into.id]);
  expect(await app.sql('select subject_id from message where id = $1', [text])).toEqual([{ subject_id: into.id }]);
});

it('one that waits for longer, and one that was answered, each keep what is theirs', async () => {
  for (const [ofFrom, ofInto] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const [from, into] = await pair();
    await write(from, 'Of the one', ofFrom);
    await write(into, 'Of the other', ofInto);
    await merging.merge(from, into);
    expect((await readThread(admin, into.id)).data?.waitingSince).toBe(hoursAgo(2).toISOString());
  }
  const [answered, closed] = await pair();
  for (const record of [answered, closed]) await write(record, 'May I climb stairs?', 2);
  await say(admin, 'Yes', answered.id);
  await close(admin, closed.id);
  await merging.merge(answered, closed);
  expect((await readThread(admin, closed.id)).data).toMatchObject({ status: 'ANSWERED', waitingSince: null });
});

it('the only conversation of both goes on under the other record, and is found by its own id', async () => {
  const [from, into] = await pair();
  await write(from, 'May I climb stairs?', 5);
  await merging.merge(from, into);
  const { data } = await readThread(admin, into.id);
  expect([data?.id, data?.patient.id]).toEqual([from.id, into.id]);
  await say(admin, 'Yes', into.id);
  expect((await close(admin, into.id)).code).toBe('NOT_FOUND');
  expect((await close(admin, from.id)).data).toMatchObject({ id: from.id, status: 'CLOSED' });
  expect(await textsOf(admin, into.id)).toEqual(['May I climb stairs?', 'Yes']);
});
