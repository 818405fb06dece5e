import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, type UserRow } from '../../../test/builders.js';
import { insertDataRequest } from '../../../test/data-requests.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let user: UserRow;
let patient: Awaited<ReturnType<TestApp['signIn']>>;
let admin: typeof patient;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql('delete from rate_limit');
  ({ user } = await insertPatientWithAccount(app.sql, { name: 'Sunita Devi' }));
  patient = await app.signIn(user.phone);
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
});

const FIELDS = 'id status decidedAt eraseOn withdrawnAt';
const codeOf = (answer: { body: { errors?: readonly { extensions?: { code?: unknown } }[] } }) =>
  answer.body.errors?.[0]?.extensions?.code;
const askErasure = (key: string) => patient.graphql(`mutation { requestErasure(idempotencyKey: "${key}") { id } }`);
const askCorrection = (key: string, words: string) =>
  patient.graphql(`mutation { requestCorrection(words: "${words}", idempotencyKey: "${key}") { id } }`);
const decide = (input: object) =>
  admin.graphql('mutation ($input: DecideErasureInput!) { decideErasure(input: $input) { version } }', { input });

describe('a patient withdraws', () => {
  const withdraw = (id: string, browser = patient) =>
    browser.graphql(`mutation ($id: ID!) { withdrawDataRequest(id: $id) { ${FIELDS} } }`, { id });
  const decided = () => ({ decided_at: NOON, decided_by_id: user.id });

  it('no request of another, nor one that is answered, erased or withdrawn; nor do direct statements', async () => {
    const { user: other } = await insertPatientWithAccount(app.sql);
    const theirs = await insertDataRequest(app.sql, other.id);
    expect(codeOf(await withdraw(theirs.id))).toBe('NOT_FOUND');
    for (const columns of [
      { kind: 'CORRECTION', status: 'ACCEPTED', answer: 'Done.', ...decided() },
      { kind: 'ERASURE', status: 'REFUSED', answer: 'No.', ...decided() },
      { kind: 'ERASURE', status: 'ERASED', erase_on: '2026-01-01', erased_at: NOON, ...decided() },
      { kind: 'CORRECTION', status: 'WITHDRAWN', withdrawn_at: NOON },
    ]) {
      const { id } = await insertDataRequest(app.sql, user.id, columns);
      expect(codeOf(await withdraw(id))).toBe('WRONG_STATE');
      if (columns.status !== 'WITHDRAWN')
        await expect(
          app.sql(
            "update data_request set status = 'WITHDRAWN', erase_on = null, withdrawn_at = now(), erased_at = null where id = $1",
            [id],
          ),
        ).rejects.toThrow('stays as it was');
    }
  });

  it('an open request, which nobody answers any more, and asks another one', async () => {
    const { id } = await insertDataRequest(app.sql, user.id, { kind: 'CORRECTION' });
    expect((await withdraw(id)).body.data?.['withdrawDataRequest']).toMatchObject({
      status: 'WITHDRAWN',
      decidedAt: null,
      withdrawnAt: expect.any(String),
    });
    expect((await decide({ id, decision: 'REFUSE', answer: 'No.' })).body.errors).toMatchObject([
      { message: expect.stringContaining('The patient withdrew this request'), extensions: { code: 'WRONG_STATE' } },
    ]);
    expect(await app.sql('select kind, audience, text from notice where subject_id = $1', [id])).toEqual([
      { kind: 'ALARM', audience: 'ADMINS', text: expect.stringContaining('withdrew a request to correct data') },
    ]);
    expect(codeOf(await askCorrection('correct-again-1', 'My name is Rani.'))).toBeUndefined();
    const { body } = await admin.graphql('{ erasureRequests(answered: true) { request { id status } decidedBy } }');
    expect(body.data?.['erasureRequests']).toContainEqual({
      request: { id, status: 'WITHDRAWN' },
      decidedBy: null,
    });
    expect(
      await app.sql("select details from audit_event where verb = 'dataRequest.withdraw' and subject_id = $1", [id]),
    ).toEqual([{ details: { kind: 'CORRECTION', was: 'OPEN' } }]);
  });

  it('an accepted erasure after a fresh sign-in, which then never runs', async () => {
    const accepted = { kind: 'ERASURE', status: 'ACCEPTED', erase_on: '2026-01-01', ...decided() };
    const { id } = await insertDataRequest(app.sql, user.id, accepted);
    const correction = await insertDataRequest(app.sql, user.id, { kind: 'CORRECTION' });
    await app.sql("update session set created_at = now() - interval '16 minutes' where user_id = $1", [user.id]);
    expect(codeOf(await withdraw(id))).toBe('RECENT_SIGN_IN_REQUIRED');
    expect(await app.sql('select status from data_request where id = $1', [id])).toEqual([{ status: 'ACCEPTED' }]);
    expect(codeOf(await withdraw(correction.id))).toBeUndefined();
    await app.sql('update session set created_at = now() where user_id = $1', [user.id]);
    expect((await withdraw(id)).body.data?.['withdrawDataRequest']).toMatchObject({
      status: 'WITHDRAWN',
      eraseOn: null,
    });
    expect(await app.sql('select erase_patient($1) as erased', [id])).toEqual([{ erased: null }]);
    expect(codeOf(await askErasure('erase-again'))).toBeUndefined();
  });
});
