import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshPhone, insertAdmin, insertUser } from '../../../test/builders.js';
import { call, decide, pendingOf, requireFourEyes, waitingId, withdraw } from '../../../test/approval-calls.js';
import { updateSettings } from '../../../test/clinic-calls.js';
import { registerMember, updateMember } from '../../../test/team-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import { told } from '../../../test/told.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let asker: TestClient;
let askerId: string;
let second: TestClient;
let secondId: string;
const asOwner = (statement: string) => runSql(app.database.ownerUrl, statement);
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await asOwner(
    'truncate approval, security_notice, message, message_try, push_notice; update four_eyes set is_on = false',
  );
  await app.sql("update app_user set disabled_at = now() where user_type = 'admin'");
  await app.sql('delete from rate_limit');
  await app.sql("update clinic_settings set vpa = 'asha@bank'");
  const own = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
  const other = await insertAdmin(app.sql, { full_name: 'Ravi Nair' });
  [askerId, secondId] = [own.id, other.id];
  asker = await app.signIn(own.phone, 'admin');
  second = await app.signIn(other.phone, 'admin');
});

const require = requireFourEyes;
const pending = pendingOf;
const waiting = () => waitingId(asker);
const ADMIN = { userType: 'ADMIN', specialization: undefined } as const;
const setVpa = async (vpa: string | null, others: object = {}) =>
  (await updateSettings(asker, { vpa, ...others })).error?.extensions.code;
const vpa = async () => (await app.sql<{ vpa: string | null }>('select vpa from clinic_settings'))[0]?.vpa;
const adminPhones = () =>
  app.sql("select phone from app_user where user_type = 'admin' and disabled_at is null order by phone");
const linesOf = (id: string) =>
  app.sql<{ verb: string; actor_id: string }>(
    "select verb, actor_id from audit_event where subject_type = 'approval' and subject_id = $1 order by id",
    [id],
  );

describe('four eyes', () => {
  it('are off at first, for admins alone, and need two admins', async () => {
    const desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
    expect((await require(desk, true)).code).toBe('FORBIDDEN');
    expect((await call(desk, `{ done: pendingApprovals { id } }`)).code).toBe('FORBIDDEN');
    expect(await setVpa('first@bank')).toBeUndefined();
    await app.sql('update app_user set disabled_at = now() where id = $1', [secondId]);
    expect((await require(asker, true)).code).toBe('WRONG_STATE');
    await app.sql('update app_user set disabled_at = null where id = $1', [secondId]);
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [askerId]);
    expect((await require(asker, true)).code).toBe('RECENT_SIGN_IN_REQUIRED');
    expect((await call(asker, '{ done: fourEyes }')).done).toBe(false);
  });

  it('are switched off again with a second admin alone', async () => {
    expect((await require(asker, true)).done).toBe(true);
    expect((await require(second, true)).done).toBe(true);
    expect((await require(asker, false)).code).toBe('APPROVAL_PENDING');
    expect((await call(asker, '{ done: fourEyes }')).done).toBe(true);
    const id = await waiting();
    expect((await decide(asker, id)).code).toBe('FORBIDDEN');
    expect((await decide(second, id)).done).toMatchObject({ kind: 'FOUR_EYES_OFF', status: 'APPROVED' });
    expect((await call(asker, '{ done: fourEyes }')).done).toBe(false);
    const kinds = await app.sql<{ kind: string }>('select kind from security_notice order by at, id');
    expect(kinds.map(({ kind }) => kind)).toEqual(['FOUR_EYES_SET', 'APPROVAL_ASKED', 'FOUR_EYES_SET']);
  });
});

