import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

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
beforeEach(async () => {
  await apps[0].sql(`update app_user set deleted_at = now() where user_type = 'admin'`);
});

const DISABLE = 'mutation ($id: ID!) { setAccountDisabled(userId: $id, disabled: true) { id } }';
const LEAVE = 'mutation ($id: ID!) { leaveTeam(id: $id, lastDay: "2999-12-31") { unassigned } }';
const DEMOTE = 'mutation ($id: ID!) { setUserType(userId: $id, userType: USER) { id } }';

/** Two admins, each signed in with a process of their own. */
async function twoAdmins() {
  const [one, other] = [await insertAdmin(apps[0].sql), await insertAdmin(apps[0].sql)];
  return {
    one,
    other,
    asOne: await apps[0].signIn(one.phone, 'admin'),
    asOther: await apps[1].signIn(other.phone, 'admin'),
  };
}
const live = () =>
  apps[0].sql(
    `select from app_user where user_type = 'admin' and disabled_at is null and deleted_at is null and last_day is null`,
  );
const codeOf = (answer: Awaited<ReturnType<TestClient['graphql']>>) =>
  answer.body.errors?.[0]?.extensions.code ?? 'done';

/** Lets calls begin together: each has been judged and waits for its turn before the first of them is done. */
async function together<T>(calls: (() => Promise<T>)[]): Promise<T[]> {
  const gate = new Client(apps[0].database.appUrl);
  await gate.connect();
  await gate.query('begin; select pg_advisory_xact_lock(7406224)');
  const answers = Promise.all(calls.map((call) => call()));
  const waiting = `select from pg_locks where locktype = 'advisory' and objid = 7406224 and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await apps[0].sql(waiting)).length, { timeout: 15_000 }).toBe(calls.length);
  await gate.query('commit');
  await gate.end();
  return answers;
}

it.each([
  ['switched off', DISABLE, DISABLE],
  ['given another type', DEMOTE, DEMOTE],
  ['switched off and given another type', DISABLE, DEMOTE],
  ['let go and switched off', LEAVE, DISABLE],
])('the last admin stays when two are %s by each other at once', async (_what, first, second) => {
  const { one, other, asOne, asOther } = await twoAdmins();
  const answers = await together([
    () => asOne.graphql(first, { id: other.id }),
    () => asOther.graphql(second, { id: one.id }),
  ]);
  expect(answers.map(codeOf).toSorted()).toEqual(['WRONG_STATE', 'done']);
  expect(await live()).toHaveLength(1);
});

it('an admin with a last day does not count as the last one, and may go at once', async () => {
  const { one, other, asOne, asOther } = await twoAdmins();
  expect(codeOf(await asOne.graphql(LEAVE, { id: other.id }))).toBe('done');
  expect(codeOf(await asOther.graphql(DISABLE, { id: one.id }))).toBe('WRONG_STATE');
  expect(codeOf(await asOne.graphql(DISABLE, { id: other.id }))).toBe('done');
});

it('an admin who is not the last one goes, and comes back; each of the two is on record by its own name', async () => {
  const { other, asOne } = await twoAdmins();
  const set = (disabled: boolean) =>
    asOne.graphql(
      'mutation ($id: ID!, $disabled: Boolean!) { setAccountDisabled(userId: $id, disabled: $disabled) { id } }',
      {
        id: other.id,
        disabled,
      },
    );
  expect(codeOf(await set(true))).toBe('done');
  expect(await live()).toHaveLength(1);
  expect(codeOf(await set(false))).toBe('done');
  expect(await live()).toHaveLength(2);
  const lines = await apps[0].sql(
    `select verb from audit_event where subject_id = $1 and verb like 'user.%' order by id`,
    [other.id],
  );
  expect(lines).toEqual([{ verb: 'user.disable' }, { verb: 'user.enable' }]);
});
