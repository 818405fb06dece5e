import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { gatewayAt, gatewayCalls, paidEvent, refundEvent, report } from '../../../test/gateway.js';
import { linkCalls } from '../../../test/link-calls.js';
import { brokenLaws, moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const AMOUNT = 123_450;
let app: TestApp;
let admin: ReturnType<typeof moneyCalls> & ReturnType<typeof linkCalls> & ReturnType<typeof gatewayCalls>;
let id: string;
let link: string;
let payment: string;
beforeAll(async () => {
  app = await createTestApp({ config: { gateway: gatewayAt('http://127.0.0.1:9') } });
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser), ...gatewayCalls(browser) };
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha' });
  ({ id } = await insertPatient(app.sql));
  const { done } = await admin.create({ patientId: id, amount: AMOUNT, send: false });
  [link, payment] = [done?.link.id ?? '', done?.link.payment.id ?? ''];
});

const refunds = () =>
  app.sql(
    `select r.amount_paise as amount, r.method, y.status, y.refunded_paise as refunded from refund r join payment y on y.id = r.payment_id
     where y.patient_id = $1 order by r.created_at, r.id`,
    [id],
  );
const statusesOf = async (gatewayPaymentId: string) =>
  (await admin.events())?.edges
    .map(({ node }) => node)
    .filter((node) => node.gatewayPaymentId === gatewayPaymentId && node.event === 'refund.processed')
    .map(({ status }) => status)
    .toSorted();

it('is entered by staff only as paid back without the gateway', async () => {
  await report(app, paidEvent(link));
  for (const method of [undefined, 'CARD', 'UPI'])
    expect((await admin.refund(payment, 100, { method })).error?.code).toBe('WRONG_STATE');
  expect((await admin.refund(payment, 100, { method: 'CASH' })).error).toBeUndefined();
  expect((await admin.refund(payment, 100, { method: 'NET_BANKING' })).error).toBeUndefined();
  expect(await refunds()).toMatchObject([{ method: 'Cash' }, { method: 'Net Banking' }]);
});

it('of the gateway is booked once, whatever the ids of its events', async () => {
  const paid = paidEvent(link);
  await report(app, paid);
  const gateway = paid.payload.payment.entity.id;
  const part = refundEvent(gateway, 23_450);
  expect(new Set(await Promise.all(Array.from({ length: 12 }, () => report(app, part))))).toEqual(new Set([200]));
  expect(await refunds()).toEqual([{ amount: 23_450, method: 'Card', status: 'Paid', refunded: 23_450 }]);
  await report(app, refundEvent(gateway, 100_000));
  expect(await refunds()).toMatchObject([
    { amount: 23_450 },
    { amount: 100_000, status: 'Refunded', refunded: AMOUNT },
  ]);
  expect((await statusesOf(gateway))?.filter((status) => status === 'APPLIED')).toHaveLength(2);
  expect(await brokenLaws(app.sql, id)).toEqual([]);
});

it('of a payment that is none of ours, and comes never, is nothing that an admin sees as unmatched', async () => {
  const before = (await admin.events({ status: 'UNMATCHED' }))?.edges.length;
  const told = refundEvent('pay_of_a_shop', 450);
  for (const eventId of ['evt_shop_1', 'evt_shop_1', 'evt_shop_2']) await report(app, told, { eventId });
  expect(await statusesOf('pay_of_a_shop')).toEqual(['IGNORED', 'IGNORED']);
  expect((await admin.events({ status: 'UNMATCHED' }))?.edges.length).toBe(before);
});

it('that is told before its payment is booked with it, also where an admin matches that', async () => {
  const paid = paidEvent(link);
  const gateway = paid.payload.payment.entity.id;
  const early = refundEvent(gateway, 450);
  for (const eventId of ['evt_early_1', 'evt_early_2']) await report(app, early, { eventId });
  expect([await statusesOf(gateway), await refunds()]).toEqual([['IGNORED', 'IGNORED'], []]);
  await report(app, paid);
  expect([await statusesOf(gateway), await refunds()]).toMatchObject([['APPLIED', 'IGNORED'], [{ amount: 450 }]]);
  await report(app, early, { eventId: 'evt_early_1' });
  expect(await refunds()).toHaveLength(1);
  const unasked = paidEvent('no link', { amount: 1_000 });
  const other = unasked.payload.payment.entity.id;
  await report(app, unasked);
  await report(app, refundEvent(other, 1_000));
  const waiting = (await admin.events({ status: 'UNMATCHED' }))?.edges.map(({ node }) => node);
  const ofOther = waiting?.filter((event) => event.gatewayPaymentId === other) ?? [];
  expect(ofOther.map(({ event }) => event)).toEqual(['payment_link.paid']);
  expect((await admin.match(ofOther[0]?.id ?? '', id)).done).toMatchObject({
    status: 'REFUNDED',
    gatewayPaymentId: other,
  });
  expect([await statusesOf(other), (await refunds()).length]).toEqual([['APPLIED'], 2]);
  expect(await brokenLaws(app.sql, id)).toEqual([]);
});

it('of more than is left stands where staff see it, and changes nothing', async () => {
  const paid = paidEvent(link);
  await report(app, paid);
  const gateway = paid.payload.payment.entity.id;
  await admin.refund(payment, AMOUNT - 100, { method: 'CASH' });
  const told = refundEvent(gateway, 101);
  for (const eventId of ['evt_more_1', 'evt_more_2']) await report(app, told, { eventId });
  expect([await statusesOf(gateway), (await refunds()).length]).toEqual([['IGNORED', 'UNMATCHED'], 1]);
  const waiting = (await admin.events({ status: 'UNMATCHED' }))?.edges.map(({ node }) => node) ?? [];
  const refund = waiting.find((event) => event.gatewayPaymentId === gateway);
  expect((await admin.match(refund?.id ?? '', id)).code).toBe('WRONG_STATE');
});

it('of more than its payment, told before that, stands where staff see it', async () => {
  const paid = paidEvent(link);
  const gateway = paid.payload.payment.entity.id;
  await report(app, refundEvent(gateway, AMOUNT + 1));
  await report(app, paid);
  expect([await statusesOf(gateway), await refunds()]).toEqual([['UNMATCHED'], []]);
});
