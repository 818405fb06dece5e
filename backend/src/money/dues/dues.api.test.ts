import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertCharge, insertPatient, insertUser } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { linkCalls } from '../../../test/link-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let browser: TestClient;
let admin: ReturnType<typeof moneyCalls> & ReturnType<typeof linkCalls>;
let desk: ReturnType<typeof linkCalls>;
let program: TestClient;
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://clinic.example' } });
  const owner = await insertAdmin(app.sql);
  browser = await app.signIn(owner.phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser) };
  desk = linkCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
  program = app.client((await insertApiKey(app.sql, owner.id, { scopes: ['payments:read'] })).text);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  app.sms.messages.length = 0;
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha' });
  await app.sql(
    `update charge set canceled_reason = 'Of an earlier test' where canceled_reason is null; delete from message`,
  );
});

/** A record that owes, with the ages of its open charges in days. */
const owing = async (ages: Record<number, number>, fields: object = {}) => {
  const record = await insertPatient(app.sql, { ...fields });
  for (const [days, amount_paise] of Object.entries(ages)) {
    const day = new Date(NOON.getTime() - Number(days) * 86_400_000).toISOString().slice(0, 10);
    await insertCharge(app.sql, record.id, { amount_paise, day });
  }
  return record;
};
const hours = (count: number) => app.clock.set(new Date(app.clock.now().getTime() + count * 3_600_000));
const send = () => app.application.sendMessages(app.clock.now());
const idsOf = (dues: Awaited<ReturnType<typeof admin.dues>>) => dues.done?.edges.map(({ node }) => node.patient?.id);

