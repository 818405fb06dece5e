import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin, insertUser } from '../../../test/builders.js';
import { insertConsent } from '../../../test/clinical-rows.js';
import { createMerging } from '../../../test/merging.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { readPdf } from '../../../test/pdf-text.js';
import { insertDoctor, insertPlan } from '../../../test/recovery-builders.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let own: Member;
let other: Member;
let admin: TestClient;
let desk: TestClient;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
  admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
  const reception = await insertUser(app.sql, { user_type: 'reception', full_name: 'Pooja Nair' });
  desk = await app.signIn(reception.phone, 'staff');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  ({ patientId } = await insertTreated(app, own));
});

interface Form {
  id: string;
  formId: string;
  version: number;
  isLive: boolean;
  textEn: string;
}
interface Consent {
  id: string;
  form: { version: number };
  signedBy: string;
  signerName: string;
  witness: string;
  url: string;
  withdrawnAt: string | null;
  withdrawnReason: string | null;
}
const FORM = 'id formId version isLive textEn';
const CONSENT = 'id form { version } signedBy signerName witness url withdrawnAt withdrawnReason';
const words = { name: 'Consent to treatment', textEn: 'I agree to be treated.', textHi: 'मैं इलाज के लिए सहमत हूँ।' };
const save = async (input: object, browser = admin) =>
  ask<Form>(browser, `mutation ($input: ConsentFormInput!) { saveConsentForm(input: $input) { ${FORM} } }`, { input });
const retire = async (formId: string | undefined) =>
  ask<boolean>(admin, 'mutation ($id: ID!) { retireConsentForm(formId: $id) }', { id: formId });
const forms = async (all = false) =>
  (await ask<Form[]>(desk, `query ($all: Boolean!) { consentForms(all: $all) { ${FORM} } }`, { all })).data ?? [];
const drawn = [{ points: [100, 100, 200, 300, 400, 200] }, { points: [600, 400, 800, 100] }];
const sign = async (input: object, { browser = own.browser, key = `key-${randomUUID()}` } = {}) =>
  ask<Consent>(
    browser,
    `mutation ($input: SignConsentInput!, $key: String!) { signTreatmentConsent(input: $input, idempotencyKey: $key) { ${CONSENT} } }`,
    {
      input: { patientId, language: 'HI', signedBy: 'PATIENT', signerName: 'लता अय्यर', strokes: drawn, ...input },
      key,
    },
  );
const withdraw = async (id: string | undefined, browser = own.browser) =>
  ask<Consent>(
    browser,
    `mutation ($id: ID!, $reason: String!) { withdrawTreatmentConsent(id: $id, reason: $reason) { ${CONSENT} } }`,
    { id, reason: 'Asked for it' },
  );
const list = async (browser = own.browser) =>
  ask<Consent[]>(browser, `query ($id: ID!) { treatmentConsents(patientId: $id) { ${CONSENT} } }`, { id: patientId });

describe('forms of consent (bench §4)', () => {
  it('keep each version that was saved; the newest of a form in use is live', async () => {
    const first = (await save(words)).data;
    expect(first).toMatchObject({ version: 1, isLive: true });
    const second = (await save({ ...words, formId: first?.formId, textEn: 'I agree, and may stop at any time.' })).data;
    expect(second).toMatchObject({ version: 2, isLive: true, formId: first?.formId });
    const ofForm = (all: Form[]) => all.filter(({ formId }) => formId === first?.formId);
    expect(ofForm(await forms()).map(({ version }) => version)).toEqual([2]);
    expect(ofForm(await forms(true)).map(({ version, isLive }) => [version, isLive])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await retire(first?.formId)).data).toBe(true);
    expect(ofForm(await forms())).toEqual([]);
    expect((await retire(first?.formId)).code).toBe('NOT_FOUND');
  });

  it('saved by two at once are two versions', async () => {
    const first = (await save(words)).data;
    const both = await Promise.all([1, 2].map(async () => save({ ...words, formId: first?.formId })));
    expect(new Set(both.map(({ data }) => data?.version))).toEqual(new Set([2, 3]));
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['without Hindi', { textHi: '' }],
    ['with 8,001 characters', { textEn: 'x'.repeat(8_001) }],
  ])('%s are refused, as one of no form is', async (_what, wrong) => {
    expect((await save({ ...words, ...wrong })).code).toBe('BAD_INPUT');
    expect((await save({ ...words, formId: randomUUID() })).code).toBe('NOT_FOUND');
  });

  it('never change by a direct statement', async () => {
    const form = (await save(words)).data;
    const direct = (statement: string) => runSql(app.database.ownerUrl, statement);
    await expect(direct(`update consent_form set text_en = 'x' where id = '${form?.id}'`)).rejects.toThrow(
      'never changes',
    );
    await expect(direct(`delete from consent_form where id = '${form?.id}'`)).rejects.toThrow('never changes');
  });
});

