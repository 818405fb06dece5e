import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { gatewayAt } from '../../../test/gateway.js';
import { linkCalls } from '../../../test/link-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { startProvider, type Asked, type DoubleAnswer, type ProviderDouble } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const AMOUNT = 123_450;
const sms = {
  providers: [{ provider: 'console' }],
  dltChangedTemplateId: undefined,
  dltWrongCodesTemplateId: undefined,
} as const;
let double: ProviderDouble;
let app: TestApp;
let admin: ReturnType<typeof moneyCalls> & ReturnType<typeof linkCalls>;
let id: string;
let orderId: string;
let link: string;
let payment: string;
beforeAll(async () => {
  double = await startProvider('silent');
  app = await createTestApp({ config: { gateway: gatewayAt(double.url), publicUrl: 'https://clinic.example' } });
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser) };
});
afterAll(async () => {
  await app.close();
  await double.leave();
});

let orders = 0;
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha' });
  ({ id } = await insertPatient(app.sql, { name: 'Sunita Yadav' }));
  await app.sql('update payment_link set order_ended_at = $1 where order_id is not null', [NOON]);
  orderId = `plink_canceled_${++orders}`;
  double.answer = { status: 200, body: { id: orderId, short_url: 'https://rzp.io/i/1', status: 'created' } };
  const { done } = await admin.create({ patientId: id, amount: AMOUNT, send: false });
  [link, payment] = [done?.link.id ?? '', done?.link.payment.id ?? ''];
  expect((await app.client().rest('POST', `/pay/${done?.url.split('?')[1]}/order`)).status).toBe(201);
  double.asked.length = 0;
});

const later = (minutes: number) => app.clock.set(new Date(NOON.getTime() + minutes * 60_000));
const asked = () => double.asked.map(({ method, path }) => `${method} ${path.replace('/v1/payment_links/', '')}`);
const look = async () => ({
  payments: await app.sql('select status, amount_paise as amount from payment where patient_id = $1 order by status', [
    id,
  ]),
  isOver: (await app.sql('select order_ended_at as at from payment_link where id = $1', [link]))[0]?.['at'] !== null,
});
/** Answers of the gateway: of a cancellation, then of what became of the order. */
const answers = (canceled: DoubleAnswer, status: string, payments: object[] = []) => {
  double.answer = ({ path }: Asked) =>
    path.endsWith('/cancel') ? canceled : { status: 200, body: { id: orderId, status, payments } };
};
const captured = () => ({ payment_id: `pay_${orderId}`, amount: AMOUNT, status: 'captured', method: 'upi' });

it('the order of an open link, or of one without an order, is not canceled', async () => {
  answers({ status: 200 }, 'created');
  const { done } = await admin.create({ patientId: id, amount: AMOUNT, send: false });
  await admin.cancel(done?.link.id ?? '');
  await app.application.runMaintenance();
  expect(asked()).toEqual([]);
});

it('the order of a canceled link is canceled once, without a wait, after the commit', async () => {
  answers({ status: 200 }, 'cancelled');
  await admin.cancel(link);
  expect(asked()).toEqual([]);
  await Promise.all([app.application.runMaintenance(), app.application.runMaintenance()]);
  expect(asked()).toEqual([`POST ${orderId}/cancel`, `GET ${orderId}`]);
  later(120);
  await app.application.runMaintenance();
  expect(asked()).toHaveLength(2);
  expect(await look()).toEqual({ payments: [{ status: 'Failed', amount: AMOUNT }], isOver: true });
});

it('the order of a link whose payment staff failed is canceled, also if the gateway was asked for it before', async () => {
  answers({ status: 200 }, 'created');
  later(20);
  await app.application.runMaintenance();
  expect(asked()).toEqual([`GET ${orderId}`]);
  later(25);
  await app.sql('update payment_link set canceled_at = $2 where id = $1', [link, app.clock.now()]);
  answers({ status: 200 }, 'cancelled');
  await app.application.runMaintenance();
  expect(asked().slice(1)).toEqual([`POST ${orderId}/cancel`, `GET ${orderId}`]);
});

it.each(['silent', 'hang up', { status: 500 }, { status: 401 }, { status: 429 }] as const)(
  'a gateway that says %j is asked again an hour later, and nothing is lost',
  async (away) => {
    const hasty = await createTestApp({
      database: app.database,
      config: { gateway: gatewayAt(double.url), sms: { ...sms, timeoutSeconds: 0.1 } },
    });
    await admin.cancel(link);
    answers(away, 'created');
    await hasty.application.runMaintenance();
    await hasty.close();
    expect(asked()).toEqual([`POST ${orderId}/cancel`]);
    answers({ status: 200 }, 'cancelled');
    later(59);
    await app.application.runMaintenance();
    expect(asked()).toHaveLength(1);
    later(61);
    await app.application.runMaintenance();
    expect(asked().slice(1)).toEqual([`POST ${orderId}/cancel`, `GET ${orderId}`]);
    expect((await look()).isOver).toBe(true);
  },
);

it('money that came before the cancellation is booked as a further payment, and the order is over', async () => {
  await admin.cancel(link);
  answers({ status: 400 }, 'paid', [captured()]);
  await app.application.runMaintenance();
  expect(await look()).toEqual({
    payments: [
      { status: 'Failed', amount: AMOUNT },
      { status: 'Paid', amount: AMOUNT },
    ],
    isOver: true,
  });
  expect(
    await app.sql('select status from gateway_event where gateway_payment_id = $1', [captured().payment_id]),
  ).toEqual([{ status: 'SECOND' }]);
  expect((await admin.payment(payment)).done?.status).toBe('FAILED');
});

it('an order that the gateway does not cancel for itself alone is read all the same, and canceled again later', async () => {
  await admin.cancel(link);
  answers({ status: 404 }, 'created');
  await app.application.runMaintenance();
  expect(asked()).toEqual([`POST ${orderId}/cancel`, `GET ${orderId}`]);
  expect((await look()).isOver).toBe(false);
  later(61);
  await app.application.runMaintenance();
  expect(asked()).toHaveLength(4);
});