describe('the list of dues', () => {
  it('is for admins and payments:read', async () => {
    expect((await desk.dues()).error?.code).toBe('FORBIDDEN');
    expect((await linkCalls(program).dues()).done?.totalCount).toBe(0);
    expect((await linkCalls(program).remind([randomUUID()])).error?.code).toBe('FORBIDDEN');
    for (const first of [0, 101]) expect((await admin.dues(first)).error?.code).toBe('BAD_INPUT');
    expect((await admin.dues(10, { after: 'x' })).error?.code).toBe('BAD_INPUT');
  });

  it('has the oldest first, by the age of each open charge, and the sums of all', async () => {
    const young = await owing({ 0: 100, 30: 200 });
    const old = await owing({ 31: 1, 60: 2, 61: 4, 90: 8, 91: 16, 400: 32 });
    await owing({});
    const first = await admin.dues(1);
    expect(first.done).toMatchObject({
      edges: [
        {
          node: {
            patient: { id: old.id },
            due: 63,
            ageing: { days0to30: 0, days31to60: 3, days61to90: 12, over90: 48 },
            remindedAt: null,
            notNow: null,
          },
        },
      ],
      pageInfo: { hasNextPage: true },
      totalCount: 2,
      total: 363,
      ageing: { days0to30: 300, days31to60: 3, days61to90: 12, over90: 48 },
    });
    const rest = await admin.dues(1, { after: first.done?.edges[0]?.cursor });
    expect(idsOf(rest)).toEqual([young.id]);
    expect(rest.done).toMatchObject({ pageInfo: { hasNextPage: false }, totalCount: 2, total: 363 });
  });

  it('follows each payment, credit, cancellation and correction of the ledger', async () => {
    const { id } = await insertPatient(app.sql);
    const balance = async () => {
      const { body } = await browser.graphql<{ patientOverview: { balance: { due: number } } }>(
        `{ patientOverview(id: "${id}") { balance { due } } }`,
      );
      return body.data?.patientOverview.balance.due ?? 0;
    };
    const due = async () => {
      const shown = (await admin.dues()).done?.edges.map(({ node }) => node.due) ?? [];
      // Of whoever owes nothing, the balance is 0 or an advance.
      expect(shown[0] ?? 0).toBe(Math.max(0, await balance()));
      return shown;
    };
    const { done: charge } = await admin.charge(id, 1_000);
    expect(await due()).toEqual([1_000]);
    const { done: paid } = await admin.pay(id, 400);
    expect(await due()).toEqual([600]);
    await admin.writeOff(charge?.id ?? '', 100);
    expect(await due()).toEqual([500]);
    await admin.refund(paid?.id ?? '', 400);
    expect(await due()).toEqual([900]);
    await admin.pay(id, 2_000);
    expect(await due()).toEqual([]);
    await admin.charge(id, 5_000);
    expect(await due()).toEqual([3_900]);
    await admin.cancelCharge(charge?.id ?? '');
    expect(await due()).toEqual([3_000]);
    const open = await app.sql(
      `select count(*)::int as wrong from open_charge o full join (select id, needs - has as left_of from charge_state where needs > has) c
         on c.id = o.charge_id where c.left_of is distinct from o.amount_paise`,
    );
    expect(open).toEqual([{ wrong: 0 }]);
  });

  it('is found by name, PT number and phone digits, and knows no name of a deleted record', async () => {
    const meena = await owing({ 5: 100 }, { name: 'Meena Kumari', contact_phone: '+919812345678' });
    const other = await owing({ 9: 200 }, { name: 'Ravi Das' });
    for (const search of ['meena', meena.reference, '98123']) {
      const found = await admin.dues(10, { search });
      expect([search, idsOf(found), found.done?.total]).toEqual([search, [meena.id], 100]);
    }
    await app.sql('update patient set deleted_at = $2 where id = $1', [other.id, NOON]);
    const all = await admin.dues();
    expect(idsOf(all)).toEqual([undefined, meena.id]);
    expect(all.done?.edges[0]?.node).toMatchObject({ due: 200, notNow: 'The record was deleted.' });
    expect(idsOf(await admin.dues(10, { search: 'Ravi' }))).toEqual([]);
  });

  it('is a file for admins and payments:read, on record', async () => {
    const { reference } = await owing({ 5: 100, 100: 250 }, { name: '=Meena' });
    for (const [client, format] of [
      [browser, 'csv'],
      [program, 'csv'],
    ] as const) {
      const { status, body } = await client.rest<string>('GET', `/dues?format=${format}`);
      expect(status).toBe(200);
      expect(body.split('\r\n')[0]).toBe(
        'PT number,Patient,Due,0 to 30 days,31 to 60 days,61 to 90 days,Over 90 days,Oldest charge,Reminded',
      );
      expect(body.split('\r\n')[1]).toBe(`${reference},'=Meena,3.50,1.00,0.00,0.00,2.50,30 Nov 2025,`);
    }
    expect((await browser.rest('GET', '/dues')).headers.get('content-disposition')).toContain('dues.xlsx');
    expect((await browser.rest('GET', '/dues?format=pdf')).status).toBe(400);
    const trail = await app.sql(`select details->>'rows' as rows from audit_event where verb = 'due.export'`);
    expect(trail).toEqual(Array.from({ length: 3 }, () => ({ rows: '1' })));
  });
});

