import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMessage } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(NOON.getTime() - days * 86_400_000);

it('of a message number and text go after 180 days, not before it has left; kind and status stay', async () => {
  const old = { created_at: daysAgo(180.1), kind: 'SESSION_BOOKED', text: 'Booked.', recipient: '+919876543210' };
  const sent = await insertMessage(app.sql, { ...old, status: 'SENT', dedup_key: 'STAFF_REGISTERED 1 +919876543210' });
  const waiting = await insertMessage(app.sql, { ...old, status: 'QUEUED' });
  const younger = await insertMessage(app.sql, { ...old, status: 'FAILED', created_at: daysAgo(179.9) });
  const stuck = await insertMessage(app.sql, { ...old, status: 'QUEUED', send_after: daysAgo(180.1) });
  const tried = [sent.id, younger.id];
  for (const id of tried)
    await app.sql(
      `insert into message_try (message_id, at, channel, provider, outcome, reference) values ($1, $2, 'WHATSAPP', 'meta', 'TAKEN', 'wamid.1')`,
      [id, NOON],
    );
  await app.application.runMaintenance();
  // Meta's id holds the number.
  const references = await app.sql('select message_id, reference from message_try order by id');
  expect(references).toEqual(tried.map((id) => ({ message_id: id, reference: id === sent.id ? null : 'wamid.1' })));
  expect(await app.sql('select dedup_key from message where id = $1', [sent.id])).toEqual([
    { dedup_key: `STAFF_REGISTERED 1 ${sent.id}` },
  ]);
  const known = { kind: 'SESSION_BOOKED', recipient: '+919876543210', text: 'Booked.' };
  expect(await app.sql('select id, kind, status, recipient, text from message order by id')).toEqual([
    { ...known, id: sent.id, status: 'SENT', recipient: '', text: '' },
    { ...known, id: waiting.id, status: 'QUEUED' },
    { ...known, id: younger.id, status: 'FAILED' },
    // Nobody is left to whom it could go.
    { ...known, id: stuck.id, status: 'FAILED', recipient: '', text: '' },
  ]);
});
