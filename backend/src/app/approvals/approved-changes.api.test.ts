import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, decide, pendingOf, waitingId } from '../../../test/approval-calls.js';
import { freshPhone, insertAdmin } from '../../../test/builders.js';
import { updateSettings } from '../../../test/clinic-calls.js';
import { updateMember } from '../../../test/team-calls.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let asker: TestClient;
let askerId: string;
let second: TestClient;
let secondId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await runSql(app.database.ownerUrl, 'truncate approval, security_notice, message, message_try, push_notice');
  await app.sql("update app_user set disabled_at = now() where user_type = 'admin'");
  await app.sql('delete from rate_limit');
  await app.sql('update four_eyes set is_on = true');
  const own = await insertAdmin(app.sql, { full_name: 'Anita Verma' });
  const other = await insertAdmin(app.sql, { full_name: 'Ravi Nair' });
  [askerId, secondId] = [own.id, other.id];
  asker = await app.signIn(own.phone, 'admin');
  second = await app.signIn(other.phone, 'admin');
});

const accountOf = async (id: string) =>
  (await app.sql<{ full_name: string; phone: string }>('select full_name, phone from app_user where id = $1', [id]))[0];

describe('the number of an admin', () => {
  it('waits when it is their own, and is changed when the second admin approves', async () => {
    const before = await accountOf(askerId);
    const phone = freshPhone();
    const asked = await asker.graphql(
      `mutation { updateAccount(input: { fullName: "Anita Verma", phoneNumber: "${phone}" }) { id } }`,
    );
    expect(asked.body.errors).toBeUndefined();
    const verify = `mutation { done: verifyNumber(otp: "${app.sms.codeFor(phone)}") { id } }`;
    expect((await call(asker, verify)).code).toBe('APPROVAL_PENDING');
    expect(await accountOf(askerId)).toEqual(before);
    const [shown] = await pendingOf(second);
    expect(shown).toMatchObject({ subject: `Anita Verma, with the number ${phone}`, mayDecide: true });
    expect((await decide(second, shown?.id ?? '')).code).toBeUndefined();
    expect((await accountOf(askerId))?.phone).toBe(phone);
  });

  it('can be approved by the admin whose number it is, where there are two alone; what else was typed is saved at once', async () => {
    const before = await accountOf(secondId);
    const phone = freshPhone();
    const { code } = await updateMember(asker, secondId, { fullName: 'Ravi K. Nair', phoneNumber: phone });
    expect(code).toBe('APPROVAL_PENDING');
    expect(await accountOf(secondId)).toEqual({ full_name: 'Ravi K. Nair', phone: before?.phone });
    expect((await decide(second, await waitingId(asker))).code).toBeUndefined();
    expect(await accountOf(secondId)).toEqual({ full_name: 'Ravi K. Nair', phone });
  });
});

describe('a change that waits', () => {
  it('is decided by nobody who is no admin any more, or is leaving', async () => {
    await updateSettings(asker, { vpa: 'one@bank' });
    const id = await waitingId(asker);
    await app.sql("update app_user set user_type = 'reception' where id = $1", [secondId]);
    expect((await decide(second, id)).code).not.toBeUndefined();
    await app.sql("update app_user set user_type = 'admin', last_day = current_date + 30 where id = $1", [secondId]);
    expect((await decide(second, id)).code).toBe('FORBIDDEN');
    expect((await decide(second, id, 'REFUSE')).code).toBe('FORBIDDEN');
    await app.sql('update app_user set last_day = null where id = $1', [secondId]);
    expect((await decide(second, id)).done).toMatchObject({ status: 'APPROVED' });
  });

  it('is one of at most 20 of an admin', async () => {
    await runSql(
      app.database.ownerUrl,
      `insert into approval (id, kind, change, subject, requested_by, requested_at, expires_at, approver_ids)
       select gen_random_uuid(), 'UPI_ADDRESS', jsonb_build_object('vpa', n), 'x', '${askerId}', '${NOON.toISOString()}',
         '${NOON.toISOString()}'::timestamptz + interval '24 hours', '{${secondId}}' from generate_series(1, 20) n`,
    );
    expect((await updateSettings(asker, { vpa: 'more@bank' })).error?.extensions.code).toBe('LIMIT_REACHED');
    expect(await pendingOf(asker)).toHaveLength(20);
  });
});

it('an approved export that fails can be repeated, and one that runs into its daily limit asks nobody', async () => {
  const fetchAll = async () => (await asker.rest('GET', '/admin/full-export')).status;
  const used = async () => (await app.sql<{ used_at: Date | null }>('select used_at from approval'))[0]?.used_at;
  expect(await fetchAll()).toBe(409);
  expect((await decide(second, await waitingId(asker))).code).toBeUndefined();
  await runSql(app.database.ownerUrl, 'alter table mikro_orm_migrations rename to hidden_migrations');
  try {
    expect(await fetchAll()).toBe(500);
  } finally {
    await runSql(app.database.ownerUrl, 'alter table hidden_migrations rename to mikro_orm_migrations');
  }
  expect(await used()).toBeNull();
  expect(await fetchAll()).toBe(200);
  expect(await used()).not.toBeNull();
  await runSql(app.database.ownerUrl, 'truncate approval');
  await app.sql("update rate_limit set points = 3 where key like 'full-export:%'");
  expect(await fetchAll()).toBe(429);
  expect(await pendingOf(asker)).toEqual([]);
});