describe('a change that needs a second admin', () => {
  beforeEach(async () => {
    await app.sql('update four_eyes set is_on = true');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another UPI address', () => setVpa('thief@bank')],
    ['no UPI address', () => setVpa(null)],
    ['a registered admin', async () => (await registerMember(asker, ADMIN)).code],
    [
      'a user type',
      async () => {
        const { id } = await insertUser(app.sql, { user_type: 'user' });
        return (await call(asker, `mutation { done: setUserType(userId: "${id}", userType: ADMIN) { id } }`)).code;
      },
    ],
    [
      'an admin who is switched on again',
      async () => {
        const { id } = await insertAdmin(app.sql, { disabled_at: NOON });
        return (await call(asker, `mutation { done: setAccountDisabled(userId: "${id}", disabled: false) { id } }`))
          .code;
      },
    ],
    [
      'another number of an admin',
      async () => (await updateMember(asker, secondId, { phoneNumber: freshPhone() })).code,
    ],
    ['a full export', async () => (await asker.rest('GET', '/admin/full-export')).body['code']],
  ])('waits, and changes nothing: %s', async (_, change) => {
    const before = [await vpa(), await adminPhones()];
    expect(await change()).toBe('APPROVAL_PENDING');
    expect([await vpa(), await adminPhones()]).toEqual(before);
    expect(await change()).toBe('APPROVAL_PENDING');
    expect(
      (await pending(second)).every(
        ({ mayDecide, isOwn, requestedBy }) => mayDecide && !isOwn && requestedBy === 'Anita Verma',
      ),
    ).toBe(true);
    expect(await told(app, 'SECURITY_NOTICE')).not.toEqual([]);
  });

  it('is made as it was asked for when the second admin approves, once, with both in the trail', async () => {
    expect(await setVpa('new@bank', { city: 'Lucknow' })).toBe('APPROVAL_PENDING');
    expect(await app.sql('select vpa, city from clinic_settings')).toEqual([{ vpa: 'asha@bank', city: 'Lucknow' }]);
    const [shown] = await pending(asker);
    expect(shown).toMatchObject({ subject: 'new@bank, in place of asha@bank', isOwn: true, mayDecide: false });
    const id = await waiting();
    expect((await decide(asker, id)).code).toBe('FORBIDDEN');
    const decided = await Promise.all([decide(second, id), decide(second, id)]);
    expect(decided.map(({ code }) => code ?? 'done').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'done',
      'WRONG_STATE',
    ]);
    expect(await vpa()).toBe('new@bank');
    expect(await linesOf(id)).toEqual([
      { verb: 'approval.ask', actor_id: askerId },
      { verb: 'approval.decide', actor_id: secondId },
    ]);
    expect(await pending(asker)).toEqual([]);
  });

  it('makes the admin who was asked for, who decides nothing that was asked before', async () => {
    const phoneNumber = freshPhone();
    await registerMember(asker, { ...ADMIN, fullName: 'Meena Rao', phoneNumber });
    const id = await waiting();
    await setVpa('thief@bank');
    const [upi] = await pending(asker);
    expect((await decide(second, id)).done).toMatchObject({ kind: 'NEW_ADMIN', status: 'APPROVED' });
    const [made] = await app.sql<{ phone: string }>(
      "select phone from app_user where full_name = 'Meena Rao' and user_type = 'admin' and disabled_at is null",
    );
    const third = await app.signIn(made?.phone ?? '', 'admin');
    expect((await pending(third)).map(({ mayDecide }) => mayDecide)).toEqual([false]);
    expect((await decide(third, upi?.id ?? '')).code).toBe('FORBIDDEN');
    expect((await decide(third, upi?.id ?? '', 'REFUSE')).code).toBe('FORBIDDEN');
    expect(await vpa()).toBe('asha@bank');
  });

  it('is refused, withdrawn by its own admin alone, or lapses after 24 hours', async () => {
    await setVpa('one@bank');
    const refused = await waiting();
    expect((await decide(second, refused, 'REFUSE')).done).toMatchObject({ status: 'REFUSED' });
    expect((await decide(second, refused)).code).toBe('WRONG_STATE');
    await setVpa('two@bank');
    const withdrawn = await waiting();
    expect((await withdraw(second, withdrawn)).code).toBe('NOT_FOUND');
    expect((await withdraw(asker, withdrawn)).done).toMatchObject({ status: 'WITHDRAWN' });
    expect((await decide(second, withdrawn)).code).toBe('WRONG_STATE');
    await setVpa('three@bank');
    const lapsed = await waiting();
    await asOwner(
      `update approval set requested_at = requested_at - interval '24 hours', expires_at = expires_at - interval '24 hours'`,
    );
    expect((await decide(second, lapsed)).code).toBe('WRONG_STATE');
    expect(await pending(second)).toEqual([]);
    expect(await vpa()).toBe('asha@bank');
  });

  it('is not made when what it is about was changed meanwhile, or who asked is no admin any more', async () => {
    await setVpa('one@bank');
    const id = await waiting();
    await app.sql("update clinic_settings set vpa = 'other@bank'");
    expect((await decide(second, id)).code).toBe('WRONG_STATE');
    const { id: userId } = await insertUser(app.sql, { user_type: 'user' });
    await call(asker, `mutation { done: setUserType(userId: "${userId}", userType: ADMIN) { id } }`);
    const typed = (await pending(asker)).find(({ kind }) => kind === 'NEW_ADMIN')?.id ?? '';
    await app.sql('update app_user set phone = $2 where id = $1', [userId, freshPhone()]);
    expect((await decide(second, typed)).code).toBe('WRONG_STATE');
    await app.sql("update clinic_settings set vpa = 'asha@bank'");
    await app.sql('update app_user set disabled_at = now() where id = $1', [askerId]);
    expect((await decide(second, id)).code).toBe('WRONG_STATE');
    expect([await vpa(), await app.sql('select user_type from app_user where id = $1', [userId])]).toEqual([
      'asha@bank',
      [{ user_type: 'user' }],
    ]);
    // A failed decision leaves the change as it waits.
    await app.sql('update app_user set disabled_at = null where id = $1', [askerId]);
    expect((await decide(second, id)).done).toMatchObject({ status: 'APPROVED' });
  });

  it('is not approved on the device on which it was asked for, nor on one that is unknown, nor without a recent sign-in', async () => {
    await setVpa('one@bank');
    const id = await waiting();
    const [asked] = await app.sql<{ device_id: string | null }>('select device_id from approval');
    expect(asked?.device_id).toMatch(/^[\w-]{22}$/);
    for (const device of [asker.cookies.get('device'), undefined]) {
      const same = app.client();
      for (const [name, value] of second.cookies) if (name !== 'device') same.cookies.set(name, value);
      if (device) same.cookies.set('device', device);
      expect((await decide(same, id)).code).toBe('FORBIDDEN');
    }
    await asOwner('update approval set device_id = null');
    expect((await decide(second, id)).code, 'asked for with the cookie left out').toBe('FORBIDDEN');
    await asOwner(`update approval set device_id = '${asked?.device_id ?? ''}'`);
    expect((await decide(second, id)).done?.status).toBe('APPROVED');
    await setVpa('two@bank');
    const next = await waiting();
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [secondId]);
    expect((await decide(second, next)).code).toBe('RECENT_SIGN_IN_REQUIRED');
  });

  it('of a full export lets who asked fetch it once', async () => {
    const fetchAll = async (browser: TestClient) => (await browser.rest('GET', '/admin/full-export')).status;
    expect(await fetchAll(asker)).toBe(409);
    const id = await waiting();
    expect((await decide(second, id)).done).toMatchObject({ status: 'APPROVED' });
    expect((await pending(asker)).map(({ status }) => status)).toEqual(['APPROVED']);
    expect(await fetchAll(second)).toBe(409);
    expect([await fetchAll(asker), await fetchAll(asker)]).toEqual([200, 409]);
  });

  it('stands in the database as it was asked for: the application changes neither its values nor its approvers', async () => {
    await setVpa('one@bank');
    for (const set of [`change = '{}'`, `approver_ids = '{}'`, `requested_by = '${secondId}'`, 'expires_at = now()'])
      await expect(app.sql(`update approval set ${set}`)).rejects.toThrow('permission denied');
    await expect(app.sql('delete from approval')).rejects.toThrow('permission denied');
    await expect(
      app.sql(`update approval set status = 'APPROVED', decided_at = now(), decided_by = '${askerId}'`),
    ).rejects.toThrow('approval_by_another');
  });

  it('lets everything else pass', async () => {
    expect((await registerMember(asker, {})).code).toBeUndefined();
    const { id } = await insertUser(app.sql, { user_type: 'user' });
    expect(
      (await call(asker, `mutation { done: setUserType(userId: "${id}", userType: PATIENT) { id } }`)).code,
    ).toBeUndefined();
    expect(
      (await call(asker, `mutation { done: setAccountDisabled(userId: "${secondId}", disabled: true) { id } }`)).code,
    ).toBeUndefined();
    expect((await updateSettings(asker, { vpa: 'asha@bank', city: 'Agra' })).error).toBeUndefined();
    expect(await pending(asker)).toEqual([]);
  });
});
