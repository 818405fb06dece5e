import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

interface Preferences {
  language: string;
  reminders: boolean;
}

let app: TestApp;
let patient: TestClient;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  const account = await insertUser(app.sql);
  ({ id } = account);
  patient = await app.signIn(account.phone);
});
afterAll(() => app.close());

async function set(variables: object) {
  const { body } = await patient.graphql<{ done: Preferences }>(
    `mutation ($language: Language, $reminders: Boolean) {
      done: setMessagePreferences(language: $language, reminders: $reminders) { language reminders }
    }`,
    variables,
  );
  return body.data?.done;
}
async function read() {
  const { body } = await patient.graphql<{ preferences: Preferences }>(
    '{ preferences: messagePreferences { language reminders } }',
  );
  return body.data?.preferences;
}
const account = async () => (await app.sql('select language, reminders, version from app_user where id = $1', [id]))[0];
const lines = () =>
  app.sql(
    `select subject_id, changed_fields from audit_event where verb = 'message.preferences' and outcome = 'done' order by id`,
  );

describe('what a patient says of messages', () => {
  it('is English and reminders at first, as for everybody', async () => {
    expect(await read()).toEqual({ language: 'EN', reminders: true });
  });

  it('is the language of the account, which has one, and is put on record', async () => {
    expect(await set({ language: 'HI' })).toEqual({ language: 'HI', reminders: true });
    expect(await account()).toMatchObject({ language: 'Hindi', reminders: true });
    expect(await set({ reminders: false })).toEqual({ language: 'HI', reminders: false });
    expect(await set({ language: 'EN', reminders: null })).toEqual({ language: 'EN', reminders: false });
    expect(await read()).toEqual({ language: 'EN', reminders: false });
    expect(await account()).toMatchObject({ language: 'English', reminders: false });
    const of = (...fields: string[]) => ({ subject_id: id, changed_fields: fields });
    expect(await lines()).toEqual([of('language'), of('reminders'), of('language')]);
  });

  it('is read where the profile says it, in any case', async () => {
    await app.sql(`update app_user set language = 'hindi' where id = $1`, [id]);
    expect(await read()).toMatchObject({ language: 'HI' });
  });

  it('changes nothing where it is so already, also of a language that no message has', async () => {
    await app.sql(`update app_user set language = 'Tamil' where id = $1`, [id]);
    const [before, known] = [await account(), await lines()];
    expect(await set({ language: 'EN', reminders: false })).toEqual({ language: 'EN', reminders: false });
    expect(await account()).toEqual(before);
    expect(await lines()).toEqual(known);
  });
});
