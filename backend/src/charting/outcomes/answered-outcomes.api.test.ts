import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AskedClinic, AskedPatient } from '../../../test/asked-plans.js';
import { ask } from '../../../test/notes.js';
import { activate, assign, functionScore, painScore, saveQuestionnaire } from '../../../test/questionnaires.js';

let clinic: AskedClinic;
beforeAll(async () => {
  clinic = await AskedClinic.open();
});
afterAll(() => clinic.app.close());

let patient: AskedPatient;
beforeEach(async () => {
  patient = await clinic.askPatient();
});

interface Score {
  id: string;
  instrument: string;
  score: number;
  activities: { name: string; score: number }[];
  sinceFirst: number | null;
  enteredBy: string;
  retractedReason: string | null;
  isByPatient: boolean;
}
const ALL = 'id instrument score activities { name score } sinceFirst enteredBy retractedReason isByPatient';

/** Has the plan asked a questionnaire with these scores instead. */
async function askFor(scores: object[], slug = `own-${randomUUID().slice(0, 8)}`): Promise<AskedPatient> {
  await saveQuestionnaire(clinic.admin, slug, { scores });
  await activate(clinic.surgeon, slug);
  await assign(clinic.admin, patient.protocolId, [slug]);
  // Of the plan's first day: what a protocol asks from now on, begins with the next occasion.
  await clinic.app.sql(
    `update protocol_questionnaire set since = '2026-03-01' where until is null and protocol_id = $1`,
    [patient.protocolId],
  );
  const { planId, protocolId, browser } = patient;
  return new AskedPatient(clinic.app, browser, { planId, protocolId, slug });
}
const idOf = async () => {
  const [row] = await clinic.app.sql<{ id: string }>('select patient_id as id from recovery_plan where id = $1', [
    patient.planId,
  ]);
  return row?.id ?? '';
};
const list = async (instrument?: string) =>
  ask<Score[]>(
    clinic.kavya.browser,
    `query ($id: ID!, $instrument: ID) { outcomeScores(patientId: $id, instrument: $instrument) { ${ALL} } }`,
    { id: await idOf(), instrument },
  ).then(({ data }) => data ?? []);
const record = async (input: object) =>
  ask<Score>(
    clinic.kavya.browser,
    `mutation ($id: ID!, $input: OutcomeInput!, $key: String!) { recordOutcome(patientId: $id, input: $input, idempotencyKey: $key) { ${ALL} } }`,
    { id: await idOf(), input, key: `key-${randomUUID()}` },
  );
const retract = (id: string | undefined) =>
  ask<Score>(
    clinic.kavya.browser,
    `mutation ($id: ID!) { retractOutcome(id: $id, reason: "Of another patient") { id } }`,
    {
      id,
    },
  );
const psfs = { ...functionScore, key: 'PSFS' };

describe('scores of a patient’s own answers (companion, “a score of a response is an OutcomeScore of the same key”)', () => {
  it('stand among those that a physiotherapist entered, and are compared with the first of them', async () => {
    const asked = await askFor([psfs]);
    expect(await asked.record(asked.answers(5, {}, [4, 6]))).toEqual(['STORED']);
    const taken = '2026-03-01T06:00:00.000Z';
    expect(
      (await record({ instrument: 'PSFS', total: null, answers: null, activities: [], takenAt: taken })).code,
    ).toBe('BAD_INPUT');
    expect(await list('PSFS')).toMatchObject([
      {
        score: 5,
        activities: [
          { name: 'Stairs', score: 4 },
          { name: 'Squats', score: 6 },
        ],
        sinceFirst: null,
        retractedReason: null,
        isByPatient: true,
      },
    ]);
    patient.onDay('2026-04-11');
    await asked.record(asked.answers(5, { occasion: 'WEEK_6' }, [6, 7]));
    const [later, first] = await list();
    expect([later?.sinceFirst, first?.sinceFirst]).toEqual([1.5, null]);
    const outcomes = await ask<{ outcomes: Score[] }>(
      clinic.kavya.browser,
      `query ($id: ID!) { benchPatient(id: $id) { outcomes { ${ALL} } } }`,
      { id: await idOf() },
    );
    expect(outcomes.data?.outcomes).toEqual([later]);
    const [name] = await clinic.app.sql<{ name: string }>('select name from patient where id = $1', [await idOf()]);
    expect(later?.enteredBy).toBe(name?.name);
  });

  it('of a total follow the total of a paper form', async () => {
    const total = { ...painScore, key: 'odi', high: 100, name: { en: 'Oswestry', hi: 'ओस्वेस्ट्री' } };
    await record({ instrument: 'ODI', total: 46, takenAt: '2026-03-01T06:00:00.000Z' });
    const asked = await askFor([total, functionScore]);
    await asked.record(asked.answers(6));
    expect(
      (await list()).map(({ instrument, score, sinceFirst, isByPatient }) => [
        instrument,
        score,
        sinceFirst,
        isByPatient,
      ]),
    ).toEqual([
      ['ODI', 6, -40, true],
      ['ODI', 46, null, false],
    ]);
  });

  it('of another scale, or of no instrument, do not', async () => {
    const asked = await askFor([{ ...painScore, key: 'ODI' }, functionScore]);
    await asked.record(asked.answers(6));
    expect(await list()).toEqual([]);
  });

  it('that the patient took back count no more; nobody else takes them back', async () => {
    const asked = await askFor([psfs]);
    const said = asked.answers(5);
    await asked.record(said);
    const [before] = await list();
    expect((await retract(before?.id)).code).toBe('NOT_FOUND');
    await asked.record(asked.undo(said.clientId));
    expect(await list()).toMatchObject([
      { id: before?.id, retractedReason: 'Taken back by the patient', sinceFirst: null },
    ]);
    const { data } = await ask<{ outcomes: Score[] }>(
      clinic.kavya.browser,
      `query ($id: ID!) { benchPatient(id: $id) { outcomes { id } } }`,
      { id: await idOf() },
    );
    expect(data?.outcomes).toEqual([]);
  });
});
