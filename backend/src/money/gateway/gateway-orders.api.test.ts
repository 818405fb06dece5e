import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { gatewayAt, paidEvent, report } from '../../../test/gateway.js';
import { linkCalls } from '../../../test/link-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { startProvider, type Asked, type ProviderDouble } from '../../../test/provider-double.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const AMOUNT = 123_450;
const sms = {
  providers: [{ provider: 'console' }],
  dltChangedTemplateId: undefined,
  dltWrongCodesTemplateId: undefined,
} as const;
let double: ProviderDouble;
let app: TestApp;
/** A second process of the installation, which waits for the gateway for a moment only. */
let hasty: TestApp;
let admin: ReturnType<typeof moneyCalls> & ReturnType<typeof linkCalls>;
let id: string;
let name: string;
beforeAll(async () => {
  double = await startProvider('silent');
  const gateway = gatewayAt(double.url);
  app = await createTestApp({
    config: { gateway, publicUrl: 'https://clinic.example', sms: { ...sms, timeoutSeconds: 20 } },
  });
  hasty = await createTestApp({ database: app.database, config: { gateway, sms: { ...sms, timeoutSeconds: 0.1 } } });
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser) };
});
afterAll(async () => {
  await hasty.close();
  await app.close();
  await double.leave();
});
beforeEach(async () => {
  app.clock.set(NOON);
  hasty.clock.set(NOON);
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha' });
  name = 'Sunita Yadav';
  ({ id } = await insertPatient(app.sql, { name }));
  double.asked.length = 0;
  double.answer = created;
  // Orders of other tests are not asked for.
  await app.sql('update payment_link set order_ended_at = $1 where order_id is not null', [NOON]);
});

let orders = 0;
const created = () => ({
  status: 200,
  body: { id: `plink_${++orders}_${id.slice(-6)}`, short_url: `https://rzp.io/i/${orders}`, status: 'created' },
});
async function newLink(fields: object = {}) {
  const { done } = await admin.create({ patientId: id, amount: AMOUNT, send: false, ...fields });
  return { link: done?.link.id ?? '', payment: done?.link.payment.id ?? '', token: done?.url.split('?')[1] ?? '' };
}
const order = (token: string, of = app) => of.client().rest<{ data: { url: string } }>('POST', `/pay/${token}/order`);
const page = async (query: string, language = 'en') =>
  (await app.client().send(`/pay?${query}`, { headers: { 'accept-language': language } })).text();

