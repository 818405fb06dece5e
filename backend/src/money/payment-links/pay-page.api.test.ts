import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { linkCalls } from '../../../test/link-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

const NAME = 'Sunita Yadav';
let app: TestApp;
let admin: ReturnType<typeof moneyCalls> & ReturnType<typeof linkCalls>;
let id: string;
let reference: string;
beforeAll(async () => {
  app = await createTestApp();
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser) };
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha & <Sons>' });
  ({ id, reference } = await insertPatient(app.sql, { name: NAME }));
});

const newLink = async (fields: object = {}) => {
  const { done } = await admin.create({ patientId: id, amount: 123_450, send: false, ...fields });
  return {
    link: done?.link.id ?? '',
    payment: done?.link.payment.id ?? '',
    token: (done?.url ?? '').split('?')[1] ?? '',
  };
};
const page = (query: string, language = 'en') =>
  app.client().send(`/pay?${query}`, { headers: { 'accept-language': language } });
const ask = (token: string) => app.client().rest<{ data: object }>('GET', `/pay/${token}`);

describe('a link that opens nothing', () => {
  it('answers the same 404, whether it is guessed, cut off, canceled or expired, or its record was deleted', async () => {
    const canceled = await newLink();
    await admin.cancel(canceled.link);
    const failed = await newLink();
    await admin.fail(failed.payment);
    const expired = await newLink({ expiresInHours: 1 });
    const paidLongAgo = await newLink({ expiresInHours: 1 });
    await admin.settle(paidLongAgo.payment);
    app.clock.set(new Date(NOON.getTime() + 3_600_000));
    const { id: gone } = await insertPatient(app.sql);
    const { done } = await admin.create({ patientId: gone, amount: 100, send: false });
    await app.sql('update patient set deleted_at = $2 where id = $1', [gone, NOON]);
    const ofGone = done?.url.split('?')[1] ?? '';
    const tokens = ['A'.repeat(22), 'x', canceled.token, failed.token, expired.token, paidLongAgo.token, ofGone];
    const [pages, answers] = [new Set<string>(), new Set<string>()];
    for (const token of tokens) {
      const shown = await page(token);
      expect([token, shown.status]).toEqual([token, 404]);
      pages.add((await shown.text()).replaceAll(/nonce="[^"]*"/g, ''));
      const answer = await ask(token);
      expect([answer.status, (await app.client().rest('POST', `/pay/${token}/order`)).status]).toEqual([404, 404]);
      answers.add(JSON.stringify({ ...answer.body, requestId: '' }));
    }
    pages.add((await (await page('')).text()).replaceAll(/nonce="[^"]*"/g, ''));
    expect([pages.size, answers.size]).toEqual([1, 1]);
    expect([...pages][0]).not.toContain(NAME);
  });

  it('is not asked for without end from one address', async () => {
    const other = await createTestApp({ limits: { requestsPerAddressMinute: 2 } });
    try {
      const guess = (path: string) => other.client().send(path, { headers: { 'accept-language': 'hi' } });
      const guessed = `/pay?${'A'.repeat(22)}`;
      expect([(await guess(guessed)).status, (await guess(guessed)).status]).toEqual([404, 404]);
      const answer = await guess(guessed);
      expect([answer.status, answer.headers.get('content-language')]).toEqual([429, 'hi']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.text()).toContain('यहाँ से लिंक बहुत बार खोला गया');
      const asked = () => other.client().rest('GET', `/pay/${'A'.repeat(22)}`);
      expect([(await asked()).status, (await asked()).status, (await asked()).status]).toEqual([404, 404, 429]);
    } finally {
      await other.close();
    }
  });
});

describe('the page of a link', () => {
  it('names clinic and amount, and nobody; no cache, search engine or other site learns of it', async () => {
    const { token, payment } = await newLink();
    const shown = await page(token);
    const html = await shown.text();
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect(shown.headers.get('x-robots-tag')).toContain('noindex');
    expect(shown.headers.get('set-cookie')).toBeNull();
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    for (const text of ['Asha &amp; &lt;Sons&gt;', '₹1,234.50', payment.slice(-6).toUpperCase(), '<svg'])
      expect(html).toContain(text);
    for (const text of [NAME, reference, reference.slice(3), id, '<script src', '<link'])
      expect(html).not.toContain(text);
    const [, upi] = /href="(upi:[^"]*)"/.exec(html) ?? [];
    const asked = new URL((upi ?? '').replaceAll('&amp;', '&')).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      pa: 'asha@kotak',
      pn: 'Asha & <Sons>',
      am: '1234.50',
      cu: 'INR',
      tn: payment.slice(-6).toUpperCase(),
      tr: payment.replaceAll('-', ''),
    });
  });

  it('is in the language of its reader, or in the one that was chosen', async () => {
    const { token } = await newLink();
    expect(await (await page(token, 'hi')).text()).toContain('यूपीआई से भुगतान करें');
    expect(await (await page(`${token}&hi`)).text()).toContain('<html lang="hi">');
    expect(await (await page(`${token}&en`, 'hi')).text()).toContain('Pay by UPI');
  });

  it('says that it is paid, without a name, a way to pay or a script', async () => {
    const { token, payment } = await newLink();
    await admin.settle(payment);
    const html = await (await page(token)).text();
    expect(html).toContain('Paid. Thank you.');
    for (const text of ['upi:', '<svg', '<script', NAME, reference]) expect(html).not.toContain(text);
  });

  it('says that nothing can be paid here, while the clinic has no UPI address any more', async () => {
    const { token } = await newLink();
    await app.sql('update clinic_settings set vpa = null');
    expect(await (await page(token)).text()).toContain('Please call the clinic.');
    expect((await ask(token)).body.data).toMatchObject({ status: 'OPEN', upiLink: null });
  });

  it('takes no other method than reading', async () => {
    const { token } = await newLink();
    expect((await app.client().send(`/pay?${token}`, { method: 'POST' })).status).toBe(404);
  });
});

describe('GET /api/v1/pay/{token}', () => {
  it('answers clinic, amount, status and UPI link, and no more', async () => {
    const { token, payment } = await newLink();
    const { status, body, headers } = await ask(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const upiLink = expect.stringMatching(/^upi:\/\/pay\?pa=asha@kotak&/) as string;
    const asked = { clinic: 'Asha & <Sons>', amount: 123_450, canPayOnline: false };
    expect(body).toEqual({ data: { ...asked, status: 'OPEN', upiLink } });
    await admin.settle(payment);
    expect((await ask(token)).body).toEqual({ data: { ...asked, status: 'PAID', upiLink: null } });
  });

  it('has no order without a gateway', async () => {
    const { token } = await newLink();
    const { status, body } = await app.client().rest('POST', `/pay/${token}/order`);
    expect([status, body]).toMatchObject([409, { code: 'WRONG_STATE' }]);
  });
});
