import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAdmin } from '../../../test/builders.js';
import { insertOutcome } from '../../../test/clinical-rows.js';
import { createMerging } from '../../../test/merging.js';
import { ask, insertMember, insertTreated, type Member } from '../../../test/notes.js';
import { createTestApp, NOON, type TestApp } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';

let app: TestApp;
let own: Member;
let other: Member;
let patientId: string;
beforeAll(async () => {
  app = await createTestApp();
  own = await insertMember(app, 'Kavya Rao');
  other = await insertMember(app, 'Neha Kapoor');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.sql("update appointment set status = 'canceled' where status = 'scheduled'");
  ({ patientId } = await insertTreated(app, own));
});

interface Score {
  id: string;
  instrument: string;
  score: number;
  activities: { name: string; score: number }[];
  sinceFirst: number | null;
  takenAt: string;
  enteredBy: string;
  retractedReason: string | null;
}
const ALL = 'id instrument score activities { name score } sinceFirst takenAt enteredBy retractedReason';
const record = (input: object, { browser = own.browser, key = `key-${randomUUID()}` } = {}) =>
  ask<Score>(
    browser,
    `mutation ($id: ID!, $input: OutcomeInput!, $key: String!) { recordOutcome(patientId: $id, input: $input, idempotencyKey: $key) { ${ALL} } }`,
    { id: patientId, input, key },
  );
const retract = (id: string | undefined, reason = 'Of another patient', browser = own.browser) =>
  ask<Score>(browser, `mutation ($id: ID!, $reason: String!) { retractOutcome(id: $id, reason: $reason) { ${ALL} } }`, {
    id,
    reason,
  });
const list = async (instrument?: string) =>
  (
    await ask<Score[]>(
      own.browser,
      `query ($id: ID!, $instrument: ID) { outcomeScores(patientId: $id, instrument: $instrument) { ${ALL} } }`,
      { id: patientId, instrument },
    )
  ).data ?? [];
const rated = (...scores: number[]) =>
  scores.map((score, index) => ({
    name: ['Climbing stairs', 'Squatting', 'Praying', 'Sleeping', 'Cooking', 'Riding'][index],
    score,
  }));