describe('consent to treatment (bench §4)', () => {
  it('is signed on screen, read with the version, and printed in the language in which it was read', async () => {
    const form = (await save(words)).data;
    const { data } = await sign({ formId: form?.id }, { key: 'key-of-consent' });
    expect(data).toMatchObject({ form: { version: 1 }, signedBy: 'PATIENT', witness: 'Kavya Rao', withdrawnAt: null });
    expect((await sign({ formId: form?.id }, { key: 'key-of-consent' })).data).toEqual(data);
    expect((await list()).data).toEqual([data]);
    const sheet = await own.browser.send(data?.url ?? '', {});
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text, boxes } = readPdf(Buffer.from(await sheet.arrayBuffer()));
    // Without spaces; a vowel sign is drawn apart.
    for (const part of ['KavyaRao', '1']) expect(text).toContain(part);
    expect(text).toMatch(/[\u0900-\u097f]/);
    expect(boxes).toBe(0);
  });

  it('of the desk is open for every record, and of clinicians within reach alone', async () => {
    const form = (await save(words)).data;
    const { data } = await sign({ formId: form?.id }, { browser: desk });
    expect(data?.witness).toBe('Pooja Nair');
    expect((await list(desk)).data).toHaveLength(1);
    expect((await sign({ formId: form?.id }, { browser: other.browser })).code).toBe('NOT_FOUND');
    expect((await list(other.browser)).code).toBe('NOT_FOUND');
    expect((await withdraw(data?.id, other.browser)).code).toBe('NOT_FOUND');
    const path = data?.url.replace('/api/v1', '') ?? '';
    expect((await other.browser.rest('GET', path)).status).toBe(404);
    const doctor = await insertDoctor(app.sql);
    await insertPlan(app, patientId, { physiotherapist_id: own.id, doctor_id: doctor.doctorId });
    const browser = await app.signIn(doctor.user.phone, 'staff');
    expect((await list(browser)).data).toHaveLength(1);
    expect((await sign({ formId: form?.id }, { browser })).code).toBe('FORBIDDEN');
  });

  it('of a version that is old or retired is refused', async () => {
    const first = (await save(words)).data;
    const second = (await save({ ...words, formId: first?.formId })).data;
    expect((await sign({ formId: first?.id })).code).toBe('WRONG_STATE');
    await retire(first?.formId);
    expect((await sign({ formId: second?.id })).code).toBe('WRONG_STATE');
    expect((await sign({ formId: randomUUID() })).code).toBe('BAD_INPUT');
    expect((await list()).data).toEqual([]);
  });

  it('of a child is signed by a guardian', async () => {
    const form = (await save(words)).data;
    await app.sql("update patient set birth_date = '2008-03-11' where id = $1", [patientId]);
    expect((await sign({ formId: form?.id })).code).toBe('BAD_INPUT');
    expect((await sign({ formId: form?.id, signedBy: 'GUARDIAN' })).data?.signedBy).toBe('GUARDIAN');
    // Eighteen today.
    await app.sql("update patient set birth_date = '2008-03-10' where id = $1", [patientId]);
    expect((await sign({ formId: form?.id })).data?.signedBy).toBe('PATIENT');
  });

  it.each([
    ['without a signature', { strokes: null }],
    ['with a drawing and a scan', { fileId: '0199a0b2-7c1d-7e4f-8a6b-0c1d2e3f4a5b' }],
    ['with a scan that is not there', { strokes: null, fileId: '0199a0b2-7c1d-7e4f-8a6b-0c1d2e3f4a5b' }],
    ['of eight numbers', { strokes: [{ points: [1, 2, 3, 4, 5, 6, 7, 8] }] }],
    ['of an odd number of numbers', { strokes: [{ points: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }] }],
    ['beyond the field', { strokes: [{ points: [1, 2, 3, 4, 5, 6, 7, 8, 9, 1001] }] }],
    ['of 101 lines', { strokes: Array.from({ length: 101 }, () => ({ points: [1, 2] })) }],
    ['of 6,002 numbers', { strokes: [{ points: Array.from({ length: 6_002 }, () => 1) }] }],
    ['by nobody', { signerName: ' ' }],
  ])('%s is refused, and nothing is written', async (_what, wrong) => {
    const form = (await save(words)).data;
    expect((await sign({ formId: form?.id, ...wrong })).code).toBe('BAD_INPUT');
    expect((await list()).data).toEqual([]);
  });

  it('is withdrawn once, stays in the list, and counts no more', async () => {
    const form = (await save(words)).data;
    const { data } = await sign({ formId: form?.id });
    const stands = async () => {
      const answer = await ask<{ consents: object[] }>(
        own.browser,
        'query ($id: ID!) { benchPatient(id: $id) { consents { id } } }',
        {
          id: patientId,
        },
      );
      const atDesk = await ask<{ hasConsent: boolean }>(
        desk,
        'query ($id: ID!) { deskPatient(id: $id) { hasConsent } }',
        {
          id: patientId,
        },
      );
      return [answer.data?.consents.length, atDesk.data?.hasConsent];
    };
    expect(await stands()).toEqual([1, true]);
    expect((await withdraw(data?.id)).data).toMatchObject({ withdrawnReason: 'Asked for it' });
    expect((await withdraw(data?.id)).code).toBe('WRONG_STATE');
    expect(await stands()).toEqual([0, false]);
    expect((await list()).data).toHaveLength(1);
  });

  it('never changes by a direct statement, and moves only with a merged record', async () => {
    const { id } = await insertConsent(app.sql, patientId);
    const direct = (statement: string) => runSql(app.database.ownerUrl, statement);
    for (const change of ["signer_name = 'x'", "strokes = '[]'", "signed_by = 'RELATIVE'"])
      await expect(direct(`update treatment_consent set ${change} where id = '${id}'`)).rejects.toThrow(
        'never changes',
      );
    await expect(direct(`delete from treatment_consent where id = '${id}'`)).rejects.toThrow('never changes');
    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    const moved = await insertConsent(app.sql, from.id);
    expect((await merging.merge(from, into)).code).toBe('AA');
    expect(await app.sql('select patient_id from treatment_consent where id = $1', [moved.id])).toEqual([
      { patient_id: into.id },
    ]);
  });
});
