import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { updateSettings } from '../../../test/clinic-calls.js';
import { askForCode, repeat } from '../../../test/codes-from.js';
import { insertClient } from '../../../test/hospital.js';
import { registerMember } from '../../../test/team-calls.js';
import { createTestApp, PRODUCTION_LIMITS, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { told } from '../../../test/told.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
/** What the role of the application may not do. */
const asOwner = (statement: string) => runSql(app.database.ownerUrl, statement);
/** All who are told: the admin who does it, and another one. */
let phones: string[];
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const own = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
  const other = await insertAdmin(app.sql);
  await insertAdmin(app.sql, { disabled_at: new Date() });
  phones = [own.phone, other.phone].toSorted();
  admin = await app.signIn(own.phone, 'admin');
});
afterEach(async () => {
  await asOwner('truncate security_notice, message, message_try, push_notice');
  await app.sql("update app_user set disabled_at = now() where user_type = 'admin'");
});

interface Notice {
  kind: string;
  subject: string | null;
  by: string | null;
  at: string;
}

async function notices(): Promise<Notice[]> {
  const { body } = await admin.graphql<{ securityNotices: Notice[] }>('{ securityNotices { kind subject by at } }');
  return body.data?.securityNotices ?? [];
}
const notice = (kind: string, subject: string | null, by: string | null = 'Anita Verma') => ({
  kind,
  subject,
  by,
  at: expect.any(String),
});
const toldOf = async () => (await told(app, 'SECURITY_NOTICE')).toSorted();

async function mutate(mutation: string): Promise<void> {
  const { body } = await admin.graphql(`mutation { ${mutation} }`);
  expect(body.errors).toBeUndefined();
}

describe('all admins are told on the dashboard and by text message', () => {
  it('of a new admin, who is told of it otherwise', async () => {
    await registerMember(admin, { userType: 'ADMIN', fullName: 'Ravi Nair', specialization: undefined });
    expect(await notices()).toEqual([notice('ADMIN_ADDED', 'Ravi Nair')]);
    expect(await toldOf()).toEqual(phones);
  });

  it('of an account that is made an admin, and of nothing else that it becomes', async () => {
    const { id } = await insertUser(app.sql, { user_type: 'user', full_name: 'Ravi Nair' });
    await mutate(`setUserType(userId: "${id}", userType: ADMIN) { id }`);
    await mutate(`setUserType(userId: "${id}", userType: ADMIN) { id }`);
    await mutate(`setUserType(userId: "${id}", userType: USER) { id }`);
    expect(await notices()).toEqual([notice('ADMIN_ADDED', 'Ravi Nair')]);
    expect(await toldOf()).toEqual(phones);
  });

  it('of an admin who is switched on again, and of no other account', async () => {
    const { id } = await insertAdmin(app.sql, { full_name: 'Ravi Nair', disabled_at: new Date() });
    await mutate(`setAccountDisabled(userId: "${id}", disabled: false) { id }`);
    await mutate(`setAccountDisabled(userId: "${id}", disabled: false) { id }`);
    const user = await insertUser(app.sql, { disabled_at: new Date() });
    await mutate(`setAccountDisabled(userId: "${user.id}", disabled: false) { id }`);
    expect(await notices()).toEqual([notice('ADMIN_ADDED', 'Ravi Nair')]);
  });

  it.each<[kind: string, subject: string, mutation: () => string | Promise<string>]>([
    [
      'API_KEY_ADDED',
      'Pharmacy',
      () =>
        `createApiKey(input: { name: "Pharmacy", scopes: [PATIENTS_READ], expiresAt: "${new Date(Date.now() + 86_400_000).toISOString()}" }) { secret }`,
    ],
    [
      'CLIENT_ADDED',
      'City Hospital',
      () =>
        'createSmartClient(input: { name: "City Hospital", scopes: ["system/Patient.rs"], jwksUrl: "https://city.example/jwks" }) { id }',
    ],
    [
      'SOURCE_ADDED',
      'City HIS',
      () =>
        'createHl7Source(input: { name: "City HIS", application: "HIS", identifierSystem: "https://city.example/mrn" }) { id }',
    ],
    [
      'ENDPOINT_ADDED',
      'https://city.example/told',
      async () =>
        `createWebhookEndpoint(input: { clientId: "${(await insertClient(app.sql)).id}", url: "https://city.example/told", events: ["patient.updated"] }) { secret }`,
    ],
  ])('of what lets a program in: %s', async (kind, subject, mutation) => {
    const asked = await mutation();
    await app.sql("update app_user set disabled_at = now() where user_type = 'admin' and not (phone = any($1))", [
      phones,
    ]);
    await mutate(asked);
    expect(await notices()).toEqual([notice(kind, subject)]);
    expect(await toldOf()).toEqual(phones);
  });

  it('of another UPI address, and not when it is saved as it is', async () => {
    const { error } = await updateSettings(admin, { vpa: 'asha@bank' });
    expect(error).toBeUndefined();
    await updateSettings(admin, { vpa: 'asha@bank', city: 'Lucknow' });
    await updateSettings(admin, { vpa: null });
    expect(await notices()).toEqual([notice('UPI_CHANGED', null), notice('UPI_CHANGED', 'asha@bank')]);
    expect(await toldOf()).toEqual([...phones, ...phones].toSorted());
  });

  it('and of nothing that was refused', async () => {
    const { phone } = await insertAdmin(app.sql);
    await registerMember(admin, { userType: 'ADMIN', phoneNumber: phone, specialization: undefined });
    expect([await notices(), await toldOf()]).toEqual([[], []]);
  });
});

