import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertApiKey, insertPatient, type UserRow } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let account: UserRow;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Made {
  apiKey: {
    id: string;
    name: string;
    scopes: string[];
    createdAt: string;
    expiresAt: string;
    lastUsedAt: string | null;
    owner: string;
  };
  secret: string;
}

const DAY = 86_400_000;
/** A moment of the database's calendar, which is today's. */
const inDays = (days: number, milliseconds = 0) => new Date(Date.now() + days * DAY + milliseconds).toISOString();

async function freshAdmin(): Promise<void> {
  account = await insertAdmin(app.sql);
  admin = await app.signIn(account.phone, 'admin');
}

const FIELDS = 'id name scopes createdAt expiresAt lastUsedAt owner';
async function create(input: object = {}, by = admin) {
  const { body } = await by.graphql<{ createApiKey: Made }>(
    `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { ${FIELDS} } secret } }`,
    { input: { name: 'Hospital', scopes: ['PATIENTS_READ'], expiresAt: inDays(30), ...input } },
  );
  return { made: body.data?.createApiKey, error: body.errors?.[0] };
}

/** A key that was made through the door. */
async function made(input: object = {}): Promise<Made> {
  const { made: answer, error } = await create(input);
  if (!answer) throw new Error(error?.message);
  return answer;
}

const list = async (by = admin) => (await by.graphql<{ apiKeys: Made['apiKey'][] }>(`{ apiKeys { ${FIELDS} } }`)).body;
const revoke = async (id: string, by = admin) =>
  (await by.graphql<{ revokeApiKey: boolean }>('mutation ($id: ID!) { revokeApiKey(id: $id) }', { id })).body;
const patients = (by: TestClient) => by.graphql<{ patients: { total: number } }>('{ patients { total } }');

describe('making a key', () => {
  beforeAll(freshAdmin);

  it.each([
    ['without a name', { name: ' \0 ' }, 'name'],
    ['with a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['without a scope', { scopes: [] }, 'scopes'],
    ['that has ended', { expiresAt: inDays(0, -1_000) }, 'expiresAt'],
    ['for more than 365 days', { expiresAt: inDays(366) }, 'expiresAt'],
  ])('%s is refused', async (_what, input, field) => {
    const { error } = await create(input);
    expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
    expect((await list()).data?.apiKeys).toEqual([]);
  });

  it('with a scope that does not exist is refused', async () => {
    expect((await create({ scopes: ['EVERYTHING'] })).error?.extensions.code).toBe('BAD_INPUT');
  });

  it('needs a sign-in of the last 15 minutes (AU-10)', async () => {
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [account.id]);
    expect((await create()).error).toMatchObject({
      message: expect.stringContaining('sign in again'),
      extensions: { code: 'RECENT_SIGN_IN_REQUIRED' },
    });
    await app.sql('update session set created_at = now() where user_id = $1', [account.id]);
  });

  it('answers the key once and stores its hash alone', async () => {
    const expiresAt = inDays(365, -1_000);
    const { apiKey, secret } = await made({
      name: '  Hospital ',
      scopes: ['PATIENTS_READ', 'PATIENTS_READ'],
      expiresAt,
    });
    expect(secret).toMatch(new RegExp(`^psp_live_${apiKey.id}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$`));
    expect(apiKey).toMatchObject({ name: 'Hospital', scopes: ['PATIENTS_READ'], expiresAt, lastUsedAt: null });
    expect((await list()).data?.apiKeys).toEqual([apiKey]);
    const [row] = await app.sql<{ row: string }>('select k::text as row from api_key k where id = $1', [apiKey.id]);
    expect(row?.row).not.toContain(secret.slice(18, 61));
    expect(
      await app.sql('select verb, subject_type, api_key_id from audit_event where subject_id = $1', [apiKey.id]),
    ).toEqual([{ verb: 'apiKey.create', subject_type: 'apiKey', api_key_id: null }]);
  });

  it('is refused under a name that a live key has (ID-2)', async () => {
    const { apiKey } = await made({ name: 'Twice' });
    expect((await create({ name: 'Twice' })).error?.extensions).toMatchObject({
      code: 'ALREADY_EXISTS',
      fields: { name: expect.any(String) },
    });
    await revoke(apiKey.id);
    expect((await create({ name: 'Twice' })).error).toBeUndefined();
  });

  it('ends at ten live keys', async () => {
    await freshAdmin();
    await insertApiKey(app.sql, account.id, { revoked_at: new Date() });
    await insertApiKey(app.sql, account.id, { expires_at: new Date() });
    for (let live = 0; live < 9; live++) await insertApiKey(app.sql, account.id);
    expect((await create({ name: 'Tenth' })).error).toBeUndefined();
    expect((await create({ name: 'Eleventh' })).error?.extensions.code).toBe('WRONG_STATE');
    expect((await list()).data?.apiKeys).toHaveLength(10);
  });
});

