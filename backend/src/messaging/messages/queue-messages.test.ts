import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
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
  values: [],
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
    inTransaction(async (tx) => {
      await queueMessages(tx, [booked(1), booked(2, { text: 'Second.' })]);
      await queueMessages(tx, [booked(1, { text: 'Again.' })]);
    });
  await Promise.all([once(), once()]);
  await once();
  expect(await texts()).toEqual(['Second.', 'Your session is booked.']);
});

it('a reminder says who treats by now, until it is sent', async () => {
  const write = (text: string, fields: Partial<NewMessage> = {}) =>
    inTransaction((tx) => queueMessages(tx, [booked(3, { kind: 'REMINDER_DAY', text, ...fields })]));
  await write('Reminder: with A.');
  await write('Reminder: with B.');
  expect(await texts()).toContain('Reminder: with B.');
  await write('याद रहे', { language: 'HI', to: '+919811122233' });
  expect(await app.sql(`select text, language, recipient from message where kind = 'REMINDER_DAY'`)).toEqual([
    { text: 'याद रहे', language: 'HI', recipient: '+919811122233' },
  ]);
  await write('Reminder: with B.');
  await app.sql(`update message set status = 'SENT'`);
  await write('Reminder: with C.');
  expect(await texts()).toContain('Reminder: with B.');
});