describe('an order', () => {
  it('is not created for a link that opens nothing, or is paid', async () => {
    const [canceled, paid, expired] = [await newLink(), await newLink(), await newLink({ expiresInHours: 1 })];
    await admin.cancel(canceled.link);
    await admin.settle(paid.payment);
    app.clock.set(new Date(NOON.getTime() + 3_600_000));
    for (const token of ['A'.repeat(22), 'x', canceled.token, expired.token])
      expect([token, (await order(token)).status]).toEqual([token, 404]);
    expect(await order(paid.token)).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
    expect(double.asked).toEqual([]);
  });

  it('is neither offered nor created below one rupee, which the gateway does not take', async () => {
    const [small, least] = [await newLink({ amount: 99 }), await newLink({ amount: 100 })];
    const view = async (token: string) => (await app.client().rest('GET', `/pay/${token}`)).body;
    expect(await view(small.token)).toMatchObject({ data: { status: 'OPEN', canPayOnline: false } });
    expect(await view(least.token)).toMatchObject({ data: { canPayOnline: true } });
    expect(await order(small.token)).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
    expect(double.asked).toEqual([]);
    expect((await order(least.token)).status).toBe(201);
  });

  it('is asked of the gateway as it documents, and names nobody', async () => {
    const { link, token } = await newLink();
    expect(await order(token)).toMatchObject({ status: 201, body: { data: { url: `https://rzp.io/i/${orders}` } } });
    const authorization = `Basic ${Buffer.from('rzp_test_key:key secret').toString('base64')}`;
    expect(double.asked).toMatchObject([{ method: 'POST', path: '/v1/payment_links', headers: { authorization } }]);
    expect(double.asked[0]?.body).toEqual({
      amount: AMOUNT,
      currency: 'INR',
      accept_partial: false,
      reference_id: link,
      description: 'Asha',
      expire_by: NOON.getTime() / 1_000 + 7 * 86_400,
      reminder_enable: false,
      notify: { sms: false, email: false },
      callback_url: `https://clinic.example/pay?${token}`,
      callback_method: 'get',
    });
    expect(JSON.stringify(double.asked[0])).not.toContain(name);
  });

  it('is created once, however often and from how many places it is begun', async () => {
    const { token } = await newLink();
    const answers = await Promise.all(Array.from({ length: 12 }, () => order(token)));
    const again = await order(token, hasty);
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${body.data.url}`))).toEqual(
      new Set([`201 https://rzp.io/i/${orders}`]),
    );
    expect(double.asked).toHaveLength(1);
    const audited = await app.sql(
      `select 1 from audit_event where verb = 'paymentLink.order' and subject_type = 'paymentLink'
      and subject_id = (select id::text from payment_link where order_url = $1)`,
      [again.body.data.url],
    );
    expect(audited).toHaveLength(1);
  });

  it('ends at least 16 minutes later, which the gateway asks for', async () => {
    const { token } = await newLink({ expiresInHours: 1 });
    app.clock.set(new Date(NOON.getTime() + 50 * 60_000));
    expect((await order(token)).status).toBe(201);
    expect(double.asked[0]?.body['expire_by']).toBe(NOON.getTime() / 1_000 + 66 * 60);
  });

  it.each(['silent', 'hang up', { status: 500 }, { status: 401 }, { status: 200, body: { id: 'plink_1' } }] as const)(
    'is UNAVAILABLE when the gateway says %j; nothing is locked meanwhile, and it works again later',
    async (answer) => {
      const { token, payment } = await newLink();
      double.answer = answer;
      const asked = order(token, hasty);
      expect(await asked).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      double.answer = created;
      expect((await order(token)).status).toBe(201);
      expect((await admin.settle(payment)).error).toBeUndefined();
    },
  );

  it('does not keep staff from the payment while the gateway hangs', async () => {
    const { token, payment } = await newLink();
    let reached = () => {};
    const isReached = new Promise<void>((resolve) => (reached = resolve));
    double.answer = () => {
      reached();
      return 'silent';
    };
    const hanging = order(token, hasty);
    await isReached;
    expect((await admin.settle(payment, { method: 'CASH' })).error).toBeUndefined();
    expect((await hanging).status).toBe(503);
  });

  it('that was handed over before a crash is found again by its reference', async () => {
    const { link, token } = await newLink();
    const found = {
      id: `plink_found_${link.slice(-6)}`,
      short_url: 'https://rzp.io/i/found',
      reference_id: link,
      status: 'created',
    };
    const others = [
      { ...found, id: 'plink_x', reference_id: 'another' },
      { ...found, id: 'plink_y', status: 'expired' },
    ];
    double.answer = ({ method }: Asked) =>
      method === 'GET' ? { status: 200, body: { payment_links: [...others, found] } } : { status: 400, body: {} };
    expect((await order(token)).body).toEqual({ data: { url: 'https://rzp.io/i/found' } });
    expect(double.asked[1]?.path).toBe(`/v1/payment_links?reference_id=${link}`);
  });
});

