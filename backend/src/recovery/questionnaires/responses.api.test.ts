import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AskedClinic, type AskedPatient, type SentDue } from '../../../test/asked-plans.js';
import { entryAt } from '../../../test/day-calls.js';
import { ask } from '../../../test/notes.js';
import { activate, assign, retire, saveQuestionnaire } from '../../../test/questionnaires.js';
import { NOON } from '../../../test/test-app.js';
import { runSql } from '../../../test/test-database.js';

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
const form = (language = 'EN', browser = patient.browser, of = patient.slug) =>
  ask<{ due: SentDue; questions: { linkId: string; text: string; given: string[] }[]; copyright: string }>(
    browser,
    `query ($slug: ID!, $language: Language!) { questionnaireForm(slug: $slug, language: $language) { due { occasion version }
       questions { linkId type text required repeats choices { code text } low high enableWhen parent given } copyright } }`,
    { slug: of, language },
  );

describe('a questionnaire that is due (companion §9)', () => {
  it('is listed in the weeks of its occasions, until it is answered', async () => {
    expect(await patient.due()).toEqual([
      {
        slug: patient.slug,
        version: 1,
        occasion: 'BASELINE',
        title: 'Knee',
        questions: 5,
        from: '2026-03-10',
        until: '2026-03-23',
      },
    ]);
    expect(await patient.due('HI')).toMatchObject([{ title: 'घुटना' }]);
    expect(await patient.record(patient.answers(5))).toEqual(['STORED']);
    expect(await patient.due()).toEqual([]);
    patient.onDay('2026-04-03');
    expect(await patient.occasions()).toEqual([]);
    patient.onDay('2026-04-04');
    expect(await patient.occasions()).toEqual(['WEEK_6']);
    patient.onDay('2026-04-25');
    expect(await patient.occasions()).toEqual(['WEEK_6']);
    patient.onDay('2026-04-26');
    expect(await patient.occasions()).toEqual([]);
  });

  it('follows the protocol from the next occasion that begins', async () => {
    const { protocolId } = patient;
    patient.onDay('2026-03-11');
    await assign(clinic.admin, protocolId, []);
    expect(await patient.occasions()).toEqual(['BASELINE']);
    patient.onDay('2026-04-05');
    await assign(clinic.admin, protocolId, [patient.slug]);
    expect(await patient.occasions()).toEqual([]);
    patient.onDay('2026-05-16');
    expect(await patient.occasions()).toEqual(['WEEK_12']);
    await retire(clinic.admin, patient.slug);
    expect(await patient.occasions()).toEqual([]);
  });

  it('is a form in both languages, with the texts of the baseline', async () => {
    const { data } = await form();
    expect(data).toMatchObject({ due: { occasion: 'BASELINE', version: 1 }, copyright: 'Made for tests; free.' });
    expect(data?.questions).toEqual([
      expect.objectContaining({ linkId: 'intro', type: 'display', required: false, parent: null, enableWhen: null }),
      expect.objectContaining({ linkId: 'pain', type: 'integer', required: true, low: 0, high: 10, choices: [] }),
      expect.objectContaining({
        linkId: 'stairs',
        choices: expect.arrayContaining([{ code: '3', text: 'Level 3' }]),
        low: null,
      }),
      expect.objectContaining({
        linkId: 'why',
        enableWhen: [{ question: 'pain', operator: '>=', answerInteger: 7 }],
      }),
      expect.objectContaining({ linkId: 'activity', type: 'group', repeats: true, parent: null }),
      expect.objectContaining({ linkId: 'name', type: 'text', parent: 'activity', given: [] }),
      expect.objectContaining({ linkId: 'able', parent: 'activity', given: [] }),
    ]);
    expect((await form('HI')).data?.questions[1]).toMatchObject({ text: 'Pain हिंदी' });
    await patient.record(patient.answers(5));
    expect((await form()).code).toBe('NOT_FOUND');
    expect((await form('EN', patient.browser, 'nowhere')).code).toBe('NOT_FOUND');
    expect((await form('EN', clinic.kavya.browser)).code).toBe('FORBIDDEN');
    patient.onDay('2026-04-11');
    expect((await form()).data?.questions.map(({ given }) => given)).toEqual([
      [],
      [],
      [],
      [],
      [],
      ['Stairs', 'Squats'],
      [],
    ]);
  });
});

