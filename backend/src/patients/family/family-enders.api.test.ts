import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { setBackSettings } from '../../../test/clinic-calls.js';
import { endGrant, insertGrant, invite, listGrants } from '../../../test/family-calls.js';
import { createMerging } from '../../../test/merging.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signIn((await insertAdmin(app.sql, { full_name: 'Asha Verma' })).phone, 'admin');
});
afterAll(() => app.close());

let patient: TestClient;
let recordId: string;
beforeEach(async () => {
  app.clock.set(NOON);
  await setBackSettings(app);
  const made = await insertPatientWithAccount(app.sql);
  recordId = made.record.id;
  patient = await app.signIn(made.user.phone);
});

const daysLater = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
const auditOf = (subjectId: string) =>
  app.sql<Record<string, unknown>>(
    `select verb, actor_role, subject_type, changed_fields from audit_event where subject_id = $1 and verb like 'family.%' order by id`,
    [subjectId],
  );

describe('an admin at a patient’s grants (companion §8)', () => {
  it('alone of the staff reads and ends them, and each is on record', async () => {
    const { grantId } = await insertGrant(app.sql, recordId);
    const other = await app.signIn((await insertPatientWithAccount(app.sql)).user.phone);
    const refused: [TestClient, string][] = [[other, 'NOT_FOUND']];
    for (const user_type of ['physiotherapist', 'doctor', 'reception'])
      refused.push([await app.signIn((await insertUser(app.sql, { user_type })).phone, 'staff'), 'FORBIDDEN']);
    for (const [browser, code] of refused)
      expect([(await listGrants(browser, recordId)).code, (await endGrant(browser, grantId)).code]).toEqual([
        code,
        'NOT_FOUND',
      ]);
    expect((await listGrants(admin)).code).toBe('BAD_INPUT');
    expect(await auditOf(grantId)).toEqual([]);
    expect((await listGrants(admin, recordId)).data).toMatchObject([{ id: grantId, status: 'ACTIVE', endedBy: null }]);
    await endGrant(admin, grantId);
    expect((await auditOf(recordId)).at(-1)).toMatchObject({ verb: 'family.list', actor_role: 'admin' });
    expect(await auditOf(grantId)).toEqual([
      { verb: 'family.end', actor_role: 'admin', subject_type: 'familyGrant', changed_fields: ['endedAt'] },
    ]);
  });
});

describe('who ended access', () => {
  it('is said to admins by name, to the patient only whether it was the clinic, and stays when others end it again', async () => {
    const { grantId, account } = await insertGrant(app.sql, recordId);
    const daughter = await app.signIn(account.phone);
    expect((await endGrant(admin, grantId)).data).toMatchObject({ endedBy: 'CLINIC', endedByName: 'Asha Verma' });
    for (const again of [patient, daughter])
      expect((await endGrant(again, grantId)).data).toMatchObject({ endedBy: 'CLINIC', endedByName: null });
    expect((await listGrants(patient)).data).toMatchObject([{ endedBy: 'CLINIC', endedByName: null }]);
    expect((await listGrants(admin, recordId)).data).toMatchObject([
      { endedBy: 'CLINIC', endedByName: 'Asha Verma', endedAt: NOON.toISOString() },
    ]);
    expect(await auditOf(grantId)).toHaveLength(1);
  });

  it.each(['PATIENT', 'FAMILY'])('is the %s', async (by) => {
    const { grantId, account } = await insertGrant(app.sql, recordId);
    const who = by === 'PATIENT' ? patient : await app.signIn(account.phone);
    expect((await endGrant(who, grantId)).data).toMatchObject({ endedBy: by, endedByName: null });
    expect((await listGrants(admin, recordId)).data).toMatchObject([{ endedBy: by }]);
  });

  it('is the family member where an admin of the clinic was let in and leaves', async () => {
    const account = await insertAdmin(app.sql);
    const { grantId } = await insertGrant(app.sql, recordId, { account });
    await endGrant(await app.signIn(account.phone, 'admin'), grantId);
    expect((await listGrants(admin, recordId)).data).toMatchObject([{ endedBy: 'FAMILY' }]);
  });

  it('is nobody of what ended by itself, whoever asks to end it afterwards', async () => {
    const { data } = await invite(patient, '+919812345670');
    const id = data?.id ?? '';
    app.clock.set(daysLater(15));
    for (const late of [admin, patient])
      expect((await endGrant(late, id)).data).toMatchObject({ endedAt: daysLater(14).toISOString(), endedBy: null });
    expect((await listGrants(admin, recordId)).data).toMatchObject([{ status: 'ENDED', endedBy: null }]);
    expect((await auditOf(id)).map(({ verb }) => verb)).toEqual(['family.invite']);
    expect((await invite(patient, '+919812345670')).data?.status).toBe('INVITED');
  });

  it('is nobody of what ended with the record', async () => {
    await insertGrant(app.sql, recordId);
    await admin.graphql('mutation ($id: ID!) { deletePatient(id: $id) { id } }', { id: recordId });
    expect((await listGrants(admin, recordId)).code).toBe('NOT_FOUND');
    await admin.graphql('mutation ($id: ID!) { restorePatient(id: $id) { id } }', { id: recordId });
    expect((await listGrants(admin, recordId)).data).toMatchObject([{ status: 'ENDED', endedBy: null }]);
  });

  it('is kept when the record becomes one with another', async () => {
    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    const { grantId } = await insertGrant(app.sql, from.id);
    await endGrant(admin, grantId);
    expect((await merging.merge(from, into)).code).toBe('AA');
    expect((await listGrants(admin, into.id)).data).toMatchObject([{ id: grantId, endedBy: 'CLINIC' }]);
  });
});
