import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPatientWithAccount, insertPhysiotherapist } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import { bookSeries, cancelSeries, changeSeries } from '../../../test/series.js';
import { signInAdmin } from '../../../test/signed-in-admin.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
let patientId: string;
let userId: string;
let physiotherapistId: string;
beforeAll(async () => {
  app = await createTestApp({ config: { messageHoldSeconds: 60 } });
  ({ admin } = await signInAdmin(app));
});
beforeEach(async () => {
  app.clock.set(at('12:00:00'));
  await openWith(app, { name: 'Asha Physiotherapy', phones: ['+91 522 400 1234'] });
  const { record, user } = await insertPatientWithAccount(app.sql, { contact_phone: '+919876543210' });
  [patientId, userId] = [record.id, user.id];
  physiotherapistId = (await insertPhysiotherapist(app.sql, { name: 'Kavya Rao' })).id;
  await app.sql('delete from message');
  app.sms.messages.length = 0;
});
afterAll(() => app.close());

/** A moment of the 10th on the clinic's clock. */
const at = (time: string) => new Date(`2026-03-10T${time}+05:30`);
const TIMES = ['2026-03-12T10:30', '2026-03-14T10:30', '2026-03-17T10:30'];
const kinds = async (kind: string) =>
  (await app.sql("select id from message where kind = $1 and status = 'QUEUED'", [kind])).length;

async function sentAt(time: string): Promise<[string | undefined, string][]> {
  app.clock.set(at(time));
  await app.application.sendMessages(at(time));
  return app.sms.messages.splice(0).map(({ kind, text }) => [kind, text]);
}

async function booked() {
  const { done } = await bookSeries(admin, { patientId, physiotherapistId, startsAt: TIMES });
  return { id: done?.id ?? '', ids: done?.sessions.map(({ id }) => id) ?? [] };
}

/** A booked series of which the patient has been told. */
async function bookedAndTold() {
  const series = await booked();
  expect((await sentAt('12:01:00')).map(([kind]) => kind)).toEqual(['SERIES_BOOKED']);
  app.clock.set(at('12:10:00'));
  return series;
}

const changed = (from: string, count: number, now: string) =>
  `Your series of physiotherapy sessions has changed from ${from} on. Sessions changed: ${count}. They are now ${now}. Questions? Please call +91 522 400 1234. Asha Physiotherapy`;

it('a booked series is one message, after the hold; each session has its reminders', async () => {
  await booked();
  expect([await kinds('REMINDER_DAY'), await kinds('REMINDER_HOURS')]).toEqual([3, 3]);
  expect(await sentAt('12:00:59')).toEqual([]);
  expect(await sentAt('12:01:00')).toEqual([
    [
      'SERIES_BOOKED',
      'Your series of physiotherapy sessions is booked with Kavya Rao. Sessions: 3, first: Thu 12 Mar, 10:30 AM, last: Tue 17 Mar, 10:30 AM. To change it, please call +91 522 400 1234. Asha Physiotherapy',
    ],
  ]);
});

describe('a series of which the patient knows', () => {
  it('is told once as it is then, by one message about all that differs', async () => {
    const { id, ids } = await bookedAndTold();
    await changeSeries(admin, id, ids[1] ?? '', { time: '16:00' });
    expect(await sentAt('12:11:00')).toEqual([
      ['SERIES_CHANGED', changed('Sat 14 Mar, 10:30 AM', 2, 'at 4:00 PM, with Kavya Rao')],
    ]);
    const { id: other } = await insertPhysiotherapist(app.sql, { name: 'Neha Kapoor' });
    await app.sql("update app_user set language = 'Hindi' where id = $1", [userId]);
    await changeSeries(admin, id, ids[0] ?? '', { physiotherapistId: other });
    expect(await sentAt('12:20:00')).toEqual([
      [
        'SERIES_CHANGED',
        'गुरु 12 मार्च, सुबह 10:30 बजे से आपके फिजियोथेरेपी सेशन बदल गए हैं। बदले हुए सेशन: 3। अब ये उसी समय होंगे, Neha Kapoor के साथ। पूछने के लिए +91 522 400 1234 पर फोन करें। Asha Physiotherapy',
      ],
    ]);
  });

  it('and that is changed and changed back within the hold tells nothing (law 8)', async () => {
    const { id, ids } = await bookedAndTold();
    await changeSeries(admin, id, ids[0] ?? '', { time: '16:00' });
    await changeSeries(admin, id, ids[0] ?? '', { time: '10:30' });
    expect(await sentAt('12:30:00')).toEqual([]);
  });

  it('and of which parts are changed one after the other is told in one message', async () => {
    const { id, ids } = await bookedAndTold();
    await changeSeries(admin, id, ids[0] ?? '', { time: '16:00' });
    await cancelSeries(admin, id, ids[2] ?? '');
    expect(await sentAt('12:30:00')).toEqual([
      ['SERIES_CHANGED', changed('Thu 12 Mar, 10:30 AM', 3, 'partly moved or cancelled, so please ask us')],
    ]);
  });

  it('is called off by one message, also where one of its sessions was moved alone before', async () => {
    const { id, ids } = await bookedAndTold();
    const moved = `mutation { moveAppointment(id: "${ids[2]}", input: { appointmentDate: "2026-03-17T15:00" }) { id } }`;
    expect((await admin.graphql(moved)).body.errors).toBeUndefined();
    await cancelSeries(admin, id, ids[1] ?? '');
    expect(await sentAt('12:30:00')).toEqual([
      ['SERIES_CHANGED', changed('Sat 14 Mar, 10:30 AM', 2, 'cancelled, and will not take place')],
    ]);
  });

  it('has its own message for a session that is moved or canceled alone', async () => {
    const { ids } = await bookedAndTold();
    await admin.graphql(`mutation { cancelAppointment(id: "${ids[0]}") { id } }`);
    await admin.graphql(
      `mutation { moveAppointment(id: "${ids[1]}", input: { appointmentDate: "2026-03-14T15:00" }) { id } }`,
    );
    expect(await sentAt('12:30:00')).toEqual([
      ['SESSION_CANCELED', expect.stringContaining('Thu 12 Mar, 10:30 AM')],
      ['SESSION_MOVED', expect.stringMatching(/Sat 14 Mar, 10:30 AM .* Sat 14 Mar, 3:00 PM/)],
    ]);
  });
});

describe('a series of which the patient was not told yet', () => {
  it('is told as booked, with what is left of it', async () => {
    const { id, ids } = await booked();
    await cancelSeries(admin, id, ids[2] ?? '');
    await changeSeries(admin, id, ids[0] ?? '', { time: '16:00' });
    expect(await sentAt('12:30:00')).toEqual([
      ['SERIES_BOOKED', expect.stringContaining('Sessions: 2, first: Thu 12 Mar, 4:00 PM, last: Sat 14 Mar, 4:00 PM.')],
    ]);
  });

  it('and that is called off within the hold tells nothing', async () => {
    const { id, ids } = await booked();
    await cancelSeries(admin, id, ids[0] ?? '');
    expect(await sentAt('12:30:00')).toEqual([]);
  });
});

it('before the opening nobody is told', async () => {
  await setBackSettings(app);
  const { id, ids } = await booked();
  await changeSeries(admin, id, ids[0] ?? '', { time: '16:00' });
  await cancelSeries(admin, id, ids[0] ?? '');
  expect(await app.sql('select id from message')).toEqual([]);
});
