import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertStaff, insertUser } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { linkCalls, type CreatedLink } from '../../../test/link-calls.js';
import { brokenLaws, moneyCalls, type Done } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let admin: ReturnType<typeof moneyCalls> & ReturnType<typeof linkCalls>;
let desk: ReturnType<typeof linkCalls>;
let own: ReturnType<typeof linkCalls>;
let id: string;
let reference: string;
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://clinic.example' } });
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser) };
  desk = linkCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  app.sms.messages.length = 0;
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha' });
  const { record, user } = await insertPatientWithAccount(app.sql);
  ({ id, reference } = record);
  own = linkCalls(await app.signIn(user.phone));
});

const hours = (count: number) => app.clock.set(new Date(app.clock.now().getTime() + count * 3_600_000));
const linked = async (call: Promise<Done<CreatedLink>>) => {
  const { done, error } = await call;
  if (!done) throw new Error(`no link: ${error?.code}`);
  return done;
};
const statuses = async () => ((await admin.links(id)).done ?? []).map(({ status }) => status);
const send = () => app.application.sendMessages(app.clock.now());

describe('createPaymentLink refuses', () => {
  it('everybody but admins and the front desk', async () => {
    const physio = linkCalls(await app.signIn((await insertStaff(app.sql)).user.phone, 'staff'));
    for (const calls of [physio, own]) {
      expect((await calls.create({ patientId: id, amount: 100 })).error?.code).toBe('FORBIDDEN');
    }
    for (const asked of [physio.links(id), physio.payOnline(), physio.cancel(randomUUID()), admin.payOnline()])
      expect((await asked).error?.code).toBe('FORBIDDEN');
  });

  it('amounts and times that no link has', async () => {
    for (const amount of [0, -1, 0.5, 100_000_001])
      expect((await desk.create({ patientId: id, amount })).error?.code).toMatch(/^(BAD_INPUT|BAD_USER_INPUT)$/);
    for (const expiresInHours of [0, 721])
      expect((await desk.create({ patientId: id, amount: 100, expiresInHours })).error?.code).toBe('BAD_INPUT');
    expect((await desk.create({ patientId: randomUUID(), amount: 100 })).error?.code).toBe('NOT_FOUND');
    expect((await desk.create({ patientId: id, amount: 100 }, 'short')).error?.code).toBe('BAD_INPUT');
    expect(await statuses()).toEqual([]);
  });

  it('an amount that nobody named while nothing is due, and any while nobody could pay it', async () => {
    expect((await desk.create({ patientId: id })).error).toMatchObject({
      code: 'WRONG_STATE',
      message: 'Nothing is due.',
    });
    await app.sql('update clinic_settings set vpa = null');
    for (const asked of [desk.create({ patientId: id, amount: 100 }), desk.create({ patientId: id })])
      expect((await asked).error?.code).toBe('WRONG_STATE');
    await admin.charge(id, 100);
    expect((await own.payOnline()).error?.code).toBe('WRONG_STATE');
  });

  it('a key with another body, and answers a repeat as the first one', async () => {
    const first = await linked(desk.create({ patientId: id, amount: 100 }, 'one-key-two-bodies'));
    expect(await linked(desk.create({ patientId: id, amount: 100 }, 'one-key-two-bodies'))).toEqual(first);
    const other = await desk.create({ patientId: id, amount: 200 }, 'one-key-two-bodies');
    expect(other.error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await statuses()).toEqual(['OPEN']);
    await send();
    expect(app.sms.messages).toHaveLength(1);
  });
});

