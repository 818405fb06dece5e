import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMessage } from '../../../test/builders.js';
import { createTestApp, NOON, RECEIPT_SECRET, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const report = async (body: object, secret = RECEIPT_SECRET) =>
  (await app.client().rest('POST', `/sms-receipts/${secret}`, body)).status;
const look = async (id: string) =>
  (await app.sql('select status, error, delivered_at from message where id = $1', [id]))[0];
const NOT_ARRIVED = 'The SMS gateway says that it did not arrive.';

describe('a report of the gateway', () => {
  it.each([['wrong'], ['%20'], [`${RECEIPT_SECRET}x`]])(
    'is not taken with the secret %j, whatever it says',
    async (secret) => {
      const { id } = await insertMessage(app.sql, { status: 'SENT' });
      expect(await report({ client_ref: id, status: 'delivered' }, secret)).toBe(404);
      expect(await report({ nonsense: 1 }, secret)).toBe(404);
      expect(await look(id)).toMatchObject({ status: 'SENT' });
    },
  );

  it('is not taken where no secret is set, or none is sent', async () => {
    const without = await createTestApp({ database: app.database, config: { smsReceiptSecrets: [] } });
    const { id } = await insertMessage(app.sql, { status: 'SENT' });
    const body = { client_ref: id, status: 'delivered' };
    const statusOf = async (path: string) => (await without.client().rest('POST', path, body)).status;
    expect([await statusOf(`/sms-receipts/${RECEIPT_SECRET}`), await statusOf('/sms-receipts/undefined')]).toEqual([
      404, 404,
    ]);
    expect([await statusOf('/sms-receipts'), await report(body, '')]).toEqual([404, 404]);
    await without.close();
  });

  it('names a message that there is, and what became of it', async () => {
    const { id } = await insertMessage(app.sql, { status: 'SENT' });
    expect(await report({ client_ref: '0197a6f0-0000-7000-8000-000000000000', status: 'delivered' })).toBe(404);
    expect(await report({ client_ref: 'nothing', status: 'delivered' })).toBe(404);
    expect(await report({ client_ref: id, status: 'read' })).toBe(400);
    expect(await report({ status: 'delivered' })).toBe(400);
    expect(await look(id)).toMatchObject({ status: 'SENT' });
  });

  it.each<[before: Record<string, unknown>, said: string, after: string, error: string | null]>([
    [{ status: 'SENT' }, 'delivered', 'DELIVERED', null],
    [{ status: 'SENT' }, 'failed', 'FAILED', NOT_ARRIVED],
    // Faster than the gateway's own answer.
    [{ status: 'QUEUED', attempts: 1, lease_until: NOON }, 'delivered', 'DELIVERED', null],
    [{ status: 'QUEUED', attempts: 1, lease_until: NOON }, 'failed', 'FAILED', NOT_ARRIVED],
    [{ status: 'QUEUED', attempts: 1 }, 'failed', 'QUEUED', null],
    [{ status: 'FAILED', error: 'The SMS gateway did not answer in time.' }, 'delivered', 'DELIVERED', null],
    [{ status: 'DELIVERED' }, 'failed', 'DELIVERED', null],
    [{ status: 'SKIPPED' }, 'delivered', 'SKIPPED', null],
  ])('of a message that stands at %j, that it %s: it is %s', async (before, said, after, error) => {
    const { id } = await insertMessage(app.sql, before);
    for (let times = 0; times < 2; times++) expect(await report({ client_ref: id, status: said })).toBe(200);
    expect(await look(id)).toMatchObject({ status: after, error });
  });

  it('is noted once, with its time, on record', async () => {
    const { id } = await insertMessage(app.sql, { status: 'SENT' });
    await report({ client_ref: id, status: 'delivered' });
    app.clock.set('2026-03-11T06:30:00Z');
    await report({ client_ref: id, status: 'delivered' });
    app.clock.set(NOON);
    expect(await look(id)).toMatchObject({ delivered_at: NOON });
    const lines = await app.sql('select actor_role, changed_fields from audit_event where subject_id = $1', [id]);
    expect(lines).toEqual([{ actor_role: 'visitor', changed_fields: ['status', 'deliveredAt'] }]);
  });
});