describe('a reminder of dues', () => {
  it('is refused for nobody, too many, and while the clinic is not open or nobody could pay', async () => {
    const { id } = await owing({ 5: 100 });
    for (const ids of [[], Array(51).fill(id) as string[]])
      expect((await admin.remind(ids)).error?.code).toBe('BAD_INPUT');
    expect((await desk.remind([id, id])).error?.code).toBe('FORBIDDEN');
    await app.sql('update clinic_settings set vpa = null');
    expect((await admin.remind([id])).error?.code).toBe('WRONG_STATE');
    await app.sql(`update clinic_settings set vpa = 'asha@kotak'`);
    expect(
      await app.sql('select 1 from payment_link l join payment y on y.id = l.payment_id where y.patient_id = $1', [id]),
    ).toEqual([]);
  });

  it('says for each patient what became of it', async () => {
    const good = await owing({ 5: 60_000 });
    const paid = await owing({});
    const silent = await owing({ 5: 100 }, { contact_phone: null });
    const { id: account } = await insertUser(app.sql, { reminders: false });
    const unwilling = await owing({ 5: 100 }, { user_id: account });
    const unknown = randomUUID();
    const { done } = await admin.remind([good.reference, paid.id, silent.id, unwilling.id, unknown, good.id]);
    expect(done).toEqual([
      { patientId: good.id, messageId: expect.any(String) as string, code: null },
      { patientId: paid.id, messageId: null, code: 'WRONG_STATE' },
      { patientId: silent.id, messageId: null, code: 'WRONG_STATE' },
      { patientId: unwilling.id, messageId: null, code: 'WRONG_STATE' },
      { patientId: unknown, messageId: null, code: 'NOT_FOUND' },
      { patientId: good.id, messageId: null, code: 'LIMIT_REACHED' },
    ]);
    const sentences = Object.fromEntries(
      (await admin.dues()).done?.edges.map(({ node }) => [node.patient?.id, node.notNow]) ?? [],
    );
    expect(sentences).toEqual({
      [good.id]: 'The next reminder can go on 13 Mar 2026, 12:00 pm IST.',
      [silent.id]: 'There is no mobile number to send it to.',
      [unwilling.id]: 'The patient has turned reminders off.',
    });
    await send();
    expect(app.sms.messages.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Rs 600\.00 is still due at the clinic\. You can pay it here: https:\/\/clinic\.example\/pay\?[\w-]{22} If/,
      ),
    ]);
    const [link] = (await admin.links(good.id)).done ?? [];
    expect(link).toMatchObject({ amount: 60_000, expiresAt: new Date(NOON.getTime() + 168 * 3_600_000).toISOString() });
  });

  it('goes again after 72 hours, and once when two ask at once; the front desk sends one', async () => {
    const { id } = await owing({ 5: 100 });
    const both = await Promise.all([admin.remind([id]), desk.remind([id])]);
    expect(both.map(({ done }) => done?.[0]?.code ?? 'done').toSorted()).toEqual(['LIMIT_REACHED', 'done']);
    hours(71.999);
    expect((await desk.remind([id])).done?.[0]?.code).toBe('LIMIT_REACHED');
    hours(0.001);
    expect((await desk.remind([id])).done?.[0]?.code).toBeNull();
  });

  it('waits for the end of the quiet time, and is not sent if the amount was paid meanwhile', async () => {
    const [stays, pays] = [await owing({ 5: 100 }), await owing({ 5: 200 })];
    app.clock.set(new Date('2026-03-10T18:00:00Z')); // 23:30 in India
    await admin.remind([stays.id, pays.id]);
    await send();
    expect(app.sms.messages).toEqual([]);
    await admin.pay(pays.id, 200);
    app.sms.messages.length = 0;
    hours(10);
    await send();
    const due = app.sms.messages.filter(({ kind }) => kind === 'PAYMENT_DUE');
    expect(due.map(({ text }) => text.slice(0, 7))).toEqual(['Rs 1.00']);
  });

  it('says that the texts are switched off, and is on record', async () => {
    const { id } = await owing({ 5: 100 });
    const off = [{ kind: 'PAYMENT_DUE', language: 'EN', dltTemplateId: null, enabled: false }];
    await app.sql('update clinic_settings set templates = $1', [JSON.stringify(off)]);
    expect((await admin.remind([id])).done?.[0]?.code).toBe('WRONG_STATE');
    await app.sql(`update clinic_settings set templates = '[]'`);
    await admin.remind([id]);
    const trail = await app.sql(
      `select details->>'patientId' as id from audit_event where verb = 'due.remind' and details->>'patientId' = $1`,
      [id],
    );
    expect(trail).toEqual([{ id }]);
  });
});
