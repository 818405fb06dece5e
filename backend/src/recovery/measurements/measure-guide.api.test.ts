import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAdmin, insertPatientWithAccount, insertUser } from '../../../test/builders.js';
import { ask, insertMember } from '../../../test/notes.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { TestClient } from '../../../test/test-client.js';
import { addShippedExercises, readShipped } from '../exercise-library/shipped-exercises.js';
import { MEASURES } from '../protocols/protocol-content.js';
import { guideKeyOf } from './measure-guide.service.js';

let app: TestApp;
let patient: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  await addShippedExercises(app.connections.pool);
  const { user } = await insertPatientWithAccount(app.sql, { name: 'Lata Iyer' });
  patient = await app.signIn(user.phone);
});
afterAll(() => app.close());

const GUIDE = '{ steps caution restSeconds figure video { url } isReviewed }';
const guideOf = (browser: TestClient, measure: string, language = 'EN') =>
  ask<{ steps: string[]; isReviewed: boolean } | null>(
    browser,
    `{ measureGuide(measure: ${measure}, language: ${language}) ${GUIDE} }`,
  );

describe('how a value is measured (companion §10)', () => {
  it('is told to nobody without an account, nor to reception', async () => {
    expect((await guideOf(app.client(), 'KNEE_FLEXION')).code).toBe('UNAUTHENTICATED');
    const { phone } = await insertUser(app.sql, { user_type: 'reception' });
    expect((await guideOf(await app.signIn(phone, 'staff'), 'KNEE_FLEXION')).code).toBe('FORBIDDEN');
  });

  it('is the entry of the library for the measure, in the language of the query', async () => {
    const { steps, caution, restSeconds, figure } = readShipped('measure-knee-flexion.json').content;
    for (const [language, name] of [
      ['EN', 'en'],
      ['HI', 'hi'],
    ] as const)
      expect((await guideOf(patient, 'KNEE_FLEXION', language)).data).toEqual({
        steps: steps.map((step) => step[name]),
        caution: caution?.[name],
        restSeconds,
        figure,
        video: null,
        isReviewed: false,
      });
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await guideOf(admin, 'SHOULDER_FLEXION')).data?.steps).toHaveLength(4);
  });

  it('is none where the library has none, or has retired it', async () => {
    expect((await guideOf(patient, 'PAIN')).data).toBeNull();
    await app.sql(`update exercise set retired = true where key = 'measure-hip-flexion'`);
    expect((await guideOf(patient, 'HIP_FLEXION')).data).toBeNull();
    await app.sql(`update exercise set retired = false where key = 'measure-hip-flexion'`);
    expect((await guideOf(patient, 'HIP_FLEXION')).data).not.toBeNull();
  });

  it('says whether a clinician has signed it off', async () => {
    const member = await insertMember(app, 'Kavya Rao');
    const review = `mutation { reviewExercise(key: "measure-knee-flexion", revision: 1, statement: "Tried on ten patients") { key } }`;
    expect((await ask(member.browser, review)).code).toBeUndefined();
    expect((await guideOf(patient, 'KNEE_FLEXION')).data?.isReviewed).toBe(true);
  });

  it('has a key that the library takes for every measure, so that a clinic can add the guides that are missing', () => {
    for (const measure of MEASURES) expect(guideKeyOf(measure)).toMatch(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/);
    expect(guideKeyOf('SHOULDER_EXTERNAL_ROTATION')).toBe('measure-shoulder-external-rotation');
  });
});
