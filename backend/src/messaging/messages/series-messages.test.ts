import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { bookSeries, cancelSeries, changeSeries } from '../../../test/series.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
let userId: string;
let physiotherapistId: string;
beforeAll(async () => {
  app = await createTestApp();
  ({ admin } = await signInAdmin(app));
});
beforeEach(async () => {
  app.clock.set(NOON);
  await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
  const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: '+919876543210' });
  [patientId, userId] = [record.id, user.id];
  physiotherapistId = (await insertPhysiotherapist(app.sql, { name: 'Kavya Rao' })).id;
  await app.sql('delete from message');
});
afterAll(() => app.close());

interface Queued {
  kind: string;
  text: string;
  status: string;
}
const TIMES = ['2026-03-12T10:30', '2026-03-14T10:30', '2026-03-17T10:30'];
const queued = async (kind?: string) =>
  app.sql<Queued>(
    'select kind, text, status from message where $1::text is null or kind = $1 order by created_at, id',
    [kind],
  );
const changes = async () => (await queued()).filter(({ kind }) => !kind.startsWith('REMINDER'));
async function booked() {
  const { done } = await bookSeries(admin, { patientId, physiotherapistId, startsAt: TIMES });
  return { id: done?.id ?? '', ids: done?.sessions.map(({ id }) => id) ?? [] };
}

it('a booked series is one message; each session has its reminders', async () => {
  await booked();
  expect(await changes()).toEqual([
    {
      kind: 'SERIES_BOOKED',
      text: 'Your series of physiotherapy sessions is booked with Kavya Rao. Sessions: 3, first: Thu 12 Mar, 10:30 AM, last: Tue 17 Mar, 10:30 AM. To change it, please call +91 522 400 1234. Asha Physiotherapy',
      status: 'QUEUED',
    },
  ]);
  expect([(await queued('REMINDER_DAY')).length, (await queued('REMINDER_HOURS')).length]).toEqual([3, 3]);
});

it('a changed series is one message about those that change, in the language of the patient', async () => {
  const { id, ids } = await booked();
  await changeSeries(admin, id, ids[1] ?? '', { time: '16:00' });
  const { id: other } = await insertPhysiotherapist(app.sql, { name: 'Neha Kapoor' });
  await app.sql("update app_user set language = 'Hindi' where id = $1", [userId]);
  await changeSeries(admin, id, ids[0] ?? '', { physiotherapistId: other });
  expect((await changes()).map(({ kind, text, status }) => [kind, status, text])).toEqual([
    ['SERIES_BOOKED', 'SKIPPED', expect.any(String)],
    [
      'SERIES_CHANGED',
      'SKIPPED',
      'Your series of physiotherapy sessions has changed from Sat 14 Mar, 10:30 AM on. Sessions changed: 2. They are now at 4:00 PM, with Kavya Rao. Questions? Please call +91 522 400 1234. Asha Physiotherapy',
    ],
    [
      'SERIES_CHANGED',
      'QUEUED',
      'गुरु 12 मार्च, सुबह 10:30 बजे से आपके फिजियोथेरेपी सेशन बदल गए हैं। बदले हुए सेशन: 3। अब ये उसी समय होंगे, Neha Kapoor के साथ। पूछने के लिए +91 522 400 1234 पर फोन करें। Asha Physiotherapy',
    ],
  ]);
});

it('a canceled series is one message, also where one of its sessions was moved alone before', async () => {
  const { id, ids } = await booked();
  const moved = `mutation { moveAppointment(id: "${ids[2]}", input: { appointmentDate: "2026-03-17T15:00" }) { id } }`;
  expect((await admin.graphql(moved)).body.errors).toBeUndefined();
  await cancelSeries(admin, id, ids[1] ?? '');
  expect((await changes()).map(({ kind, status }) => [kind, status])).toEqual([
    ['SERIES_BOOKED', 'SKIPPED'],
    ['SESSION_MOVED', 'SKIPPED'],
    ['SERIES_CHANGED', 'QUEUED'],
  ]);
  expect((await queued('SERIES_CHANGED'))[0]?.text).toContain(
    'from Sat 14 Mar, 10:30 AM on. Sessions changed: 2. They are now cancelled, and will not take place.',
  );
});

it('a session of a series that is moved or canceled alone has its own message', async () => {
  const { ids } = await booked();
  await admin.graphql(`mutation { cancelAppointment(id: "${ids[0]}") { id } }`);
  await admin.graphql(
    `mutation { moveAppointment(id: "${ids[1]}", input: { appointmentDate: "2026-03-14T15:00" }) { id } }`,
  );
  const texts = (await changes()).map(({ kind, text }) => [kind, text]);
  expect(texts.slice(1)).toEqual([
    ['SESSION_CANCELED', expect.stringContaining('Thu 12 Mar, 10:30 AM')],
    ['SESSION_MOVED', expect.stringMatching(/Sat 14 Mar, 10:30 AM .* Sat 14 Mar, 3:00 PM/)],
  ]);
});

it('before the opening nobody is told', async () => {
  await setBackSettings(app);
  const { id, ids } = await booked();
  await changeSeries(admin, id, ids[0] ?? '', { time: '16:00' });
  await cancelSeries(admin, id, ids[0] ?? '');
  expect(await queued()).toEqual([]);
});
