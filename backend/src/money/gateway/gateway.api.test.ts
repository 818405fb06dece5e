import { gzipSync } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertCharge, insertPatient, insertPayment } from '../../../test/builders.js';
import { bookCalls } from '../../../test/book-calls.js';
import { openWith } from '../../../test/clinic-calls.js';
import { gatewayAt, gatewayCalls, gatewayId, paidEvent, report, signatureOf } from '../../../test/gateway.js';
import { linkCalls } from '../../../test/link-calls.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const AMOUNT = 123_450;
let app: TestApp;
let admin: ReturnType<typeof moneyCalls> &
  ReturnType<typeof linkCalls> &
  ReturnType<typeof gatewayCalls> & { days: ReturnType<typeof bookCalls> };
let id: string;
beforeAll(async () => {
  // Nobody listens there: a webhook asks nothing of the gateway.
  app = await createTestApp({ config: { gateway: gatewayAt('http://127.0.0.1:9') } });
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser), ...gatewayCalls(browser), days: bookCalls(browser) };
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha' });
  ({ id } = await insertPatient(app.sql));
  await insertCharge(app.sql, id, { amount_paise: AMOUNT });
});

async function newLink(fields: object = {}) {
  const { done } = await admin.create({ patientId: id, amount: AMOUNT, send: false, ...fields });
  return { link: done?.link.id ?? '', payment: done?.link.payment.id ?? '', token: done?.url.split('?')[1] ?? '' };
}

const payments = () =>
  app.sql<{ id: string; status: string; amount: number; method: string; day: string; receipts: number }>(
    `select y.id, y.status, y.amount_paise as amount, y.method, y.received_on::text as day, y.reference, y.gateway_payment_id as gateway,
      y.taken_by as "takenBy", (select count(*)::int from receipt r where r.payment_id = y.id) as receipts
     from payment y where y.patient_id = $1 order by y.created_at, y.id`,
    [id],
  );
const kept = async () => (await app.sql<{ n: number }>('select count(*)::int as n from gateway_event'))[0]?.n;
const statusOf = async (link: string) => (await admin.links(id)).done?.find((one) => one.id === link)?.status;
const eventsOf = async (gatewayPaymentId: string) =>
  (await admin.events())?.edges.map(({ node }) => node).filter((node) => node.gatewayPaymentId === gatewayPaymentId);

describe('what is not signed by the gateway', () => {
  it('is refused and not kept: no signature, another secret, other bytes, or none at all', async () => {
    const { link } = await newLink();
    const told = JSON.stringify(paidEvent(link));
    const before = await kept();
    const signatures = [
      '',
      'x',
      signatureOf(told, 'another secret'),
      signatureOf(told).toUpperCase(),
      signatureOf(`${told} `),
    ];
    for (const signature of signatures)
      expect(await report(app, told, { 'x-razorpay-signature': signature })).toBe(400);
    expect(await report(app, '', { 'x-razorpay-signature': signatureOf('x') })).toBe(400);
    expect([await kept(), await statusOf(link)]).toEqual([before, 'OPEN']);
  });

  it('is refused before it is read: another kind of text, compressed bytes, too many bytes, another website', async () => {
    const { link } = await newLink();
    const told = JSON.stringify(paidEvent(link));
    expect(await report(app, told, { 'content-type': 'text/plain' })).toBe(415);
    const zipped = await app.client().send('/api/v1/gateway-events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(told),
    });
    expect(zipped.status).toBe(415);
    expect(await report(app, { ...paidEvent(link), filling: 'x'.repeat(110_000) })).toBe(413);
    expect(await report(app, told, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(link)).toBe('OPEN');
  });

  it('keeps what says nothing of money, or nothing that can be read, as IGNORED', async () => {
    const { link } = await newLink();
    const paid = paidEvent(link);
    const { entity } = paid.payload.payment;
    const others = [
      { ...paid, event: 'payment.captured' },
      paidEvent(link, { status: 'authorized' }),
      paidEvent(link, { currency: 'USD' }),
      { ...paid, payload: { payment: { entity } } },
      'no JSON',
    ];
    for (const told of others) expect(await report(app, told)).toBe(200);
    const newest = (await admin.events({ first: others.length }))?.edges.map(({ node }) => node);
    expect(new Set(newest?.map(({ status, paymentId }) => `${status} ${paymentId}`))).toEqual(
      new Set(['IGNORED null']),
    );
    expect(await statusOf(link)).toBe('OPEN');
  });
});

