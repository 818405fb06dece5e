import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertPatientWithAccount, insertUser, type UserRow } from '../../../test/builders.js';
import { openWith, setBackSettings } from '../../../test/clinic-calls.js';
import {
  accept,
  endGrant,
  familyPatients,
  insertGrant,
  invite,
  listGrants,
  setRights,
} from '../../../test/family-calls.js';
import { createMerging } from '../../../test/merging.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://clinic.example' } });
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

let patient: TestClient;
let user: UserRow;
let recordId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  await setBackSettings(app);
  const made = await insertPatientWithAccount(app.sql);
  ({ user } = made);
  recordId = made.record.id;
  patient = await app.signIn(user.phone);
});

const daysLater = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
const typeOf = (phone: string) => app.sql('select user_type from app_user where phone = $1', [phone]);
const texts = (phone: string) =>
  app.sql<{ text: string; status: string; send_after: Date }>(
    `select text, status, send_after from message where kind = 'FAMILY_INVITED' and recipient = $1 order by id`,
    [phone],
  );
async function invited(phone = freshPhone()): Promise<{ id: string; phone: string }> {
  const { data, message } = await invite(patient, phone);
  if (!data) throw new Error(message);
  return { id: data.id, phone };
}

describe('an invitation (companion §8)', () => {
  it.each([
    ['the own number', {}, 'phoneNumber'],
    ['no name', { name: ' ' }, 'name'],
    ['a name of 121 letters', { name: 'x'.repeat(121) }, 'name'],
    ['no relation', { relation: '' }, 'relation'],
    ['a relation of 41 letters', { relation: 'x'.repeat(41) }, 'relation'],
    ['a number of another country', { phoneNumber: '+44 7911 123456' }, 'phoneNumber'],
  ])('is refused with %s, and nothing is written', async (_what, fields, field) => {
    const { phoneNumber = user.phone, ...said } = fields as { phoneNumber?: string };
    const phone = field === 'phoneNumber' ? phoneNumber : freshPhone();
    const answer = await invite(patient, phone, said);
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['BAD_INPUT', [field]]);
    expect((await listGrants(patient)).data).toEqual([]);
  });

  it('is listed with what the patient said, and keeps version and language of the consent text', async () => {
    const phone = freshPhone();
    const { data } = await invite(patient, phone, { rights: ['MESSAGE', 'TICK', 'TICK'] }, { language: 'HI' });
    expect(data).toMatchObject({
      name: 'Anita',
      relation: 'daughter',
      mobileNumber: phone,
      rights: ['TICK', 'MESSAGE'],
      status: 'INVITED',
      grantedAt: NOON.toISOString(),
      acceptedAt: null,
      endedAt: null,
      lastSeenAt: null,
    });
    expect((await listGrants(patient)).data).toEqual([data]);
    expect((await listGrants(admin, recordId)).data).toEqual([data]);
    expect(
      await app.sql('select text_version, language, granted_by_id from family_grant where id = $1', [data?.id]),
    ).toEqual([{ text_version: 1, language: 'HI', granted_by_id: user.id }]);
  });

  it('is told once by a text that names nobody, in the language of the account, after the quiet hours, before the opening too', async () => {
    const known = await insertUser(app.sql, { language: 'Hindi' });
    const [first, second] = [freshPhone(), known.phone];
    const key = randomUUID();
    const answers = [await invite(patient, first, {}, { key }), await invite(patient, first, {}, { key })];
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect((await invite(patient, first, { name: 'Ravi' }, { key })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    await invite(patient, second);
    expect(await texts(first)).toMatchObject([
      { text: expect.stringMatching(/^Somebody lets .* https:\/\/clinic\.example\/t\/f$/) as string },
    ]);
    expect((await texts(second))[0]?.text).toMatch(/^किसी ने/);
    expect(JSON.stringify([await texts(first), await texts(second)])).not.toMatch(/Sunita|Yadav|Ramesh|Anita/);
    await openWith(app, { quiet_from: '21:00', quiet_until: '08:00' });
    app.clock.set(new Date('2026-03-10T16:30:00Z'));
    const late = await invited();
    expect(await texts(late.phone)).toMatchObject([{ send_after: new Date('2026-03-11T02:30:00Z') }]);
  });

  it('is not sent any more once it was taken back', async () => {
    const { id, phone } = await invited();
    await endGrant(patient, id);
    await app.application.sendMessages(NOON);
    expect(await texts(phone)).toMatchObject([{ status: 'SKIPPED' }]);
    const open = await invited();
    await app.application.sendMessages(NOON);
    expect(await texts(open.phone)).toMatchObject([{ status: 'SENT' }]);
  });

  it('of a number that has a live one is refused, and five are the most, also of seven at once', async () => {
    const { phone, id } = await invited();
    expect((await invite(patient, phone)).code).toBe('ALREADY_EXISTS');
    const answers = await Promise.all(Array.from({ length: 7 }, () => invite(patient, freshPhone())));
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'LIMIT_REACHED'),
      ...Array.from({ length: 4 }, () => 'done'),
    ]);
    await endGrant(patient, id);
    expect((await invite(patient, phone)).data?.status).toBe('INVITED');
  });

  it('of one number seven times at once is one', async () => {
    const phone = freshPhone();
    const answers = await Promise.all(Array.from({ length: 7 }, () => invite(patient, phone)));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['ALREADY_EXISTS']));
  });

  it('is one of ten a day at most; the next day brings new ones', async () => {
    for (let count = 0; count < 10; count += 1) await endGrant(patient, (await invited()).id);
    expect((await invite(patient, freshPhone())).code).toBe('LIMIT_REACHED');
    app.clock.set(daysLater(1));
    expect((await invite(patient, freshPhone())).data?.status).toBe('INVITED');
  });
});

