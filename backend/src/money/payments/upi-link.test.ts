import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertPayment } from '../../../test/builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { upiLink } from './upi-link.js';

const id = '01a1f8c6-6104-7131-a85a-082a7fe1675b';

it.each([
  [{ vpa: 'asha@kotak', name: 'Asha' }, 150_000, 'pa=asha@kotak&pn=Asha&am=1500.00'],
  [
    { vpa: 'a.b-1@ok', name: 'Rao & Sons = आशा' },
    5,
    'pa=a.b-1@ok&pn=Rao%20%26%20Sons%20%3D%20%E0%A4%86%E0%A4%B6%E0%A4%BE&am=0.05',
  ],
  [{ vpa: 'asha@kotak', name: 'Asha' }, 100_000_000, 'pa=asha@kotak&pn=Asha&am=1000000.00'],
])('of %j for %i paise is %s', (payee, amountPaise, beginning) => {
  expect(upiLink({ ...payee, patientNumber: 123 }, { id, amountPaise })).toBe(
    `upi://pay?${beginning}&cu=INR&tn=PT-000123&tr=01a1f8c661047131a85a082a7fe1675b`,
  );
});

let app: TestApp;
let admin: TestClient;
let patient: TestClient;
let record: { id: string; reference: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const made = await insertPatientWithAccount(app.sql);
  record = made.record;
  patient = await app.signIn(made.user.phone);
});
afterAll(() => app.close());

const setVpa = (vpa: string | null) => app.sql("update clinic_settings set vpa = $1, name = 'Asha'", [vpa]);
const linkOf = async (payment: string, browser = admin) => {
  const { body } = await browser.graphql<{ payment: { upiLink: string | null } }>(
    `{ payment(id: "${payment}") { upiLink } }`,
  );
  return body.data?.payment.upiLink;
};

it('is there for what is expected by UPI alone, once the settings say where to, for staff and the patient', async () => {
  const pending = { status: 'Pending' };
  const { id: expected } = await insertPayment(app.sql, record.id, pending);
  expect(await linkOf(expected)).toBeNull();
  await setVpa('asha@kotak');
  const link = `upi://pay?pa=asha@kotak&pn=Asha&am=1500.00&cu=INR&tn=${record.reference}&tr=${expected.replaceAll('-', '')}`;
  for (const browser of [admin, patient]) expect(await linkOf(expected, browser)).toBe(link);
  const others = [{}, { status: 'Failed' }, { status: 'Refunded' }, { ...pending, method: 'Cash' }];
  for (const columns of others) expect(await linkOf((await insertPayment(app.sql, record.id, columns)).id)).toBeNull();
  expect(await linkOf((await insertPayment(app.sql, null, pending)).id)).toBeNull();
  await app.sql('update patient set deleted_at = $2 where id = $1', [record.id, NOON]);
  expect(await linkOf(expected)).toBeNull();
});