describe('a notice', () => {
  it('names no time in its text message, and goes at night, before the clinic is open', async () => {
    await app.sql("update clinic_settings set quiet_from = '00:00', quiet_until = '23:59'");
    await updateSettings(admin, { vpa: 'night@bank' });
    const rows = await app.sql<{ text: string; at_once: boolean }>(
      "select text, send_after = created_at as at_once from message where kind = 'SECURITY_NOTICE'",
    );
    expect(rows).toEqual(Array.from({ length: 2 }, () => ({ text: expect.any(String), at_once: true })));
    expect(rows[0]?.text).not.toContain('night@bank');
  });

  it('stands for seven days, the newest first', async () => {
    await updateSettings(admin, { vpa: 'first@bank' });
    await asOwner("update security_notice set at = at - interval '6 days 23 hours'");
    await updateSettings(admin, { vpa: 'second@bank' });
    expect((await notices()).map(({ subject }) => subject)).toEqual(['second@bank', 'first@bank']);
    await asOwner("update security_notice set at = at - interval '2 hours'");
    expect((await notices()).map(({ subject }) => subject)).toEqual(['second@bank']);
  });

  it('is taken back by nobody: the role of the application changes and deletes none', async () => {
    await updateSettings(admin, { vpa: 'kept@bank' });
    await expect(app.sql("update security_notice set subject = 'none'")).rejects.toThrow('permission denied');
    await expect(app.sql('delete from security_notice')).rejects.toThrow('permission denied');
  });
});

describe('the alarms of sign-in codes (OTP-10)', () => {
  it('tell the admins that the codes of an hour are used up, once of all who are refused', async () => {
    const thrifty = await createTestApp({
      database: app.database,
      limits: { ...PRODUCTION_LIMITS, otpSendsInAllHour: 2 },
      config: { trustedProxies: 1 },
    });
    try {
      const statuses = await repeat(4, () => askForCode(freshPhone(), { by: thrifty }));
      expect(statuses).toEqual([200, 200, 429, 429]);
      const alarm = [notice('CODES_USED_UP', 'numbers on unknown devices', null)];
      await expect.poll(notices, { timeout: 20_000 }).toEqual(alarm);
      expect(await toldOf()).toEqual(phones);
    } finally {
      await thrifty.close();
      await app.sql('delete from rate_limit');
    }
  });

  it('tell them that hardly any codes come back, once a day', async () => {
    await app.sql(
      `insert into otp_challenge (id, phone, purpose, code_hmac, created_at, expires_at)
       select gen_random_uuid(), '+919812345670', 'user', '', now(), now() + interval '5 minutes' from generate_series(1, 100)`,
    );
    await app.application.runMaintenance();
    await app.application.runMaintenance();
    expect(await notices()).toEqual([notice('CODES_UNUSED', null, null)]);
    expect(await toldOf()).toEqual(phones);
  });
});
