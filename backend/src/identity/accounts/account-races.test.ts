import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount } from '../../../test/builders.js';
import { photoForm } from '../../../test/forms.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

/** Two processes of one installation. */
let apps: [TestApp, TestApp];
beforeAll(async () => {
  const first = await createTestApp();
  apps = [first, await createTestApp({ database: first.database })];
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

/** A patient who is signed in with both processes, and the record. */
async function patient() {
  const { user, record } = await insertPatientWithAccount(apps[0].sql);
  return { user, record, here: await apps[0].signIn(user.phone), there: await apps[1].signIn(user.phone) };
}
const look = async (id: string) =>
  (await apps[0].sql<Record<string, unknown>>('select * from app_user where id = $1', [id]))[0];

describe('one account that is changed by several calls at once', () => {
  it('takes them one after the other, and all of them', async () => {
    const { user, here, there } = await patient();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? here : there).rest('PATCH', '/users/me', { [at < 5 ? 'nickname' : 'country']: `Round ${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await look(user.id)).toMatchObject({
      nickname: expect.stringMatching(/^Round [0-4]$/),
      country: expect.stringMatching(/^Round [5-9]$/),
    });
  });

  it('keeps what the form says when it is skipped at the same moment', async () => {
    const { user, here, there } = await patient();
    const form = { name: 'Sunita Devi', email: 'sunita@example.com', dob: '1962-05-04', gender: 'Female' };
    const answers = await Promise.all([
      here.rest('POST', '/users/profile', {}),
      there.rest('POST', '/users/profile', form),
      here.rest('POST', '/users/profile', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await look(user.id)).toMatchObject({ full_name: 'Sunita Devi', profile_completed: true });
  });

  it('takes a picture, a name and a sign-in beside each other', async () => {
    const { user, here, there } = await patient();
    const name = new FormData();
    name.set('fullName', 'Sunita Devi');
    const [picture, renamed, nickname, ...browsers] = await Promise.all([
      here.rest('PATCH', '/users/avatar', await photoForm()),
      there.rest('PATCH', '/users', name),
      here.rest('PATCH', '/users/me', { nickname: 'Sunita ji' }),
      apps[0].signIn(user.phone),
    ]);
    expect([picture.status, renamed.status, nickname.status]).toEqual([200, 200, 200]);
    expect(browsers).toHaveLength(1);
    expect(await look(user.id)).toMatchObject({
      full_name: 'Sunita Devi',
      nickname: 'Sunita ji',
      avatar_key: expect.any(String),
    });
  });

  it('is edited by an admin and by the patient at the same moment, each without a failure', async () => {
    const { record, here } = await patient();
    const admin = await apps[1].signIn((await insertAdmin(apps[0].sql)).phone, 'admin');
    const answers = await Promise.all(
      [0, 1, 2].flatMap((at) => [
        here.rest('PATCH', '/users/me', { dateOfBirth: `196${at}-01-01` }),
        admin.rest('PATCH', `/admin/patients/${record.id}`, { address: `${at} Hazratganj, Lucknow` }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