describe('who was invited', () => {
  it('and has no account yet becomes a user without a record, and an unknown number still a patient', async () => {
    const { id, phone } = await invited();
    const daughter = await app.signIn(phone);
    expect(await typeOf(phone)).toEqual([{ user_type: 'user' }]);
    expect(
      await app.sql('select from patient p join app_user u on u.id = p.user_id where u.phone = $1', [phone]),
    ).toEqual([]);
    expect((await familyPatients(daughter)).data).toEqual([
      { grantId: id, name: 'Sunita Yadav', rights: ['TICK', 'MESSAGE'], status: 'INVITED' },
    ]);
    const stranger = freshPhone();
    await app.signIn(stranger);
    expect(await typeOf(stranger)).toEqual([{ user_type: 'patient' }]);
    const late = await invited();
    app.clock.set(daysLater(15));
    await app.signIn(late.phone);
    expect(await typeOf(late.phone)).toEqual([{ user_type: 'patient' }]);
  });

  it('accepts within 14 days; later it has lapsed, and can be sent anew', async () => {
    const { id, phone } = await invited();
    const daughter = await app.signIn(phone);
    expect((await accept(admin, id)).code).toBe('NOT_FOUND');
    expect((await accept(patient, id)).code).toBe('NOT_FOUND');
    app.clock.set(daysLater(14));
    expect([(await accept(daughter, id)).code, (await familyPatients(daughter)).data]).toEqual(['WRONG_STATE', []]);
    expect((await listGrants(patient)).data).toMatchObject([{ status: 'ENDED', endedAt: daysLater(14).toISOString() }]);
    const again = await invited(phone);
    expect((await accept(daughter, id)).code).toBe('WRONG_STATE');
    expect((await accept(daughter, again.id)).data).toMatchObject({ status: 'ACTIVE', name: 'Sunita Yadav' });
    expect((await accept(daughter, again.id)).data?.status).toBe('ACTIVE');
    expect((await listGrants(patient)).data?.[0]).toMatchObject({ acceptedAt: daysLater(14).toISOString() });
  });

  it('of two accounts with the number that accept at once one is let in', async () => {
    const phone = freshPhone();
    await insertAdmin(app.sql, { phone });
    await insertUser(app.sql, { phone, user_type: 'user' });
    const { id } = await invited(phone);
    const both = [await app.signIn(phone), await app.signIn(phone, 'admin')];
    const answers = await Promise.all(both.map((browser) => accept(browser, id)));
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['NOT_FOUND', 'done']);
  });

  it('and becomes a patient keeps access, with the own record beside it', async () => {
    const { id, phone } = await invited();
    const daughter = await app.signIn(phone);
    await accept(daughter, id);
    const [account] = await app.sql<{ id: string }>('select id from app_user where phone = $1', [phone]);
    await admin.graphql('mutation ($id: ID!) { setUserType(userId: $id, userType: PATIENT) { id } }', {
      id: account?.id,
    });
    const again = await app.signIn(phone);
    expect(await typeOf(phone)).toEqual([{ user_type: 'patient' }]);
    expect((await familyPatients(again)).data).toMatchObject([{ grantId: id, status: 'ACTIVE' }]);
    expect((await listGrants(again)).data).toEqual([]);
  });

  it('whose number the patient takes over later is not the own family', async () => {
    const { id, phone } = await invited();
    await app.sql('update app_user set phone = $1 where id = $2', [phone, user.id]);
    const again = await app.signIn(phone);
    expect([(await familyPatients(again)).data, (await accept(again, id)).code]).toEqual([[], 'NOT_FOUND']);
  });
});

