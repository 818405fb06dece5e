import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AskedClinic, type AskedPatient } from '../../../test/asked-plans.js';
import { insertPatientWithAccount } from '../../../test/builders.js';
import { flagsOf, seeFlag } from '../../../test/day-calls.js';
import { insertMember } from '../../../test/notes.js';

let clinic: AskedClinic;
beforeAll(async () => {
  clinic = await AskedClinic.open();
});
afterAll(() => clinic.app.close());

let patient: AskedPatient;
beforeEach(async () => {
  patient = await clinic.askPatient();
});

const at6 = { occasion: 'WEEK_6' };
describe('scores (companion §9)', () => {
  it('are compared with the baseline by the difference that matters', async () => {
    await patient.record(patient.answers(5));
    patient.onDay('2026-04-11');
    expect(await patient.record(patient.answers(3, at6, [5, 6]))).toEqual(['STORED']);
    patient.onDay('2026-05-20');
    await patient.record(patient.answers(7, { occasion: 'WEEK_12' }, [2, 3]));
    expect((await patient.scores()).data?.map(({ score, value, change }) => [score, value, change])).toEqual([
      ['function', 5, null],
      ['pain', 5, null],
      ['function', 5.5, 'SAME'],
      ['pain', 3, 'BETTER'],
      ['function', 2.5, 'WORSE'],
      ['pain', 7, 'WORSE'],
    ]);
  });

  it('are read by the team, admins and the patient, and by nobody else', async () => {
    await patient.record(patient.answers(5));
    for (const browser of [patient.browser, clinic.kavya.browser, clinic.surgeon, clinic.admin])
      expect((await patient.scores(browser)).data).toHaveLength(2);
    expect((await patient.scores((await insertMember(clinic.app, 'Rohan Das')).browser)).code).toBe('NOT_FOUND');
    const stranger = await clinic.app.signIn((await insertPatientWithAccount(clinic.app.sql)).user.phone);
    expect((await patient.scores(stranger)).code).toBe('NOT_FOUND');
  });

  it('raise SCORE_WORSE against the one before, which moves, is withdrawn, and does not come again once seen', async () => {
    await patient.record(patient.answers(6, {}, [5, 5]));
    patient.onDay('2026-04-11');
    await patient.record(patient.answers(2, at6, [5, 5]));
    expect(await flagsOf(clinic.surgeon, patient.planId)).toEqual([]);
    patient.onDay('2026-05-20');
    // As at the baseline, and worse than six weeks ago.
    const worse = patient.answers(6, { occasion: 'WEEK_12' }, [5, 5]);
    await patient.record(worse);
    expect(await flagsOf(clinic.surgeon, patient.planId)).toMatchObject([
      {
        kind: 'SCORE_WORSE',
        times: 1,
        sentence: '“Pain” is worse by an important difference: 6 after 2, on 20 May 2026.',
      },
    ]);
    await patient.record(patient.undo(worse.clientId));
    expect(await flagsOf(clinic.surgeon, patient.planId)).toEqual([]);
    await patient.record(patient.answers(5, { occasion: 'WEEK_12' }, [5, 5]));
    const [flag] = await flagsOf(clinic.surgeon, patient.planId);
    expect(flag).toMatchObject({ times: 1, sentence: expect.stringContaining('5 after 2') });
    await seeFlag(clinic.surgeon, flag?.id ?? '');
    patient.onDay('2026-08-25');
    await patient.record(patient.answers(5, { occasion: 'WEEK_26' }, [5, 5]));
    expect(await flagsOf(clinic.surgeon, patient.planId)).toEqual([]);
  });
});
