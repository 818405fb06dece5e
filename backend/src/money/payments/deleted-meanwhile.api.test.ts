import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin, insertPatient } from '../../../test/builders.js';
import { openWith } from '../../../test/clinic-calls.js';
import { linkCalls } from '../../../test/link-calls.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let admin: ReturnType<typeof moneyCalls> & ReturnType<typeof linkCalls>;
let id: string;
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://clinic.example' } });
  const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  admin = { ...moneyCalls(browser), ...linkCalls(browser) };
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { vpa: 'asha@kotak', name: 'Asha' });
  ({ id } = await insertPatient(app.sql));
});

/** Rows of money of the record. */
const written = async () =>
  app.sql(
    `select 'payment' as what from payment where patient_id = $1 union all select 'charge' from charge where patient_id = $1
     union all select 'package' from package where patient_id = $1 union all select 'bill' from bill where patient_id = $1`,
    [id],
  );

it.each([
  ['a charge', () => admin.charge(id, 5_000)],
  ['a payment', () => admin.pay(id, 5_000)],
  [
    'a package',
    () => admin.sell({ patientId: id, name: 'Ten sessions', sessions: 10, price: 500_000, validUntil: '2026-12-31' }),
  ],
  ['a bill', async (chargeId: string) => admin.bill(id, [chargeId])],
  ['a payment link', () => admin.create({ patientId: id, amount: 5_000 })],
] as const)('%s that waits while the record is deleted is refused, and nothing is written', async (what, write) => {
  const chargeId = what === 'a bill' ? ((await admin.charge(id, 5_000)).done?.id ?? '') : '';
  const before = await written();
  const deleting = new Client({ connectionString: app.database.ownerUrl });
  await deleting.connect();
  await deleting.query('begin');
  await deleting.query('update patient set deleted_at = now() where id = $1', [id]);
  const asked = write(chargeId);
  await expect
    .poll(() => app.sql("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
    .toHaveLength(1);
  await deleting.query('commit');
  await deleting.end();
  expect((await asked).error?.code).toBe('NOT_FOUND');
  expect(await written()).toEqual(before);
});
