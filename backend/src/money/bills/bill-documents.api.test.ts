import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertApiKey,
  insertAppointment,
  insertPatientWithAccount,
  insertPhysiotherapist,
  insertUser,
} from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { onceBegun } from '../../../test/once-begun.js';
import { readPdf } from '../../../test/pdf-text.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let adminClient: TestClient;
let patientClient: TestClient;
let admin: ReturnType<typeof moneyCalls>;
let reception: ReturnType<typeof moneyCalls>;
let id: string;
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
  const { record, user } = await insertPatientWithAccount(app.sql);
  id = record.id;
  patientClient = await app.signIn(user.phone);
});

const charge = async (amount: number, fields: object = {}) => (await admin.charge(id, amount, fields)).done?.id ?? '';
const issue = async (chargeIds: string[], fields: object = {}) => {
  const { done, error } = await reception.bill(id, chargeIds, fields);
  expect(error).toBeUndefined();
  return done ?? expect.fail('there is no bill');
};
const printed = async (billId: string, client = adminClient, query = '', language = 'en') => {
  const sheet = await client.send(`/api/v1/bills/${billId}/pdf${query}`, { headers: { 'accept-language': language } });
  return { headers: sheet.headers, status: sheet.status, bytes: Buffer.from(await sheet.arrayBuffer()) };
};
const textOf = async (...asked: Parameters<typeof printed>) => readPdf((await printed(...asked)).bytes).text;
const said = (text: string) => text.normalize('NFD').replaceAll(' ', '');

describe('the document', () => {
  it('is not there for other patients, as a bill that is not there', async () => {
    const bill = await issue([await charge(60_000)]);
    const { user } = await insertPatientWithAccount(app.sql);
    const other = await app.signIn(user.phone);
    const bodies = await Promise.all(
      [bill.id, '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d', 'x'].map((each) => other.rest('GET', `/bills/${each}/pdf`)),
    );
    expect(bodies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map(({ body }) => JSON.stringify({ ...(body as object), requestId: '' }))).size).toBe(1);
  });

  it('says what insurers ask for, as it was at the issue; the diagnosis only if it was asked for', async () => {
    await openWith(app, { name: 'Recovery House', registration_number: 'CE/UP/2026/77' });
    await app.sql(
      "update patient set gender = 'female', birth_date = '1981-05-01', referring_doctor = 'Dr Mehra', diagnosis = 'Knee replacement' where id = $1",
      [id],
    );
    const { id: treats } = await insertPhysiotherapist(app.sql, {
      name: 'Kavita Singh',
      registration_number: 'UP 123',
    });
    const session = await insertAppointment(app.sql, id, {
      physiotherapist_id: treats,
      price: 60_000,
      status: 'scheduled',
    });
    await onceBegun(app, () => admin.complete(session.id));
    const [made] = (await admin.charges(id)).done ?? [];
    const bill = await issue([made?.id ?? ''], { withDiagnosis: true });
    await openWith(app, { name: 'Another Name' });
    await app.sql("update patient set name = 'Renamed', diagnosis = 'Another' where id = $1", [id]);
    const text = await textOf(bill.id);
    for (const each of [
      'Recovery House',
      'Registration number CE/UP/2026/77',
      'Sunita Yadav',
      '44 years',
      'Female',
      'Dr Mehra',
      'Knee replacement',
      'Treated by Kavita Singh, UP 123',
      'SAC 999314',
      'Six Hundred Rupees Only',
      'Seal and signature',
    ])
      expect(text).toContain(said(each));
    const plain = await issue([await charge(1_000)]);
    expect(await textOf(plain.id)).not.toContain('Diagnosis');
  });

  it('says the sessions of its package as of printing', async () => {
    const { done: sold } = await admin.sell({
      patientId: id,
      name: 'Two sessions',
      sessions: 2,
      price: 100_000,
      validUntil: '2026-12-31',
    });
    const bill = await issue([sold?.chargeId ?? '']);
    expect(await textOf(bill.id)).toContain(said('Sessions attended until 10 Mar 2026, the day of printing: none'));
    const session = await insertAppointment(app.sql, id, { status: 'scheduled', starts_at: '2026-03-11T04:30:00Z' });
    await onceBegun(app, () => admin.complete(session.id));
    app.clock.set(new Date('2026-03-20T06:30:00Z'));
    expect(await textOf(bill.id)).toContain(
      said('Sessions attended until 20 Mar 2026, the day of printing: 11 Mar 2026'),
    );
  });

  it('comes in the language that was asked for, and no cache keeps it', async () => {
    const bill = await issue([await charge(60_000)]);
    const hindi = await printed(bill.id, adminClient, '?language=hi');
    expect(hindi.status).toBe(200);
    expect(hindi.headers.get('content-language')).toBe('hi');
    expect(hindi.headers.get('cache-control')).toBe('no-store');
    expect(hindi.headers.get('content-type')).toBe('application/pdf');
    expect(hindi.headers.get('content-disposition')).toBe(
      `attachment; filename=bill-${bill.number.replaceAll('/', '-')}.pdf`,
    );
    expect(readPdf(hindi.bytes).text).toContain(said('छह सौ रुपये'));
    expect(await textOf(bill.id, patientClient, '', 'hi-IN')).toContain(said('मुहर और हस्ताक्षर'));
    expect(await textOf(bill.id, adminClient, '', 'hi-IN')).toContain(said('Seal and signature'));
    expect((await printed(bill.id, adminClient, '?language=fr')).status).toBe(400);
    const program = app.client(
      (await insertApiKey(app.sql, (await insertAdmin(app.sql)).id, { scopes: ['payments:read'] })).text,
    );
    expect(await textOf(bill.id, program, '?language=hi')).toContain(said('छह सौ रुपये'));
  });
});