describe('the page of a link', () => {
  it('offers to pay online beside UPI, and alone where the clinic has no UPI address; no script of others enters', async () => {
    const { token } = await newLink();
    const html = await page(token);
    for (const text of ['Pay online', 'Pay by UPI', 'id="online"']) expect(html).toContain(text);
    expect(await page(token, 'hi')).toContain('ऑनलाइन भुगतान करें');
    for (const text of ['<script src', 'razorpay.com', 'checkout', name]) expect(html).not.toContain(text);
    await app.sql('update clinic_settings set vpa = null');
    const alone = await newLink();
    const { body } = await app.client().rest('GET', `/pay/${alone.token}`);
    expect(body).toMatchObject({ data: { status: 'OPEN', upiLink: null, canPayOnline: true } });
    const other = await page(alone.token);
    expect([other.includes('Pay online'), other.includes('upi:'), other.includes('<svg')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('believes the webhook alone, whatever the browser brings back', async () => {
    const { link, token } = await newLink();
    await order(token);
    const claim = `${token}&razorpay_payment_id=pay_1&razorpay_payment_link_reference_id=${link}&razorpay_payment_link_status=paid&razorpay_signature=x`;
    expect(await page(claim)).toContain('To pay');
    expect((await admin.links(id)).done).toMatchObject([{ id: link, status: 'OPEN' }]);
    await report(app, paidEvent(link));
    expect(await page(claim)).toContain('Paid. Thank you.');
  });
});

describe('orders whose webhook did not come', () => {
  const later = (minutes: number) => {
    for (const one of [app, hasty]) one.clock.set(new Date(NOON.getTime() + minutes * 60_000));
  };
  const paid = { payment_id: 'pay_asked', amount: AMOUNT, status: 'captured', method: 'upi' };
  const answer = (status: string, payments: object[] = []) => ({ status: 200, body: { id: 'x', status, payments } });

  it('are asked for after 15 minutes, once an hour, and booked once', async () => {
    const { token, payment, link } = await newLink();
    await order(token);
    double.asked.length = 0;
    const answers = [
      answer('created'),
      answer('paid', [{ ...paid, payment_id: 'pay_failed', status: 'failed' }, paid]),
    ];
    double.answer = () => answers.shift() ?? { status: 500 };
    later(14);
    await app.application.runMaintenance();
    expect(double.asked).toEqual([]);
    later(16);
    await Promise.all([app.application.runMaintenance(), app.application.runMaintenance()]);
    later(75);
    await app.application.runMaintenance();
    expect(double.asked.map(({ method, path }) => `${method} ${path.slice(0, 24)}`)).toEqual([
      'GET /v1/payment_links/plink_',
    ]);
    later(77);
    await app.application.runMaintenance();
    expect((await admin.payment(payment)).done?.status).toBe('PAID');
    await report(app, paidEvent(link, { id: 'pay_asked' }));
    later(200);
    await app.application.runMaintenance();
    expect(double.asked).toHaveLength(2);
    const rows = await app.sql('select gateway_payment_id as gateway, method from payment where patient_id = $1', [id]);
    expect(rows).toEqual([{ gateway: 'pay_asked', method: 'UPI' }]);
  });

  it('that are paid by nothing that was captured yet are asked for again, and booked then', async () => {
    const { token, payment } = await newLink();
    await order(token);
    const late = { ...paid, payment_id: `pay_late_${payment.slice(-6)}` };
    const answers = [answer('paid', [{ ...late, status: 'authorized' }]), answer('paid'), answer('paid', [late])];
    double.answer = () => answers.shift() ?? { status: 500 };
    for (const minutes of [20, 81, 142]) {
      expect((await admin.payment(payment)).done?.status).toBe('PENDING');
      later(minutes);
      await app.application.runMaintenance();
    }
    expect((await admin.payment(payment)).done?.status).toBe('PAID');
    double.asked.length = 0;
    later(203);
    await app.application.runMaintenance();
    expect(double.asked).toEqual([]);
  });

  it.each([
    ...[404, 400].map((status) => ({ bad: { status }, asked: 2 })),
    { bad: { status: 200, body: { id: 'x' } }, asked: 2 },
    { bad: answer('paid', [{ ...paid, payment_id: 'pay_\u0000' }]), asked: 2 },
    ...[401, 429, 500, 503].map((status) => ({ bad: { status }, asked: 1 })),
  ])('are asked for after one with the answer $bad: $asked in all', async ({ bad, asked }) => {
    const [first, second] = [await newLink(), await newLink()];
    for (const { token } of [first, second]) await order(token);
    double.asked.length = 0;
    const good = answer('paid', [{ ...paid, payment_id: `pay_good_${second.payment.slice(-6)}` }]);
    double.answer = () => (double.asked.length === 1 ? bad : good);
    later(20);
    await app.application.runMaintenance();
    const statuses = await app.sql('select status from payment where patient_id = $1 order by status', [id]);
    expect(statuses.map((row) => row['status'])).toEqual([asked === 2 ? 'Paid' : 'Pending', 'Pending']);
    expect(double.asked).toHaveLength(asked);
  });

  it('of links that were canceled are asked for as well; a gateway that hangs ends the run and is asked again', async () => {
    const [one, other] = [await newLink(), await newLink()];
    for (const { token } of [one, other]) await order(token);
    await admin.cancel(one.link);
    double.asked.length = 0;
    double.answer = 'silent';
    later(20);
    await hasty.application.runMaintenance();
    expect(double.asked).toHaveLength(1);
    double.answer = ({ path }) =>
      answer('paid', [{ ...paid, payment_id: `pay_${path.slice(-12)}`.replaceAll('/', '_') }]);
    await hasty.application.runMaintenance();
    later(90);
    await hasty.application.runMaintenance();
    const rows = await app.sql(`select status from payment where patient_id = $1 order by status`, [id]);
    expect(rows.map((row) => row['status'])).toEqual(['Failed', 'Paid', 'Paid']);
    const events = await app.sql(
      'select e.status from gateway_event e join payment y on y.id = e.payment_id where y.patient_id = $1 order by e.status',
      [id],
    );
    expect(events).toEqual([{ status: 'APPLIED' }, { status: 'SECOND' }]);
  });
});