describe('scores of questionnaires (bench §4)', () => {
  it('are of eleven instruments, each with its range, direction and source', async () => {
    const { data } = await ask<{ key: string; low: number; high: number; source: string; items: object[] }[]>(
      own.browser,
      '{ outcomeInstruments { key low high higherIsBetter importantDifference source usesActivities items { text low high } } }',
      {},
    );
    expect(data?.map(({ key }) => key)).toEqual([
      'PSFS',
      'GROC',
      'ODI',
      'NDI',
      'QUICKDASH',
      'LEFS',
      'RMDQ',
      'SPADI',
      'KOOS_JR',
      'HOOS_JR',
      'BARTHEL',
    ]);
    for (const { low, high, source } of data ?? []) expect(low < high && source.length > 5).toBe(true);
    // The words of all others are their owners'.
    expect(data?.filter(({ items }) => items.length > 0).map(({ key }) => key)).toEqual(['GROC']);
  });

  it('of activities are their mean, and the difference is to the first with the same ones', async () => {
    const first = await record({ instrument: 'PSFS', activities: rated(2, 3, 3), takenAt: '2026-03-01T06:00:00.000Z' });
    expect(first.data).toMatchObject({
      score: 2.7,
      sinceFirst: null,
      enteredBy: 'Kavya Rao',
      activities: rated(2, 3, 3),
    });
    expect((await record({ instrument: 'PSFS', activities: rated(5, 6, 7).toReversed() })).data?.sinceFirst).toBe(3.3);
    expect((await record({ instrument: 'PSFS', activities: rated(5, 6, 7, 8) })).data?.sinceFirst).toBeNull();
  });

  it('of a total are entered as it stands, and one that is taken back counts no more', async () => {
    const first = await record({ instrument: 'ODI', total: 46, takenAt: '2026-03-01T06:00:00.000Z' });
    const second = await record({ instrument: 'ODI', total: 30.5, takenAt: '2026-03-05T06:00:00.000Z' });
    expect(second.data?.sinceFirst).toBe(-15.5);
    expect((await retract(first.data?.id, 'too short')).code).toBe('BAD_INPUT');
    expect((await retract(first.data?.id)).data?.retractedReason).toBe('Of another patient');
    expect((await retract(first.data?.id)).code).toBe('WRONG_STATE');
    expect((await list('ODI')).map(({ score, sinceFirst }) => [score, sinceFirst])).toEqual([
      [30.5, null],
      [46, null],
    ]);
    const { data } = await ask<{ outcomes: Score[] }>(
      own.browser,
      `query ($id: ID!) { benchPatient(id: $id) { outcomes { ${ALL} } } }`,
      { id: patientId },
    );
    expect(data?.outcomes.map(({ score }) => score)).toEqual([30.5]);
  });

  it('of a question are its answer', async () => {
    expect((await record({ instrument: 'GROC', answers: [-3] })).data?.score).toBe(-3);
    expect(await list('GROC')).toHaveLength(1);
    expect(await list('LEFS')).toEqual([]);
  });

  it.each([
    ['of no instrument', { instrument: 'SF36', total: 1 }],
    ['of a small letter', { instrument: 'psfs', activities: rated(1, 2, 3) }],
    ['with nothing', { instrument: 'LEFS' }],
    ['with a total and answers', { instrument: 'LEFS', total: 40, answers: [1] }],
    ['beyond the range', { instrument: 'LEFS', total: 80.5 }],
    ['with two decimals', { instrument: 'ODI', total: 10.25 }],
    ['with answers where the words are licensed', { instrument: 'ODI', answers: [1, 2] }],
    ['with a total of activities', { instrument: 'PSFS', total: 4 }],
    ['of two activities', { instrument: 'PSFS', activities: rated(1, 2) }],
    ['of six activities', { instrument: 'PSFS', activities: rated(1, 2, 3, 4, 5, 6) }],
    [
      'of the same activity twice',
      { instrument: 'PSFS', activities: [...rated(1, 2), { name: 'SQUATTING', score: 1 }] },
    ],
    ['of an activity that goes 11', { instrument: 'PSFS', activities: rated(1, 2, 11) }],
    ['of an answer beyond its range', { instrument: 'GROC', answers: [8] }],
    ['of two answers to one question', { instrument: 'GROC', answers: [1, 2] }],
    ['of tomorrow', { instrument: 'LEFS', total: 40, takenAt: '2026-03-11T06:30:00.000Z' }],
    ['of more than a year ago', { instrument: 'LEFS', total: 40, takenAt: '2025-03-01T06:30:00.000Z' }],
  ])('%s are refused, and nothing is written', async (_what, input) => {
    expect((await record(input)).code).toBe('BAD_INPUT');
    expect(await list()).toEqual([]);
  });

  it('are there only within reach, and written once for a key', async () => {
    const { data } = await record({ instrument: 'LEFS', total: 40 }, { key: 'key-of-score' });
    expect((await record({ instrument: 'LEFS', total: 40 }, { key: 'key-of-score' })).data).toEqual(data);
    expect(await list()).toHaveLength(1);
    expect((await record({ instrument: 'LEFS', total: 40 }, { browser: other.browser })).code).toBe('NOT_FOUND');
    expect((await retract(data?.id, 'Of another patient', other.browser)).code).toBe('NOT_FOUND');
    const admin = await app.signIn((await insertAdmin(app.sql)).phone, 'admin');
    expect((await record({ instrument: 'LEFS', total: 40 }, { browser: admin })).code).toBe('FORBIDDEN');
  });

  it('never change by a direct statement, and move only with a merged record', async () => {
    const { id } = await insertOutcome(app.sql, patientId);
    const direct = (statement: string) => runSql(app.database.ownerUrl, statement);
    await expect(direct(`update outcome_score set score = 41 where id = '${id}'`)).rejects.toThrow('never changes');
    await expect(direct(`delete from outcome_score where id = '${id}'`)).rejects.toThrow('never changes');
    const merging = await createMerging(app);
    const [from, into] = [await merging.known(), await merging.known()];
    await expect(direct(`update outcome_score set patient_id = '${into.id}' where id = '${id}'`)).rejects.toThrow(
      'merged',
    );
    const moved = await insertOutcome(app.sql, from.id);
    expect((await merging.merge(from, into)).code).toBe('AA');
    expect(await app.sql('select patient_id from outcome_score where id = $1', [moved.id])).toEqual([
      { patient_id: into.id },
    ]);
  });
});
