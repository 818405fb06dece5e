import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HALF_SESSION, WITHOUT_BIRTH_YEAR } from '../src/platform/access/half-session.js';
import { outcomeFor } from './access-outcomes.js';
import { graphqlTable, restTable, type World } from './access-table.js';
import { insertAdmin, insertPatientWithAccount, insertStaff } from './builders.js';
import { enrolPasskey, setRule } from './factor-calls.js';
import { PasskeyDevice } from './passkey-device.js';
import { insertDoctor } from './recovery-builders.js';
import { createTestApp, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

let app: TestApp;
/** The browser of an admin whose session stays whole: what calls need is made with the rule off. */
let browser: TestClient;
/** Admins whose sessions are half while a second factor is required: one with a factor, and one without. */
let halves: TestClient[];
beforeAll(async () => {
  app = await createTestApp({ limits: { otpSendsPerIpHour: 100_000, otpSendsPerIpDay: 100_000 } });
  browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const withFactor = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  await enrolPasskey(withFactor, new PasskeyDevice(app.publicUrl));
  halves = [withFactor, await app.signIn((await insertAdmin(app.sql)).phone, 'admin')];
});
afterAll(() => app.close());

async function makeWorld(): Promise<World> {
  const { user, record } = await insertPatientWithAccount(app.sql);
  const { physiotherapistId } = await insertStaff(app.sql);
  const { doctorId } = await insertDoctor(app.sql);
  return { app, patient: user, record, physiotherapistId, doctorId, browser };
}

/** Runs a call with each half session. */
async function asHalves<T>(call: (browser: TestClient) => Promise<T>): Promise<T[]> {
  await app.sql('update session set created_at = now(), last_seen_at = now()');
  await setRule(app, 'admin', 'reception', 'physiotherapist', 'doctor');
  try {
    const results: T[] = [];
    for (const half of halves) results.push(await call(half));
    return results;
  } finally {
    await setRule(app);
  }
}

/** Runs a call with the session of a patient who has yet to confirm the year of birth. */
async function withoutYear<T>({ patient }: World, call: (browser: TestClient) => Promise<T>): Promise<T> {
  const browser = await app.signIn(patient.phone);
  await app.sql('update app_user set birth_year_due_since = now() where id = $1', [patient.id]);
  return call(browser);
}

/** Fields that complete a half session; their tests are second-factor.api.test. */
const COMPLETING = new Set([
  'Query.myFactors',
  'Query.authenticator',
  'Mutation.beginPasskey',
  'Mutation.addPasskey',
  'Mutation.beginAuthenticator',
  'Mutation.confirmAuthenticator',
  'Mutation.beginSecondFactor',
  'Mutation.verifySecondFactor',
]);
const FIRST = ['UNAUTHENTICATED Please confirm your sign-in with a second factor first.'];
const YEAR_FIRST = ['UNAUTHENTICATED Please confirm your year of birth first.'];
const isClosed = (outcomes: Parameters<typeof outcomeFor>[0]) => outcomeFor(outcomes, 'visitor') === 'UNAUTHENTICATED';

describe('a half session opens nothing that a visitor may not', () => {
  it.each(Object.entries(graphqlTable).filter(([name, [outcomes]]) => !COMPLETING.has(name) && isClosed(outcomes)))(
    '%s',
    async (name, [, prepare]) => {
      const world = await makeWorld();
      const [query, variables] = await prepare(world);
      const call = async (browser: TestClient) => {
        const { body } = await browser.graphql(query, variables);
        return body.errors?.map(({ extensions, message }) => `${extensions.code} ${message}`);
      };
      expect(await asHalves(call)).toEqual([FIRST, FIRST]);
      if (name !== 'Mutation.confirmBirthYear') expect(await withoutYear(world, call)).toEqual(YEAR_FIRST);
    },
  );

  it.each([...COMPLETING])('%s: nor does one without the year of birth', async (name) => {
    const world = await makeWorld();
    const [query, variables] = (await graphqlTable[name]?.[1](world)) ?? [''];
    const { body } = await withoutYear(world, (browser) => browser.graphql(query, variables));
    expect(body.errors?.map(({ extensions, message }) => `${extensions.code} ${message}`)).toEqual(YEAR_FIRST);
  });

  it.each(Object.entries(restTable).filter(([, [outcomes]]) => isClosed(outcomes)))(
    '%s',
    async (name, [, , prepare]) => {
      const [method = '', path = ''] = name.split(' ');
      const world = await makeWorld();
      const call = { path, body: undefined, headers: {}, ...(await prepare?.(world)) };
      const send = async (browser: TestClient) => {
        const { status, body } = await browser.rest<{ code?: string }>(method, call.path, call.body, call.headers);
        return [status, body.code];
      };
      const refused = [401, 'UNAUTHENTICATED'];
      expect(await asHalves(send)).toEqual([refused, refused]);
      if (name !== 'post /users/confirm-birth-year') expect(await withoutYear(world, send)).toEqual(refused);
    },
  );

  it('nor adds a factor when it has one; without one it may', async () => {
    const ended = await asHalves(async (browser) => {
      const { body } = await browser.graphql('mutation { beginPasskey }');
      return body.errors?.[0]?.extensions.code ?? 'done';
    });
    expect(ended).toEqual(['UNAUTHENTICATED', 'done']);
  });

  it('names an account nowhere: who is there is nobody', async () => {
    const ended = await asHalves(async (browser) => (await browser.graphql('{ me { id } }')).body.data);
    expect(ended).toEqual([{ me: null }, { me: null }]);
    const { body } = await withoutYear(await makeWorld(), (browser) => browser.graphql('{ me { id } }'));
    expect(body.data).toEqual({ me: null });
  });

  it('is completed by these permissions alone', () => {
    expect(Object.keys(HALF_SESSION).toSorted()).toEqual([
      'auth.logout',
      'authenticator.begin',
      'authenticator.confirm',
      'authenticator.read',
      'factor.addPasskey',
      'factor.begin',
      'factor.beginPasskey',
      'factor.list',
      'factor.verify',
    ]);
    expect(WITHOUT_BIRTH_YEAR).toEqual(['auth.logout', 'birthYear.confirm']);
  });
});