describe('access ends', () => {
  it('by the patient, an admin or the family member, once; another patient cannot end or change it', async () => {
    const stranger = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    for (const by of ['patient', 'admin', 'family']) {
      const { grantId, account } = await insertGrant(app.sql, recordId);
      const daughter = await app.signIn(account.phone);
      expect([(await endGrant(stranger, grantId)).code, (await setRights(stranger, grantId, [])).code]).toEqual([
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
      expect((await setRights(patient, grantId, ['MESSAGE'])).data?.rights).toEqual(['MESSAGE']);
      const who = { patient, admin, family: daughter }[by] ?? patient;
      const { data } = await endGrant(who, grantId);
      expect(data).toMatchObject({ status: 'ENDED', endedAt: NOON.toISOString() });
      app.clock.set(daysLater(1));
      expect((await endGrant(who, grantId)).data).toEqual(data);
      expect((await setRights(patient, grantId, ['TICK'])).code).toBe('WRONG_STATE');
      expect((await familyPatients(daughter)).data).toEqual([]);
      app.clock.set(NOON);
    }
    app.clock.set(daysLater(32));
    expect((await listGrants(patient)).data).toEqual([]);
  });

  it('with the record, also when that is restored', async () => {
    const { account } = await insertGrant(app.sql, recordId);
    const daughter = await app.signIn(account.phone);
    await admin.graphql('mutation ($id: ID!) { deletePatient(id: $id) { id } }', { id: recordId });
    expect((await familyPatients(daughter)).data).toEqual([]);
    await admin.graphql('mutation ($id: ID!) { restorePatient(id: $id) { id } }', { id: recordId });
    expect((await familyPatients(daughter)).data).toEqual([]);
    expect((await listGrants(admin, recordId)).data).toMatchObject([{ status: 'ENDED' }]);
  });

  it('for the older of two grants of one number when two records become one', async () => {
    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    const { account, grantId: older } = await insertGrant(app.sql, from.id);
    const { grantId: newer } = await insertGrant(app.sql, into.id, { account, granted_at: daysLater(0.01) });
    const { grantId: other } = await insertGrant(app.sql, from.id);
    expect((await merging.merge(from, into)).code).toBe('AA');
    const { data } = await listGrants(admin, into.id);
    expect(data?.map(({ id, status }) => [id, status])).toEqual(
      expect.arrayContaining([
        [older, 'ENDED'],
        [newer, 'ACTIVE'],
        [other, 'ACTIVE'],
      ]),
    );
  });

  it('and each change is on record, by the names of the fields', async () => {
    const { id, phone } = await invited();
    await accept(await app.signIn(phone), id);
    await setRights(patient, id, []);
    await endGrant(patient, id);
    const lines = await app.sql<{ verb: string; changed_fields: string[] }>(
      `select verb, changed_fields from audit_event where subject_type = 'familyGrant' and subject_id = $1 order by id`,
      [id],
    );
    expect(lines.map(({ verb }) => verb)).toEqual(['family.invite', 'family.accept', 'family.setRights', 'family.end']);
    expect(lines.slice(1).map(({ changed_fields: fields }) => fields.toSorted())).toEqual([
      ['acceptedAt', 'account'],
      ['rights'],
      ['endedAt'],
    ]);
  });
});
