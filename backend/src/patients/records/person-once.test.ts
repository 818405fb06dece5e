import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertUser, patientForm } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});
afterAll(() => app.close());

/** Where the birth date and the gender of an account's person stand. */
async function stored(userId: string) {
  const [row] = await app.sql(
    `select u.birth_date::text as account_birth, u.gender as account_gender,
       p.birth_date::text as record_birth, p.birth_date_exact as exact, p.gender as record_gender
     from app_user u left join patient p on p.user_id = u.id and p.deleted_at is null where u.id = $1`,
    [userId],
  );
  return row;
}
const onRecord = (record_birth: string, exact: boolean, record_gender: string) => ({
  account_birth: null,
  account_gender: null,
  record_birth,
  exact,
  record_gender,
});

const remove = async (id: string) => expect((await admin.rest('DELETE', `/admin/patients/${id}`)).status).toBe(200);
const restore = async (id: string) =>
  expect((await admin.graphql(`mutation { restorePatient(id: "${id}") { id } }`)).body.errors).toBeUndefined();
const tell = async (browser: TestClient, facts: object) =>
  expect((await browser.rest('PATCH', '/users/me', facts)).status).toBe(200);

/** An account whose record was deleted, and who has said since when they were born and who they are. */
async function deletedAndTold(dateOfBirth: string) {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const browser = await app.signIn(user.phone);
  await remove(record.id);
  await tell(browser, { dateOfBirth, gender: 'Other' });
  expect(await stored(user.id)).toMatchObject({ account_birth: dateOfBirth, account_gender: 'other' });
  return { user, record, browser };
}

describe('a person’s birth date and gender are stored once (reading 26)', () => {
  it('on the record again once it is brought back: what was said meanwhile holds, and both doors show it', async () => {
    const { user, record, browser } = await deletedAndTold('1961-05-04');
    await restore(record.id);
    expect(await stored(user.id)).toEqual(onRecord('1961-05-04', true, 'other'));
    const me = await browser.rest<{ data: { dateOfBirth: string; gender: string } }>('GET', '/users/me');
    expect(me.body.data).toMatchObject({ dateOfBirth: '1961-05-04', gender: 'Other' });
    const [audited] = await app.sql(
      `select array(select unnest(changed_fields) order by 1) as fields from audit_event
       where verb = 'patient.restore' and subject_id = $1`,
      [record.id],
    );
    const moved = ['birthDate', 'gender', 'user.birthDate', 'user.gender'];
    expect(audited).toEqual({ fields: ['deletedAt', 'birthDateExact', ...moved].toSorted() });
  });

  it('on the record as it was, when nothing was said meanwhile', async () => {
    const { user, record } = await insertPatientWithAccount(app.sql);
    const before = await stored(user.id);
    await remove(record.id);
    await restore(record.id);
    expect(await stored(user.id)).toEqual(before);
    expect(before).toEqual(onRecord('1966-03-10', false, 'female'));
  });

  it('on the record that is added anew: an age that fits leaves the date exact', async () => {
    const { user } = await deletedAndTold('1961-05-04');
    const added = await admin.rest('POST', '/admin/patients', patientForm(user.id, { age: 64 }));
    expect(added.status).toBe(201);
    expect(await stored(user.id)).toEqual(onRecord('1961-05-04', true, 'male'));
  });

  it('on the record that is added anew: another age holds, reckoned and not exact', async () => {
    const { user } = await deletedAndTold('1961-05-04');
    expect((await admin.rest('POST', '/admin/patients', patientForm(user.id, { age: 52 }))).status).toBe(201);
    expect(await stored(user.id)).toEqual(onRecord('1974-03-10', false, 'male'));
  });

  it('on the bare record of somebody who becomes a patient', async () => {
    const user = await insertUser(app.sql, { user_type: 'user', birth_date: '1980-01-02', gender: 'female' });
    const { body } = await admin.graphql(`mutation { setUserType(userId: "${user.id}", userType: PATIENT) { id } }`);
    expect(body.errors).toBeUndefined();
    expect(await stored(user.id)).toEqual(onRecord('1980-01-02', true, 'female'));
  });
});
