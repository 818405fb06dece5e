import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookCalls } from '../../../test/book-calls.js';
import { insertAdmin, insertAppointment, insertPatient } from '../../../test/builders.js';
import { journalFile } from '../../../test/journal-file.js';
import { moneyCalls } from '../../../test/money-calls.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function on(day: string) {
  app.clock.set(`${day}T06:30:00Z`);
  const client = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  return { client, money: moneyCalls(client), books: bookCalls(client) };
}

it('the journal of closed days stays when a package is closed that had ended before', async () => {
  const { id: patientId } = await insertPatient(app.sql);
  const start = await on('2026-03-02');
  const offer = { patientId, name: 'One', sessions: 1, price: 50_000, validUntil: '2026-03-10' };
  const packageId = (await start.money.sell(offer)).done?.id ?? '';
  const starts_at = new Date('2026-03-10T03:30:00Z');
  const { id } = await insertAppointment(app.sql, patientId, { status: 'scheduled', price: 60_000, starts_at });
  // The session is marked after its day was closed: its use counts on the day after the package had ended.
  const late = await on('2026-03-12');
  expect((await late.books.close('2026-03-10', 0)).error).toBeUndefined();
  expect((await late.money.complete(id)).error).toBeUndefined();
  const days = 'from=2026-03-01&until=2026-03-12';
  const handedOver = await journalFile(late.client, days);
  expect(handedOver.text).toContain('Package expired');
  const after = await on('2026-03-15');
  expect((await after.money.close(packageId)).error).toBeUndefined();
  expect((await journalFile(after.client, days)).text).toBe(handedOver.text);
});