describe('money of a link', () => {
  it('settles its payment as captured, with receipt, message and audit row', async () => {
    const { link, payment, token } = await newLink();
    const told = paidEvent(link);
    expect(await report(app, told)).toBe(200);
    const gateway = told.payload.payment.entity.id;
    const row = {
      id: payment,
      status: 'Paid',
      amount: AMOUNT,
      method: 'Card',
      day: '2026-03-10',
      receipts: 1,
      gateway,
    };
    expect(await payments()).toEqual([{ ...row, reference: '412345678901', takenBy: null }]);
    expect(await statusOf(link)).toBe('PAID');
    expect((await app.client().rest('GET', `/pay/${token}`)).body).toMatchObject({
      data: { status: 'PAID', canPayOnline: false },
    });
    expect(await eventsOf(gateway)).toMatchObject([
      { event: 'payment_link.paid', amount: AMOUNT, status: 'APPLIED', paymentId: payment },
    ]);
    const audited = await app.sql(
      `select actor_role, changed_fields from audit_event where verb = 'gatewayEvent.report' and subject_id = $1`,
      [payment],
    );
    expect(audited).toMatchObject([
      { actor_role: 'visitor', changed_fields: expect.arrayContaining(['status']) as unknown },
    ]);
    const told_ = await app.sql(`select 1 from message where kind = 'PAYMENT_RECEIVED' and patient_id = $1`, [id]);
    expect([told_.length, (await admin.balance(id)).done?.balance.due, await brokenLaws(app.sql, id)]).toEqual([
      1,
      0,
      [],
    ]);
    expect((await admin.days.book('2026-03-10')).done?.lines).toContainEqual(
      expect.objectContaining({ id: payment, method: 'CARD', enteredBy: null }),
    );
  });

  it.each([undefined, { rrn: null }, { rrn: ' ' }])('is booked also where the bank says %j', async (acquirer_data) => {
    const { link } = await newLink();
    await report(app, paidEvent(link, { acquirer_data }));
    expect(await payments()).toMatchObject([{ status: 'Paid', reference: null }]);
  });

  it.each([
    ['one id of the event', () => 'evt_of_48'],
    ['an id each', (at: number) => `evt_of_48_${at}`],
  ])('is booked once of 48 copies at a time, with %s', async (_what, eventOf) => {
    const { link, payment } = await newLink();
    const told = paidEvent(link);
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, at) => report(app, told, { eventId: `${eventOf(at)}_${link.slice(-6)}` })),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await payments()).toMatchObject([{ id: payment, status: 'Paid', receipts: 1 }]);
    const events = await eventsOf(told.payload.payment.entity.id);
    expect(events?.filter(({ status }) => status === 'APPLIED')).toHaveLength(1);
    expect(events?.filter(({ status }) => !['APPLIED', 'IGNORED'].includes(status))).toEqual([]);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('is booked for each payment, although their events have one id', async () => {
    const [one, other] = [await newLink(), await newLink()];
    const told = [one, other].map(({ link }) => paidEvent(link));
    const answers = await Promise.all([...told, ...told].map((event) => report(app, event, { eventId: 'evt_twice' })));
    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await payments()).toMatchObject([{ status: 'Paid' }, { status: 'Paid' }]);
  });

  it('of another amount is what was captured; the rest stays due', async () => {
    const { link, payment } = await newLink();
    await report(app, paidEvent(link, { amount: 100_000, method: 'upi' }));
    expect(await payments()).toMatchObject([{ id: payment, status: 'Paid', amount: 100_000, method: 'UPI' }]);
    expect((await admin.balance(id)).done?.balance.due).toBe(23_450);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('that comes after the link expired is booked for it, also after its payment failed', async () => {
    const [late, later] = [await newLink({ expiresInHours: 1 }), await newLink({ expiresInHours: 1 })];
    app.clock.set(new Date(NOON.getTime() + 2 * 3_600_000));
    await report(app, paidEvent(late.link));
    expect(await statusOf(late.link)).toBe('PAID');
    app.clock.set(new Date(NOON.getTime() + 8 * 86_400_000));
    await app.application.runMaintenance();
    const told = paidEvent(later.link);
    await report(app, told);
    expect(await payments()).toMatchObject([{ status: 'Paid' }, { status: 'Failed' }, { status: 'Paid', receipts: 1 }]);
    expect(await eventsOf(told.payload.payment.entity.id)).toMatchObject([{ status: 'SECOND' }]);
  });

  it.each(['canceled', 'paid in cash', 'paid online before'])(
    'of a link that was %s is a further payment',
    async (how) => {
      const { link, payment } = await newLink();
      if (how === 'canceled') await admin.cancel(link);
      else if (how === 'paid in cash') await admin.settle(payment, { method: 'CASH' });
      else await report(app, paidEvent(link));
      const told = paidEvent(link);
      expect(await report(app, told)).toBe(200);
      const [first, second, ...more] = await payments();
      expect([first?.id, first?.status, more]).toEqual([payment, how === 'canceled' ? 'Failed' : 'Paid', []]);
      expect(second).toMatchObject({
        status: 'Paid',
        amount: AMOUNT,
        receipts: 1,
        gateway: told.payload.payment.entity.id,
      });
      expect(await eventsOf(told.payload.payment.entity.id)).toMatchObject([
        { status: 'SECOND', paymentId: second?.id },
      ]);
      const due = how === 'canceled' ? 0 : -AMOUNT;
      expect([(await admin.balance(id)).done?.balance.due, await brokenLaws(app.sql, id)]).toEqual([due, []]);
    },
  );

  it('at the same time as cash, or as a cancellation, has one outcome and loses nothing', async () => {
    for (let round = 0; round < 6; round++) {
      const { link, payment } = await newLink();
      const told = paidEvent(link);
      const [, answer] = await Promise.all([
        round % 2 ? admin.settle(payment, { method: 'CASH' }) : admin.cancel(link),
        report(app, told),
      ]);
      expect(answer).toBe(200);
      const gateway = told.payload.payment.entity.id;
      expect(await app.sql(`select status from payment where gateway_payment_id = $1`, [gateway])).toEqual([
        { status: 'Paid' },
      ]);
    }
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });
});

