import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { removeFile, updateFile } from '../../../test/clinical-files.js';
import { insertConsent, insertConsentForm, insertFile } from '../../../test/clinical-rows.js';
import { createMerging } from '../../../test/merging.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let own: Member;
let admin: TestClient;
let desk: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  desk = await app.signIn((await insertUser(app.sql, { user_type: 'reception' })).phone, 'staff');
});
afterAll(() => app.close());

const treated = async () => (await insertTreated(app, own, { status: 'completed' })).patientId;
async function sign(patientId: string, fileId: string, browser = own.browser) {
  const { id: formId } = await insertConsentForm(app.sql);
  const input = { patientId, formId, language: 'EN', signedBy: 'GUARDIAN', signerName: 'Asha', fileId };
  return ask<{ id: string; fileId: string | null }>(
    browser,
    'mutation ($input: SignConsentInput!, $key: String!) { signTreatmentConsent(input: $input, idempotencyKey: $key) { id fileId } }',
    { input, key: randomUUID() },
  );
}

describe('a consent form on paper (bench §4)', () => {
  it('is a live file of the category CONSENT of the same patient, and nothing else', async () => {
    const patientId = await treated();
    const wrong = [
      await insertFile(app.sql, await treated()),
      await insertFile(app.sql, patientId, { category: 'LETTER' }),
      await insertFile(app.sql, patientId),
    ];
    await removeFile(own.browser, wrong[2]?.id ?? '', 'Of another patient');
    for (const { id } of wrong) expect((await sign(patientId, id)).code).toBe('BAD_INPUT');
    const scan = await insertFile(app.sql, patientId);
    expect((await sign(patientId, scan.id, desk)).data?.fileId).toBe(scan.id);
  });

  it('keeps its scan: it is not removed, stays a consent form, and may have another title', async () => {
    const patientId = await treated();
    const { id } = await insertFile(app.sql, patientId);
    const consent = (await sign(patientId, id)).data;
    expect((await removeFile(admin, id, 'Not needed')).code).toBe('WRONG_STATE');
    expect((await updateFile(own.browser, id, { category: 'LETTER' })).code).toBe('WRONG_STATE');
    expect((await updateFile(own.browser, id, { title: 'Form of March' })).data?.title).toBe('Form of March');
    const other = await insertFile(app.sql, patientId);
    await expect(
      runSql(
        app.database.ownerUrl,
        `update treatment_consent set file_id = '${other.id}' where id = '${consent?.id ?? ''}'`,
      ),
    ).rejects.toThrow('never changes');
  });

  it('is signed or removed, when both come at once', async () => {
    for (let n = 0; n < 4; n++) {
      const patientId = await treated();
      const { id } = await insertFile(app.sql, patientId);
      const [signed, removed] = await Promise.all([sign(patientId, id), removeFile(admin, id, 'Of another patient')]);
      expect([
        [undefined, 'WRONG_STATE'],
        ['BAD_INPUT', undefined],
      ]).toContainEqual([signed.code, removed.code]);
    }
  });

  it('moves with a record that is merged, onto the file with the same bytes', async () => {
    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    const hash = 'a'.repeat(64);
    const goes = await insertFile(app.sql, from.id, { hash });
    const stays = await insertFile(app.sql, into.id, { hash });
    const { id } = await insertConsent(app.sql, from.id, { strokes: null, file_id: goes.id });
    expect((await merging.merge(from, into)).code).toBe('AA');
    expect(await app.sql('select patient_id, file_id from treatment_consent where id = $1', [id])).toEqual([
      { patient_id: into.id, file_id: stays.id },
    ]);
  });
});