describe('answers (companion §9)', () => {
  it('are stored once with their scores, which do not change', async () => {
    const entry = patient.answers(5);
    expect(await patient.record(entry)).toEqual(['STORED']);
    expect(await patient.record(entry)).toEqual(['REPEATED']);
    expect(await patient.record(patient.answers(6))).toEqual(['WRONG_STATE']);
    expect((await patient.scores()).data).toEqual([
      {
        questionnaire: patient.slug,
        score: 'function',
        name: 'Activities',
        occasion: 'BASELINE',
        value: 5,
        at: NOON.toISOString(),
        change: null,
        sameFrom: 3,
        sameUntil: 7,
      },
      expect.objectContaining({ score: 'pain', value: 5, change: null, sameFrom: 3, sameUntil: 7 }),
    ]);
    expect((await patient.scores(patient.browser, 'HI')).data?.map(({ name }) => name)).toEqual(['काम', 'दर्द']);
    const direct = (statement: string) => runSql(clinic.app.database.ownerUrl, statement);
    await expect(direct(`update questionnaire_response set occasion = 'WEEK_6'`)).rejects.toThrow('append-only');
    await expect(direct('delete from questionnaire_response')).rejects.toThrow('append-only');
    await expect(direct('update questionnaire_score set value = 1')).rejects.toThrow('append-only');
  });

  it('are one of two phones at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => patient.record(patient.answers(5))));
    expect(outcomes.flat().toSorted()).toEqual(['STORED', ...Array(5).fill('WRONG_STATE')]);
    expect((await patient.scores()).data).toHaveLength(2);
  });

  it.each([
    ['of a questionnaire that the protocol does not ask', { questionnaire: 'nowhere' }, 'NOT_FOUND'],
    ['of a version that was never active', { version: 2 }, 'NOT_FOUND'],
    ['of an occasion that is not due', at6, 'WRONG_STATE'],
    ['of none of the questions', { answers: [] }, 'BAD_INPUT'],
    [
      'to what was not asked',
      {
        answers: [
          { linkId: 'pain', value: '1' },
          { linkId: 'why', value: 'x' },
        ],
      },
      'BAD_INPUT',
    ],
    ['out of range', { answers: [{ linkId: 'pain', value: '11' }] }, 'BAD_INPUT'],
    ['of a repeat below 0', { answers: [{ linkId: 'pain', repeat: -1, value: '1' }] }, 'BAD_INPUT'],
  ])('%s are refused, and nothing is written', async (_what, fields, code) => {
    expect(await patient.record(patient.answers(5, fields))).toEqual([code]);
    expect((await patient.scores()).data).toEqual([]);
    expect(await patient.occasions()).toEqual(['BASELINE']);
  });

  it('that come late are refused, and those that were given in time are not', async () => {
    patient.onDay('2026-03-23');
    const inTime = patient.answers(5);
    patient.onDay('2026-03-24');
    expect(await patient.record(patient.answers(5))).toEqual(['WRONG_STATE']);
    expect(await patient.record(inTime)).toEqual(['STORED']);
  });

  it('keep the sentence of the patient’s language', async () => {
    const { body } = await patient.browser.graphql<{ recordEntries: { message: string }[] }>(
      'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries, language: HI) { message } }',
      { entries: [patient.answers(5, { answers: [] }), patient.answers(5, at6)] },
    );
    expect(body.data?.recordEntries.map(({ message }) => message)).toEqual([
      'कृपया हर जरूरी सवाल का जवाब दें',
      'इन सवालों का समय इस दिन नहीं है।',
    ]);
  });

  it('to a version that was replaced meanwhile count, and those to a retired questionnaire do not', async () => {
    const offline = patient.answers(5, {}, []);
    await saveQuestionnaire(clinic.admin, patient.slug, { title: 'Other' });
    await activate(clinic.surgeon, patient.slug, 2);
    expect(await patient.due()).toMatchObject([{ version: 2, title: 'Other' }]);
    expect(await patient.record({ ...patient.answers(5), at: new Date(NOON.getTime() + 60_000) })).toEqual(['STORED']);
    await retire(clinic.admin, patient.slug);
    expect(await patient.record({ ...offline, at: new Date(NOON.getTime() + 60_000) })).toEqual(['WRONG_STATE']);
  });

  it('are taken back on the same day, and can be given again, also in one batch', async () => {
    const entry = patient.answers(5);
    await patient.record(entry);
    expect(await patient.record(patient.undo(entry.clientId))).toEqual(['STORED']);
    expect(await patient.record(patient.undo(entry.clientId))).toEqual(['WRONG_STATE']);
    expect((await patient.scores()).data).toEqual([]);
    expect(await patient.occasions()).toEqual(['BASELINE']);
    const again = patient.answers(6);
    expect(await patient.record(again, patient.undo(again.clientId), patient.answers(2))).toEqual([
      'STORED',
      'STORED',
      'STORED',
    ]);
    expect((await patient.scores()).data?.map(({ value }) => value)).toEqual([5, 2]);
    const last = await clinic.app.sql<{ id: string }>(
      `select e.client_id as id from questionnaire_response s join entry e on e.id = s.entry_id
       where s.plan_id = $1 and s.retracted_at is null`,
      [patient.planId],
    );
    patient.onDay('2026-03-11');
    expect(await patient.record(patient.undo(last[0]?.id ?? ''))).toEqual(['WRONG_STATE']);
  });

  it('are taken while a danger sign is open, and not after the plan ended', async () => {
    await patient.record(entryAt(NOON, { sign: { sign: 'calf' } }));
    expect(await patient.record(patient.answers(5))).toEqual(['STORED']);
    await clinic.app.sql(`update recovery_plan set status = 'STOPPED', ended_at = now() where id = $1`, [
      patient.planId,
    ]);
    const { body } = await patient.browser.graphql(
      'mutation ($entries: [EntryInput!]!) { recordEntries(entries: $entries) { code } }',
      {
        entries: [patient.answers(5, at6)],
      },
    );
    expect(body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