describe('a payment link', () => {
  it('asks for what is due, by PT number, for 7 days, and is sent', async () => {
    await admin.charge(id, 60_000);
    const { link, url, messageId } = await linked(desk.create({ patientId: reference }));
    expect(link).toMatchObject({ amount: 60_000, status: 'OPEN', patient: { id, patientId: reference } });
    expect(link.payment).toMatchObject({ status: 'PENDING', paymentLinkId: link.id });
    expect(link.expiresAt).toBe(new Date(NOON.getTime() + 168 * 3_600_000).toISOString());
    expect(url).toMatch(/^https:\/\/clinic\.example\/pay\?[\w-]{22}$/);
    await send();
    expect(app.sms.messages).toMatchObject([
      { id: messageId, kind: 'PAYMENT_LINK', text: `You can pay Rs 600.00 to the clinic here: ${url} Asha` },
    ]);
  });

  it('lies nowhere in the database as it opens: not in its row, the outbox, the stored response or the trail', async () => {
    const { link, url, messageId } = await linked(desk.create({ patientId: id, amount: 100 }));
    const token = url.split('?')[1] ?? '';
    const [row] = await app.sql<{ token_hash: string }>('select token_hash from payment_link where id = $1', [link.id]);
    expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    await send();
    for (const table of ['payment_link', 'payment', 'message', 'idempotency_key', 'audit_event'])
      expect(await app.sql(`select 1 from ${table} t where t::text like $1`, [`%${token}%`])).toEqual([]);
    const stored = await app.sql('select text, text_values from message where id = $1', [messageId]);
    expect(stored).toEqual([
      {
        text: 'You can pay Rs 1.00 to the clinic here: https://clinic.example/pay?… Asha',
        text_values: ['Rs 1.00', 'https://clinic.example/pay?…'],
      },
    ]);
  });

  it('is not sent where nobody asked for it, no number reaches the patient, or the clinic is not open', async () => {
    expect((await linked(desk.create({ patientId: id, amount: 100, send: false }))).messageId).toBeNull();
    await app.sql('update patient set contact_phone = null, user_id = null where id = $1', [id]);
    expect((await linked(desk.create({ patientId: id, amount: 100 }))).messageId).toBeNull();
    expect(await app.sql('select 1 from message where patient_id = $1', [id])).toEqual([]);
  });

  it('that was canceled or expired before its message went is not sent any more', async () => {
    const night = new Date('2026-03-10T18:00:00Z'); // 23:30 in India
    app.clock.set(night);
    const canceled = await linked(desk.create({ patientId: id, amount: 100 }));
    const expired = await linked(desk.create({ patientId: id, amount: 100, expiresInHours: 1 }));
    await send();
    expect(app.sms.messages).toEqual([]);
    await desk.cancel(canceled.link.id);
    hours(10);
    await send();
    expect(app.sms.messages).toEqual([]);
    const stored = await app.sql<{ status: string; error: string }>(
      'select status, error from message where id = any($1)',
      [[canceled.messageId, expired.messageId]],
    );
    expect(stored).toEqual(
      Array.from({ length: 2 }, () => ({ status: 'SKIPPED', error: 'What it says is no longer true.' })),
    );
  });

  it('is paid once staff settle its payment, and pays what is due', async () => {
    await admin.charge(id, 60_000);
    const { link } = await linked(desk.create({ patientId: id }));
    expect((await admin.settle(link.payment.id)).error).toBeUndefined();
    expect(await statuses()).toEqual(['PAID']);
    expect((await desk.cancel(link.id)).error?.code).toBe('WRONG_STATE');
    expect((await admin.balance(id)).done?.balance.due).toBe(0);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('ends with its payment: canceled by either, failed by staff, expired by the clock', async () => {
    const canceled = await linked(desk.create({ patientId: id, amount: 100 }));
    expect((await own.cancel(canceled.link.id)).done).toMatchObject({
      status: 'CANCELED',
      payment: { status: 'FAILED' },
    });
    expect((await desk.cancel(canceled.link.id)).error?.code).toBe('WRONG_STATE');
    expect((await admin.settle(canceled.link.payment.id)).error?.code).toBe('WRONG_STATE');
    const failed = await linked(desk.create({ patientId: id, amount: 100 }));
    await admin.fail(failed.link.payment.id);
    await linked(desk.create({ patientId: id, amount: 100, expiresInHours: 1 }));
    hours(1);
    expect(await statuses()).toEqual(['EXPIRED', 'CANCELED', 'CANCELED']);
  });

  it('fails its payment 7 days after it expired, and not before; its payment can be settled until then', async () => {
    const { link } = await linked(desk.create({ patientId: id, amount: 100, expiresInHours: 1 }));
    const late = await linked(desk.create({ patientId: id, amount: 200, expiresInHours: 1 }));
    hours(1 + 168 - 0.001);
    await app.application.runMaintenance();
    expect((await admin.payment(link.payment.id)).done?.status).toBe('PENDING');
    expect((await admin.settle(late.link.payment.id)).error).toBeUndefined();
    hours(0.001);
    await app.application.runMaintenance();
    expect((await admin.payment(link.payment.id)).done?.status).toBe('FAILED');
    expect(await statuses()).toEqual(['PAID', 'EXPIRED']);
    expect(
      await app.sql('select verb, changed_fields from audit_event where subject_id = $1', [link.payment.id]),
    ).toEqual([{ verb: 'paymentLink.expire', changed_fields: ['failedReason', 'status'] }]);
  });

  it('has one outcome when several people settle, fail and cancel it at once', async () => {
    for (const _ of [1, 2, 3]) {
      const { link } = await linked(desk.create({ patientId: id, amount: 100, send: false }));
      const ends = await Promise.all([
        admin.settle(link.payment.id),
        desk.cancel(link.id),
        own.cancel(link.id),
        admin.fail(link.payment.id),
      ]);
      expect(ends.filter(({ error }) => !error)).toHaveLength(1);
      const [shown] = (await admin.links(id)).done ?? [];
      expect([shown?.status, shown?.payment.status]).toEqual(
        ends[0]?.error ? ['CANCELED', 'FAILED'] : ['PAID', 'PAID'],
      );
    }
  });

  it('is on record when it is made and canceled', async () => {
    const { link } = await linked(desk.create({ patientId: id, amount: 100 }));
    await own.cancel(link.id);
    const trail = await app.sql(
      `select verb, actor_role as role from audit_event where subject_type = 'paymentLink' and subject_id = $1 order by id`,
      [link.id],
    );
    expect(trail).toEqual([
      { verb: 'paymentLink.create', role: 'reception' },
      { verb: 'paymentLink.cancel', role: 'patient' },
    ]);
  });
});

describe('a patient', () => {
  it('does not see or cancel the link of another, nor what staff noted', async () => {
    const { user } = await insertPatientWithAccount(app.sql);
    const other = linkCalls(await app.signIn(user.phone));
    const { link } = await linked(desk.create({ patientId: id, amount: 100 }));
    expect((await other.cancel(link.id)).error?.code).toBe('NOT_FOUND');
    expect((await other.links(id)).error?.code).toBe('NOT_FOUND');
    expect((await other.links()).done).toEqual([]);
    await admin.fail(link.payment.id);
    expect((await own.links()).done).toMatchObject([{ id: link.id, payment: { failedReason: null, note: null } }]);
  });

  it('pays at most what is due, for 24 hours, and a new link ends the one before', async () => {
    expect((await own.payOnline()).error?.code).toBe('WRONG_STATE');
    expect((await own.payOnline(1)).error?.code).toBe('BAD_INPUT');
    await admin.charge(id, 60_000);
    expect((await own.payOnline(60_001)).error?.code).toBe('BAD_INPUT');
    expect((await own.payOnline(0)).error?.code).toBe('BAD_INPUT');
    const ofDesk = await linked(desk.create({ patientId: id }));
    const first = await linked(own.payOnline());
    expect(first).toMatchObject({ messageId: null, link: { amount: 60_000, status: 'OPEN' } });
    expect(first.link.expiresAt).toBe(new Date(NOON.getTime() + 24 * 3_600_000).toISOString());
    const second = await linked(own.payOnline(20_000));
    const shown = Object.fromEntries(((await own.links()).done ?? []).map((link) => [link.id, link.status]));
    expect(shown).toEqual({ [ofDesk.link.id]: 'OPEN', [first.link.id]: 'CANCELED', [second.link.id]: 'OPEN' });
  });

  it('who asks for several at once has one that is open', async () => {
    await admin.charge(id, 60_000);
    await Promise.all(Array.from({ length: 4 }, () => linked(own.payOnline())));
    expect((await statuses()).toSorted()).toEqual(['CANCELED', 'CANCELED', 'CANCELED', 'OPEN']);
  });
});
