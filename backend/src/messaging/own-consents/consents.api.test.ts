import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertUser, type UserRow } from '../../../test/builders.js';
import { setConsent, setReminders, settingsOf } from '../../../test/reminder-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let account: UserRow;
let patient: TestClient;
beforeEach(async () => {
  app.clock.set(NOON);
  account = await insertUser(app.sql);
  patient = await app.signIn(account.phone);
});

const read = async () =>
  (await patient.graphql<{ myConsents: object[] }>('{ myConsents { purpose given changedAt } }')).body.data?.myConsents;
const stored = () =>
  app.sql('select purpose, given, text_version, language, at from consent where account_id = $1 order by at', [
    account.id,
  ]);
const audited = (verb: string) =>
  app.sql(
    `select subject_type, changed_fields from audit_event where verb = $1 and actor_id = $2 and outcome = 'done'`,
    [verb, account.id],
  );
const minutesLater = (minutes: number) => app.clock.set(new Date(NOON.getTime() + minutes * 60_000));

describe('the consents of a patient (companion §6)', () => {
  it('begin as not given', async () => {
    expect(await read()).toEqual([
      { purpose: 'SHARE_REPORTS', given: false, changedAt: null },
      { purpose: 'REMINDERS', given: false, changedAt: null },
    ]);
    expect(await setConsent(patient, false)).toEqual({ purpose: 'REMINDERS', given: false, changedAt: null });
    expect(await stored()).toEqual([]);
  });

  it('are given and taken back by the same call; each word stays, with text version and language, and is audited', async () => {
    expect(await setConsent(patient, true)).toEqual({
      purpose: 'REMINDERS',
      given: true,
      changedAt: NOON.toISOString(),
    });
    minutesLater(1);
    expect(await setConsent(patient, true)).toMatchObject({ changedAt: NOON.toISOString() });
    await app.sql(`update app_user set language = 'Hindi' where id = $1`, [account.id]);
    await setConsent(patient, false);
    const of = { purpose: 'REMINDERS', text_version: 1 };
    expect(await stored()).toEqual([
      { ...of, given: true, language: 'EN', at: NOON },
      { ...of, given: false, language: 'HI', at: app.clock.now() },
    ]);
    expect(await read()).toMatchObject([{ given: false }, { given: false, changedAt: app.clock.now().toISOString() }]);
    const line = { subject_type: 'consent', changed_fields: expect.arrayContaining(['given', 'purpose']) as string[] };
    expect(await audited('consent.own')).toEqual([line, line]);
  });

  it('of one purpose say nothing of the other', async () => {
    await setConsent(patient, true, 'SHARE_REPORTS');
    expect(await read()).toMatchObject([{ given: true }, { given: false }]);
  });

  it('said by two devices at once are stored once, and taken back in the same moment keep their order', async () => {
    await Promise.all(Array.from({ length: 6 }, () => setConsent(patient, true)));
    expect(await stored()).toHaveLength(1);
    await setConsent(patient, false);
    expect((await stored()).map(({ given }) => given)).toEqual([true, false]);
    expect(await read()).toMatchObject([{ given: false }, { given: false }]);
  });

  it.each(['update consent set given = true', 'delete from consent', 'truncate consent'])(
    'are changed by nobody: %s',
    async (statement) => {
      await setConsent(patient, true);
      await expect(app.sql(statement)).rejects.toThrow();
    },
  );

  it('are those of the account alone', async () => {
    await setConsent(patient, true);
    const other = await app.signIn((await insertUser(app.sql)).phone);
    const { body } = await other.graphql<{ myConsents: { given: boolean }[] }>('{ myConsents { given } }');
    expect(body.data?.myConsents).toEqual([{ given: false }, { given: false }]);
  });
});

const ALL = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

describe('the time of reminders', () => {
  it('is nine on all days at first, also after the consent was given', async () => {
    expect(await settingsOf(patient)).toMatchObject({ at: '09:00', weekdays: ALL, devices: 0 });
    await setConsent(patient, true);
    expect(await settingsOf(patient)).toMatchObject({ at: '09:00', weekdays: ALL });
  });

  it.each([
    ['05:59', ALL, 'at'],
    ['22:00', ALL, 'at'],
    ['7:30', ALL, 'at'],
    ['07:60', ALL, 'at'],
    ['07:30', [], 'weekdays'],
    ['07:30', ['MONDAY', 'MONDAY'], 'weekdays'],
  ])('%s on %j is refused, and nothing is written', async (at, weekdays, input) => {
    expect(await setReminders(patient, at, weekdays)).toEqual({ [input]: expect.any(String) as string });
    expect(await settingsOf(patient)).toMatchObject({ at: '09:00', weekdays: ALL });
    expect(await audited('reminder.own')).toEqual([]);
  });

  it('is the patient’s, in the order of the week, and audited where it changed', async () => {
    const chosen = { at: '06:00', weekdays: ['MONDAY', 'SUNDAY'], devices: 0 };
    expect(await setReminders(patient, '06:00', ['SUNDAY', 'MONDAY'])).toEqual(chosen);
    expect(await setReminders(patient, '06:00', ['MONDAY', 'SUNDAY'])).toEqual(chosen);
    expect(await settingsOf(patient)).toMatchObject(chosen);
    expect(await setReminders(patient, '21:59', ['SUNDAY'])).toMatchObject({ at: '21:59', weekdays: ['SUNDAY'] });
    const fields = (await audited('reminder.own')).map(({ changed_fields: changed }) => changed as string[]);
    expect(fields).toEqual([expect.arrayContaining(['at', 'weekdays']), expect.arrayContaining(['at', 'weekdays'])]);
  });

  it('set by two devices the first time is one of the two', async () => {
    await Promise.all(['07:00', '08:00', '07:00', '08:00'].map((at) => setReminders(patient, at, ['MONDAY'])));
    expect(['07:00', '08:00']).toContain((await settingsOf(patient))?.at);
  });

  it('is refused in Hindi to a page in Hindi', async () => {
    const { body } = await patient.graphql(
      'mutation { setReminders(at: "23:00", weekdays: [MONDAY]) { at } }',
      {},
      { 'accept-language': 'hi' },
    );
    expect(body.errors?.[0]?.message).toMatch(/समय चुनें/);
  });
});
