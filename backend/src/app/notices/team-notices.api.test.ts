import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertAdmin,
  insertCover,
  insertPatient,
  insertPatientWithAccount,
  insertUser,
} from '../../../test/builders.js';
import { updateSettings } from '../../../test/clinic-calls.js';
import { Listener, toldTo } from '../../../test/listener.js';
import { ask, insertMember, type Member } from '../../../test/notes.js';
import { noticesOf, readNotices, seeNotices } from '../../../test/notice-calls.js';
import { giveRecord, startProgramme } from '../../../test/programmes.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { insertWaiting } from '../../../test/waiting-calls.js';
import { actingAccountId } from '../../platform/access/acting.js';
import { writeNotices } from './write-notices.js';

let app: TestApp;
let admin: TestClient;
let other: TestClient;
let desk: TestClient;
let kavya: Member;
let neha: Member;
const listening: Listener[] = [];
beforeAll(async () => {
  app = await createTestApp();
  const own = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
  admin = await app.signIn(own.phone, 'admin');
  other = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
  kavya = await insertMember(app, 'Kavya Rao');
  neha = await insertMember(app, 'Neha Kapoor');
});
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('delete from notice');
  await app.sql('update cover set ended_at = now() where ended_at is null');
});
afterEach(async () => {
  await Promise.all(listening.splice(0).map((listener) => listener.leave()));
});
afterAll(() => app.close());

const days = (count: number) => new Date(NOON.getTime() + count * 24 * 3_600_000);
const addCover = (from: string, until: string) =>
  ask<{ id: string }>(desk, 'mutation ($input: CoverInput!) { addCover(input: $input) { id } }', {
    input: { absentId: kavya.id, byId: neha.id, from: `2026-03-${from}`, until: `2026-03-${until}` },
  });
/** Notices for the desk, each of its minute. */
const write = (...texts: string[]) =>
  app.connections.orm.em.fork().transactional(async (tx) => {
    for (const [minute, text] of texts.entries())
      await writeNotices(
        tx,
        [{ kind: 'REQUEST_CAME', audience: 'DESK', text }],
        new Date(NOON.getTime() - minute * 60_000),
      );
  });

describe('who stands in', () => {
  it('is told on the first day of the cover, and nobody else is', async () => {
    await addCover('12', '14');
    expect(await noticesOf(neha.browser)).toEqual([]);
    app.clock.set('2026-03-11T18:29:59Z');
    expect(await noticesOf(neha.browser)).toEqual([]);
    app.clock.set('2026-03-11T18:30:00Z');
    expect((await readNotices(neha.browser)).notices).toMatchObject([
      { kind: 'COVER_BEGAN', text: 'You stand in for Kavya Rao until Sat 14 Mar.', at: '2026-03-11T18:30:00.000Z' },
    ]);
    for (const browser of [kavya.browser, desk, admin]) expect(await noticesOf(browser)).toEqual([]);
  });

  it('is not told of a cover that was ended before, and at once of one that begins today', async () => {
    const { data } = await addCover('12', '14');
    await ask(desk, `mutation { endCover(id: "${data?.id}") }`);
    app.clock.set(days(3));
    expect(await noticesOf(neha.browser)).toEqual([]);
    app.clock.set(NOON);
    await addCover('10', '10');
    expect(await noticesOf(neha.browser)).toEqual([['COVER_BEGAN', 'You stand in for Kavya Rao on Tue 10 Mar.']]);
  });
});

