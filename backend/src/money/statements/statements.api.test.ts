import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertCharge,
  insertCredit,
  insertPatientWithAccount,
  insertUser,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { moneyCalls, type ShownStatement } from '../../../test/money-calls.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let adminClient: TestClient;
let patientClient: TestClient;
let admin: ReturnType<typeof moneyCalls>;
let reception: ReturnType<typeof moneyCalls>;
let own: ReturnType<typeof moneyCalls>;
let record: { id: string; reference: string };
beforeAll(async () => {
  app = await createTestApp();
  adminClient = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = moneyCalls(adminClient);
  reception = moneyCalls(await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff'));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app);
  const made = await insertPatientWithAccount(app.sql);
  record = made.record;
  patientClient = await app.signIn(made.user.phone);
  own = moneyCalls(patientClient);
});

const read = async (from: string, until: string) => {
  const { done, error } = await reception.statement(record.id, from, until);
  expect(error).toBeUndefined();
  return done ?? expect.fail('there is no statement');
};
const said = ({ lines }: ShownStatement) => lines.map(({ day, kind, amount, balance }) => [day, kind, amount, balance]);
const due = async () => (await admin.balance(record.id)).done?.balance;

describe('a statement is refused', () => {
  it.each([
    ['2026-03-10', '2026-03-09'],
    ['2023-03-10', '2026-03-10'],
  ])('from %s until %s', async (from, until) => {
    expect((await admin.statement(record.id, from, until)).error).toMatchObject({
      code: 'BAD_INPUT',
      fields: { until: expect.any(String) },
    });
    const asked = `/patients/${record.id}/statement?from=${from}&until=${until}`;
    expect(await adminClient.rest('GET', asked)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  });

  it('without days, for a record that is not there, and to other patients', async () => {
    expect((await adminClient.rest('GET', `/patients/${record.id}/statement`)).status).toBe(400);
    const days = 'from=2026-03-01&until=2026-03-31';
    for (const reference of ['PT-999999', 'x', 'me'])
      expect((await adminClient.rest('GET', `/patients/${reference}/statement?${days}`)).status).toBe(404);
    const { user } = await insertPatientWithAccount(app.sql);
    const other = await app.signIn(user.phone);
    for (const reference of [record.id, record.reference])
      expect((await other.rest('GET', `/patients/${reference}/statement?${days}`)).status).toBe(404);
    expect((await moneyCalls(other).statement(record.id, '2026-03-01', '2026-03-31')).error?.code).toBe('NOT_FOUND');
  });
});

describe('a statement', () => {
  it('covers 1,096 days, and says nothing of an account without movements', async () => {
    expect(await read('2023-03-11', '2026-03-10')).toEqual({ opening: 0, lines: [], closing: 0, held: 0 });
  });

  it('says opening, lines and closing; what was canceled does not count, and deposits are separate', async () => {
    const { done: old } = await admin.charge(record.id, 50_000, { day: '2026-02-01' });
    await admin.charge(record.id, 60_000, { day: '2026-03-01' });
    const { done: wrong } = await admin.charge(record.id, 70_000, { day: '2026-03-01' });
    await admin.cancelCharge(wrong?.id ?? '');
    const { done: paid } = await admin.pay(record.id, 80_000, { receivedOn: '2026-03-02' });
    await admin.discount(old?.id ?? '', 10_000);
    await admin.refund(paid?.id ?? '', 5_000);
    const { done: deposit } = await admin.pay(record.id, 30_000, { isDeposit: true });
    await admin.refund(deposit?.id ?? '', 10_000);
    await admin.pay(record.id, 90_000, { status: 'PENDING' });
    await insertCredit(app.sql, record.id, { kind: 'OPENING', amount_paise: 2_000, day: '2026-03-05' });
    const march = await read('2026-03-01', '2026-03-31');
    expect(march.opening).toBe(50_000);
    expect(said(march)).toEqual([
      ['2026-03-01', 'CHARGE', 60_000, 110_000],
      ['2026-03-02', 'PAYMENT', -80_000, 30_000],
      ['2026-03-05', 'CREDIT', -2_000, 28_000],
      ['2026-03-10', 'CREDIT', -10_000, 18_000],
      ['2026-03-10', 'REFUND', 5_000, 23_000],
    ]);
    expect([march.closing, march.held]).toEqual([23_000, 20_000]);
    expect(await due()).toMatchObject({ due: 23_000, held: 20_000 });
    await admin.release(deposit?.id ?? '');
    expect((await read('2026-04-01', '2026-04-30')).opening).toBe(3_000);
  });

  it('adds up over random movements, on each day and in all', async () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const days = ['2026-02-25', '2026-03-01', '2026-03-04', '2026-03-08', '2026-03-10'];
    const charges: string[] = [];
    const payments: string[] = [];
    for (let at = 0; at < 60; at++) {
      const amount = 1_000 + random(50_000);
      const day = days[random(days.length)];
      const [charge, payment] = [
        charges[random(charges.length || 1)] ?? '',
        payments[random(payments.length || 1)] ?? '',
      ];
      switch (random(7)) {
        case 0:
        case 1:
          charges.push((await admin.charge(record.id, amount, { day })).done?.id ?? '');
          break;
        case 2:
          payments.push(
            (await admin.pay(record.id, amount, { receivedOn: day, isDeposit: random(4) === 0 })).done?.id ?? '',
          );
          break;
        case 3:
          await admin.refund(payment, 500 + random(amount));
          break;
        case 4:
          await admin.discount(charge, 100 + random(5_000));
          break;
        case 5:
          await admin.cancelCharge(charge);
          break;
        default:
          await admin.release(payment);
      }
    }
    const whole = await read('2026-02-01', '2026-03-31');
    expect(whole.lines.length).toBeGreaterThan(20);
    expect(whole.closing).toBe((await due())?.due);
    expect(whole.held).toBe((await due())?.held);
    let opening = 0;
    for (const [from, until] of [
      ['2026-02-01', '2026-02-28'],
      ['2026-03-01', '2026-03-04'],
      ['2026-03-05', '2026-03-31'],
    ] as const) {
      const part = await read(from, until);
      expect(part.opening).toBe(opening);
      expect(part.lines.reduce((sum, { amount }) => sum + amount, part.opening)).toBe(part.closing);
      expect(part.lines.at(-1)?.balance ?? part.opening).toBe(part.closing);
      opening = part.closing;
    }
    expect(opening).toBe(whole.closing);
  }, 60_000);

  it('says its lines in the language of the reader, without the reasons of staff', async () => {
    const { done: first } = await admin.charge(record.id, 60_000);
    await admin.bill(record.id, [first?.id ?? '']);
    await admin.pay(record.id, 10_000);
    await admin.discount(first?.id ?? '', 5_000);
    const english = (await own.statement(undefined, '2026-03-01', '2026-03-31')).done?.lines.map(({ text }) => text);
    expect(english).toEqual([
      'A brace',
      expect.stringMatching(/^Payment, Cash, receipt 2025-26\/\d{6}$/),
      expect.stringMatching(/^Discount: A brace \(credit note CN\/2025-26\/\d{5}\)$/),
    ]);
    const sheet = await patientClient.send('/api/v1/patients/me/statement?from=2026-03-01&until=2026-03-31', {
      headers: { 'accept-language': 'hi' },
    });
    expect(sheet.headers.get('content-language')).toBe('hi');
    expect(sheet.headers.get('cache-control')).toBe('no-store');
    expect(sheet.headers.get('content-disposition')).toBe(
      `attachment; filename=statement-${record.reference}-2026-03-01-2026-03-31.pdf`,
    );
    const { text, boxes } = readPdf(Buffer.from(await sheet.arrayBuffer()));
    expect(boxes).toBe(0);
    for (const part of ['खाते का हिसाब', '1 मार्च 2026 से पहले देना बाकी', 'भुगतान, नकद, रसीद', 'छूट: A brace', '₹450.00'])
      expect(text).toContain(part.normalize('NFD').replaceAll(' ', ''));
    expect(text).not.toContain('regular');
  });

  it('says what is due as of today where the period ends later', async () => {
    await insertCharge(app.sql, record.id);
    const dueOf = async (until: string) => {
      const sheet = await adminClient.send(
        `/api/v1/patients/${record.reference}/statement?from=2026-03-01&until=${until}&language=en`,
      );
      return /Due\s*after\s*(\d+)\s*Mar/.exec(readPdf(Buffer.from(await sheet.arrayBuffer())).text)?.[1];
    };
    expect(await dueOf('2026-03-31')).toBe('10');
    expect(await dueOf('2026-03-09')).toBe('9');
  });

  it('is on record each time it is read, by number too', async () => {
    await read('2026-03-01', '2026-03-31');
    const asked = `/api/v1/patients/${record.reference}/statement?from=2026-03-01&until=2026-03-31&language=hi`;
    expect((await adminClient.send(asked)).headers.get('content-language')).toBe('hi');
    const lines = await app.sql(
      "select actor_role, subject_type from audit_event where verb = 'statement.read' and subject_id = $1 and outcome = 'done' order by id",
      [record.id],
    );
    expect(lines).toEqual([
      { actor_role: 'reception', subject_type: 'patient' },
      { actor_role: 'admin', subject_type: 'patient' },
    ]);
  });
});