describe('a closed day', () => {
  it('is left as it was: the money has the first open day', async () => {
    const { link } = await newLink();
    app.clock.set(new Date(NOON.getTime() + 86_400_000));
    const first = await newLink();
    expect((await admin.days.close('2026-03-10', 0, { openingCash: 0 })).error).toBeUndefined();
    await report(app, paidEvent(link));
    expect((await admin.days.close('2026-03-11', 0)).error).toBeUndefined();
    const closed = (await admin.days.book('2026-03-11')).done;
    await report(app, paidEvent(first.link));
    expect((await payments()).map(({ day }) => day)).toEqual(['2026-03-11', '2026-03-12']);
    expect((await admin.days.book('2026-03-11')).done).toEqual(closed);
    await admin.days.reopen('2026-03-11');
    await admin.days.reopen('2026-03-10');
  });
});

describe('money that nothing asked for', () => {
  it('waits for an admin, who books it once, for a patient', async () => {
    const told = paidEvent('no link');
    await report(app, told);
    await report(app, told);
    const gateway = told.payload.payment.entity.id;
    const events = (await eventsOf(gateway)) ?? [];
    const event = events.find(({ status }) => status === 'UNMATCHED');
    expect(events.map(({ status }) => status).toSorted()).toEqual(['IGNORED', 'UNMATCHED']);
    const waiting = (await admin.events({ status: 'UNMATCHED' }))?.edges.map(({ node }) => node.id);
    expect(waiting).toContain(event?.id);
    expect((await admin.match(uuidv7(), id)).code).toBe('NOT_FOUND');
    expect((await admin.match(event?.id ?? '', 'PT-999999')).code).toBe('NOT_FOUND');
    const { id: another } = await insertPatient(app.sql);
    const both = await Promise.all([admin.match(event?.id ?? '', id), admin.match(event?.id ?? '', another)]);
    expect(both.map(({ done, code }) => String(done?.status ?? code)).toSorted()).toEqual(['PAID', 'WRONG_STATE']);
    await report(app, told);
    const booked = await app.sql('select id from payment where gateway_payment_id = $1', [gateway]);
    expect(booked).toHaveLength(1);
    expect((await eventsOf(gateway))?.map(({ status }) => status).toSorted()).toEqual([
      'APPLIED',
      'IGNORED',
      'IGNORED',
    ]);
    expect(await brokenLaws(app.sql, id)).toEqual([]);
  });

  it('of a link that is not committed yet is booked once the event comes again', async () => {
    const link = uuidv7();
    const told = paidEvent(link);
    await report(app, told, { eventId: 'evt_early' });
    expect(await eventsOf(told.payload.payment.entity.id)).toMatchObject([{ status: 'UNMATCHED' }]);
    const { id: payment } = await insertPayment(app.sql, id, { status: 'Pending', amount_paise: AMOUNT });
    await app.sql(
      `insert into payment_link (id, payment_id, token_hash, made_for, created_at, expires_at) values ($1, $2, $3, 'STAFF', $4, $4::timestamptz + interval '1 day')`,
      [link, payment, gatewayId('pay').slice(4).padEnd(64, '0'), NOON],
    );
    await Promise.all([report(app, told, { eventId: 'evt_early' }), report(app, told), report(app, told)]);
    expect(await payments()).toMatchObject([{ id: payment, status: 'Paid', receipts: 1 }]);
    const statuses = (await eventsOf(told.payload.payment.entity.id))?.map(({ status }) => status);
    expect(statuses?.filter((status) => status !== 'IGNORED')).toEqual(['APPLIED']);
  });
});