describe('a key opens nothing', () => {
  beforeAll(freshAdmin);

  /** What both doors say to a key, and what it changed. */
  async function refusal(text: string) {
    const program = app.client(text);
    // A session beside the key counts for nothing.
    for (const [name, value] of admin.cookies) program.cookies.set(name, value);
    const rest = await program.rest<{ code: string; message: string }>('GET', '/admin/patients');
    const { status, body } = await patients(program);
    expect([rest.status, rest.body.code, status]).toEqual([401, 'UNAUTHENTICATED', 401]);
    expect(body).toEqual({
      errors: [
        {
          message: rest.body.message,
          extensions: { code: 'UNAUTHENTICATED', requestId: expect.any(String), reasons: [expect.any(Object)] },
        },
      ],
    });
    return rest.body.message;
  }

  it.each(['', 'nonsense', 'psp_live_', `psp_live_${'a'.repeat(8)}_${'b'.repeat(43)}_${'c'.repeat(6)}`])(
    'that is no key: "%s"',
    async (text) => expect(await refusal(text)).toContain('This is no API key'),
  );

  it('that nobody made', async () => {
    const { id, text } = await insertApiKey(app.sql, account.id);
    await app.sql('delete from api_key where id = $1', [id]);
    expect(await refusal(text)).toBe('This API key is unknown.');
  });

  it('with the id of another and a secret of its own, whatever became of the other', async () => {
    const { text } = await insertApiKey(app.sql, account.id, { key_hash: 'f'.repeat(64), revoked_at: new Date() });
    expect(await refusal(text)).toBe('This API key is unknown.');
  });

  it('that has expired', async () => {
    const { text } = await insertApiKey(app.sql, account.id, { expires_at: new Date(Date.now() - 1_000) });
    expect(await refusal(text)).toBe('This API key has expired.');
  });

  it.each(['disabled_at = now()', 'deleted_at = now()', "user_type = 'user'"])(
    'whose owner is no longer an admin: %s',
    async (change) => {
      const owner = await insertAdmin(app.sql);
      const { text } = await insertApiKey(app.sql, owner.id);
      await app.sql(`update app_user set ${change} where id = $1`, [owner.id]);
      expect(await refusal(text)).toContain('no longer an admin');
    },
  );

  it('from the moment of its revocation on, for every process', async () => {
    const second = await createTestApp({ database: app.database });
    try {
      const { id, text } = await insertApiKey(app.sql, account.id);
      const elsewhere = second.client(text);
      expect((await patients(elsewhere)).status).toBe(200);
      expect((await revoke(id)).data).toEqual({ revokeApiKey: true });
      expect((await patients(elsewhere)).status).toBe(401);
      expect(await refusal(text)).toBe('This API key was revoked.');
    } finally {
      await second.close();
    }
  });
});

describe('a program with a key', () => {
  beforeAll(freshAdmin);

  it('is told which scope it lacks, through both doors, and that some things take a person', async () => {
    const { text } = await insertApiKey(app.sql, account.id, { scopes: ['payments:read'] });
    const program = app.client(text);
    const sentence = 'This API key lacks the scope patients:read.';
    expect((await patients(program)).body.errors?.[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'FORBIDDEN' },
    });
    expect(await program.rest('GET', '/admin/patients')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: sentence },
    });
    expect((await create({}, program)).error).toMatchObject({
      message: expect.stringContaining('a person who signs in'),
      extensions: { code: 'FORBIDDEN' },
    });
  });

  it('reads the same through both doors', async () => {
    await insertPatient(app.sql);
    const program = app.client((await made()).secret);
    const { body } = await patients(program);
    expect(body.data?.patients.total).toBeGreaterThan(0);
    const rest = await program.rest<{ data: { total: number } }>('GET', '/admin/patients');
    expect(rest.body.data.total).toBe(body.data?.patients.total);
  });

  it('leaves its key beside its owner in the audit trail, also when it is refused', async () => {
    const { id: patientId } = await insertPatient(app.sql);
    const { id, text } = await insertApiKey(app.sql, account.id, { scopes: ['appointments:write'] });
    const program = app.client(text);
    await patients(program);
    const input = `{ patientId: "${patientId}", appointmentDate: "2026-03-12T10:00", sessionType: HOME }`;
    const { body } = await program.graphql(`mutation { bookAppointment(input: ${input}) { id } }`);
    expect(body.errors).toBeUndefined();
    expect(
      await app.sql('select verb, outcome, actor_id, actor_role from audit_event where api_key_id = $1 order by id', [
        id,
      ]),
    ).toEqual([
      { verb: 'patient.list', outcome: 'refused', actor_id: account.id, actor_role: 'admin' },
      { verb: 'appointment.book', outcome: 'done', actor_id: account.id, actor_role: 'admin' },
    ]);
  });

  it('gets no session, and touches none that it sends along', async () => {
    const { secret } = await made({ name: 'No session' });
    const browser = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    const program = app.client(secret);
    for (const [name, value] of browser.cookies) program.cookies.set(name, value);
    await app.sql("update session set last_seen_at = now() - interval '5 minutes'");
    const before = await app.sql('select sid, last_seen_at from session order by sid');
    expect((await patients(program)).headers.getSetCookie()).toEqual([]);
    expect((await program.rest('POST', '/users/logout')).status).toBe(403);
    expect(await app.sql('select sid, last_seen_at from session order by sid')).toEqual(before);
  });

  it('is seen to use its key, to the minute', async () => {
    const { id, text } = await insertApiKey(app.sql, account.id, { last_used_at: null });
    const lastUse = async () =>
      (await app.sql<{ at: Date }>('select last_used_at as at from api_key where id = $1', [id]))[0]?.at;
    await patients(app.client(text));
    const first = await lastUse();
    expect(Math.abs(Date.now() - Number(first))).toBeLessThan(60_000);
    await patients(app.client(text));
    expect(await lastUse()).toEqual(first);
    await app.sql("update api_key set last_used_at = now() - interval '61 seconds' where id = $1", [id]);
    await patients(app.client(text));
    expect(Number(await lastUse())).toBeGreaterThan(Number(first));
  });

  it('comes with another scheme than Bearer: it is judged by its cookie', async () => {
    expect((await admin.rest('GET', '/users/me', undefined, { authorization: 'Basic cHJveHk6cHJveHk=' })).status).toBe(
      200,
    );
  });
});