describe('a danger sign', () => {
  const SIGN = ['DANGER_SIGN', 'A danger sign waits for an answer.'];

  it('is told to the physiotherapist of the plan, to whoever covers and to admins, and not to the desk', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
    await giveRecord(app, record.id, kavya);
    await startProgramme(kavya.browser, record.id);
    const patient = await app.signIn(user.phone);
    const keys = ['chest', 'bladder', 'legweakness', 'fall', 'fever', 'nightpain'];
    const answers = keys.map((sign) => ({ sign, yes: sign === 'fall' }));
    const entry = { clientId: randomUUID(), at: app.clock.now(), dangerCheck: { answers } };
    await ask(patient, 'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { outcome } }', {
      entries: [entry],
    });
    for (const browser of [desk, neha.browser]) expect(await noticesOf(browser)).toEqual([]);
    await insertCover(app.sql, kavya.id, neha.id);
    for (const browser of [kavya.browser, neha.browser, admin]) expect(await noticesOf(browser)).toEqual([SIGN]);
    expect((await readNotices(neha.browser)).notices).toMatchObject([{ patient: { name: 'Lata Iyer' } }]);
    app.clock.set(days(3));
    expect(await noticesOf(neha.browser)).toEqual([]);
  });
});

describe('admins are told', () => {
  it('that somebody opened a record for a reason, without the reason', async () => {
    const { id } = await insertPatient(app.sql, { name: 'Sunita Devi' });
    await ask(kavya.browser, `mutation { openRecord(patientId: "${id}", reason: "She called me at night") { reach } }`);
    for (const browser of [desk, kavya.browser]) expect(await noticesOf(browser)).toEqual([]);
    expect((await readNotices(admin)).notices).toMatchObject([
      {
        kind: 'RECORD_OPENED',
        text: "Kavya Rao opened the record of another's patient for a reason.",
        patient: { name: 'Sunita Devi' },
        subjectId: id,
      },
    ]);
  });

  it('of an alarm, except the one whose doing it is', async () => {
    await updateSettings(admin, { vpa: 'asha@bank' });
    expect(await noticesOf(other)).toEqual([['ALARM', 'The UPI address is now asha@bank; by Anita Verma.']]);
    for (const browser of [admin, desk, kavya.browser]) expect(await noticesOf(browser)).toEqual([]);
  });

  it('that somebody read more records than allowed, once a day', async () => {
    const narrow = await createTestApp({ database: app.database, limits: { recordsPerSessionHour: 1 } });
    for (let at = 0; at < 3; at += 1) await insertPatient(app.sql);
    const list = () => admin.rest('GET', '/admin/patients?page=1&limit=3');
    const reader = await narrow.signIn((await insertAdmin(app.sql, { full_name: 'Ravi Nair' })).phone, 'admin');
    for (let at = 0; at < 2; at += 1) {
      expect((await reader.rest('GET', '/admin/patients?page=1&limit=3')).status).toBe(429);
      await narrow.application.sumAudit();
    }
    expect((await list()).status).toBe(200);
    expect(await noticesOf(admin)).toEqual([['ALARM', 'Ravi Nair read more records in an hour than allowed.']]);
    expect(await noticesOf(reader)).toEqual([]);
    await narrow.close();
  });
});

