import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, NOON, type TestApp } from '../../test/test-app.js';
import { queueMessages, type NewMessage } from './queue-messages.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const subjectId = uuidv7();
const booked = (version: number, fields: Partial<NewMessage> = {}): NewMessage => ({
  kind: 'SESSION_BOOKED',
  language: 'EN',
  to: '+919876543210',
  text: 'Your session is booked.',
  subjectId,
  createdAt: NOON,
  dedup: [subjectId, version],
  ...fields,
});
const texts = async () =>
  (await app.sql<{ text: string }>('select text from message order by text')).map((row) => row.text);
const inTransaction = (work: (tx: EntityManager) => Promise<void>) => app.connections.orm.em.fork().transactional(work);

it('a change that is undone leaves none of its messages', async () => {
  const undone = inTransaction(async (tx) => {
    await queueMessages(tx, [booked(1)]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await texts()).toEqual([]);
});

it('of two with the same key one is written, also of two changes at once', async () => {
  const once = () =>
    inTransaction((tx) =>
      queueMessages(tx, [booked(1), booked(1, { text: 'Again.' }), booked(2, { text: 'Second.' })]),
    );
  await Promise.all([once(), once()]);
  await once();
  expect(await texts()).toEqual(['Second.', 'Your session is booked.']);
});