describe('the bell', () => {
  it('counts what came since it was opened, up to 99, for each account alone', async () => {
    await write(...Array.from({ length: 101 }, (_, at) => `Notice ${at}.`));
    const { notices, unseen, page } = await readNotices(desk, { first: 100 });
    expect([notices.length, unseen, page?.hasNextPage]).toEqual([100, 99, true]);
    const [newest, second] = notices;
    expect(await seeNotices(desk, second?.id ?? '')).toBe(1);
    expect((await readNotices(desk)).notices.slice(0, 3).map(({ isSeen }) => isSeen)).toEqual([false, true, true]);
    expect(await Promise.all([newest, newest].map((one) => seeNotices(desk, one?.id ?? '')))).toEqual([0, 0]);
    expect((await readNotices(desk)).unseen).toBe(0);
    expect((await readNotices(admin)).unseen).toBe(99);
  });

  it('still counts a notice that was written before those that were seen, and commits later', async () => {
    let commit = () => {};
    const held = new Promise<void>((resolve) => (commit = resolve));
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const late = app.connections.orm.em.fork().transactional(async (tx) => {
      await writeNotices(tx, [{ kind: 'REQUEST_CAME', audience: 'DESK', text: 'Late.' }], days(-1));
      isWritten();
      await held;
    });
    await written;
    await write('Early.');
    const [early] = (await readNotices(desk)).notices;
    expect(await seeNotices(desk, early?.id ?? '')).toBe(0);
    commit();
    await late;
    expect((await readNotices(desk)).unseen).toBe(1);
  });

  it('is turned page by page', async () => {
    await write('First.', 'Second.', 'Third.');
    const { notices, page } = await readNotices(desk, { first: 2 });
    expect(notices.map(({ text }) => text)).toEqual(['First.', 'Second.']);
    const rest = await readNotices(desk, { first: 2, after: page?.endCursor ?? '' });
    expect([rest.notices.map(({ text }) => text), rest.page?.hasNextPage]).toEqual([['Third.'], false]);
  });

  it('refuses what is no page and no notice', async () => {
    for (const asked of [{ first: 0 }, { first: 101 }, { after: 'nowhere' }])
      expect((await readNotices(desk, asked)).code).toBe('BAD_INPUT');
    await write('One.');
    for (const id of ['newest', '00000000-0000-7000-8000-000000000000']) expect(await seeNotices(desk, id)).toBe(1);
    const patient = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    for (const code of [(await readNotices(patient)).code, await seeNotices(patient, randomUUID())])
      expect(code).toBe('FORBIDDEN');
  });

  it('forgets what is 30 days old, also before it is deleted', async () => {
    await write('Old.');
    app.clock.set(new Date(days(30).getTime() - 1));
    expect(await noticesOf(desk)).toHaveLength(1);
    app.clock.set(days(30));
    expect([await noticesOf(desk), (await readNotices(desk)).unseen]).toEqual([[], 0]);
    app.clock.set(new Date(days(30).getTime() - 1));
    await app.application.runMaintenance();
    expect(await noticesOf(desk)).toHaveLength(1);
    app.clock.set(days(30));
    await app.application.runMaintenance();
    expect(await app.sql('select from notice')).toEqual([]);
  });

  it('leaves a line in the trail when it is opened', async () => {
    await write('One.');
    const [one] = (await readNotices(desk)).notices;
    await seeNotices(desk, one?.id ?? '');
    const lines = await app.sql(
      "select actor_role, subject_type, changed_fields, details from audit_event where verb = 'notice.see' and outcome = 'done' order by id desc limit 1",
    );
    expect(lines).toEqual([
      { actor_role: 'reception', subject_type: 'user', changed_fields: ['notices'], details: null },
    ]);
  });
});

describe('the stream of changes', () => {
  it('tells of notices and of the waiting list whom they are for', async () => {
    const browsers = [desk, admin, kavya.browser, neha.browser];
    for (const browser of browsers) listening.push(await Listener.open(browser));
    const [nothing, news] = [[], ['notices']];
    await write('For the desk.');
    expect(await toldTo(app, ...listening)).toEqual([news, news, nothing, nothing]);
    await updateSettings(other, { vpa: 'other@bank' });
    expect((await toldTo(app, ...listening)).map((topics) => topics.includes('notices'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    await app.connections.orm.em.fork().transactional(async (tx) => {
      expect(actingAccountId(tx)).toBeNull();
      const text = 'For one alone.';
      await writeNotices(tx, [{ kind: 'COLUMN_CHANGED', audience: 'NOBODY', text, physiotherapistId: kavya.id }], NOON);
    });
    expect(await toldTo(app, ...listening)).toEqual([nothing, nothing, news, nothing]);
    await insertWaiting(app.sql, (await insertPatient(app.sql)).id);
    expect(await toldTo(app, ...listening)).toEqual([['waiting'], ['waiting'], nothing, nothing]);
  });
});
