import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AskedClinic, type AskedPatient } from '../../../test/asked-plans.js';
import { readPdf } from '../../../test/pdf-text.js';
import { leavePhase } from '../../../test/report-calls.js';
import { NOON } from '../../../test/test-app.js';
import { findPlan } from '../ledger/plan.queries.js';
import { reportContent, type ReportContent, type ReportFacts } from './report-content.js';
import { reportPdf } from './report-pdf.js';

let clinic: AskedClinic;
beforeAll(async () => {
  clinic = await AskedClinic.open();
});
afterAll(() => clinic.app.close());

/** What is read of a PDF, without spaces. */
const spoken = (text: string) => text.normalize('NFD').replaceAll(' ', '');
const pagesOf = (bytes: Buffer) => (bytes.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

/** Leaves the first phase. @returns the id of the report */
const leave = ({ planId }: AskedPatient) => leavePhase({ physio: clinic.kavya.browser, planId });

/** Opens a report as a PDF. */
async function openReport(id: string, browser = clinic.surgeon, language = 'en') {
  const answer = await browser.send(`/api/v1/recovery/reports/${id}/pdf`, { headers: { 'accept-language': language } });
  return Buffer.from(await answer.arrayBuffer());
}

/** The most that a report has room for: criteria with reasons, signs, curves, and scores of all occasions. */
async function fullest({ planId }: AskedPatient): Promise<ReportContent> {
  const plan = await findPlan(clinic.app.connections.orm.em.fork(), { planId, visibleTo: 'SYSTEM' });
  if (!plan) throw new Error(`there is no plan ${planId}`);
  const at = NOON.toISOString();
  const values = (['KNEE_FLEXION', 'KNEE_EXTENSION_DEFICIT', 'PAIN', 'HIP_FLEXION', 'HIP_ABDUCTION'] as const).flatMap(
    (measure) => [1, 2, 3].map((value) => ({ measure, side: 'LEFT' as const, mode: 'ACTIVE' as const, at, value })),
  );
  const score = (slug: string): ReportFacts['scores'] =>
    (['BASELINE', 'WEEK_6', 'WEEK_12', 'WEEK_26'] as const).map((occasion) => ({
      responseId: slug,
      slug,
      key: slug,
      name: { en: `Function of ${slug}`, hi: `${slug} कितना हो पाता है` },
      occasion,
      value: 52.5,
      higherIsBetter: true,
      importantDifference: 10,
      answeredAt: at,
      change: occasion === 'BASELINE' ? null : 'BETTER',
      sameFrom: 42,
      sameUntil: 62,
    }));
  const task = { signs: ['calf'], severity: 'URGENT' as const, at, answeredAt: at, advice: 'Wear the stocking.' };
  const facts: ReportFacts = {
    confirmedBy: 'Kavya Rao',
    from: at,
    doneInPhase: 6,
    missedInPhase: 1,
    values,
    scores: ['a', 'b', 'c', 'd', 'e'].flatMap(score),
    tasks: Array.from({ length: 5 }, () => task),
  };
  const criterion = {
    sentence: { en: 'Knee bend: 85°; needed is at least 90°.', hi: 'घुटने का मोड़: 85°' },
    isMet: false,
    reason: 'She manages at home, her surgeon agrees.',
  };
  return reportContent(plan, facts, {
    clinic: 'Clinic',
    criteria: Array.from({ length: 5 }, () => criterion),
    at: NOON,
  });
}

describe('the scores in the report of a phase (companion §10)', () => {
  it('stand there by occasion, with the change against the beginning, and without answers that were taken back', async () => {
    const patient = await clinic.askPatient();
    await patient.record(patient.answers(5));
    patient.onDay('2026-04-11');
    const wrong = patient.answers(7, { occasion: 'WEEK_6' }, [5, 6]);
    await patient.record(wrong);
    await patient.record(patient.undo(wrong.clientId));
    await patient.record(patient.answers(3, { occasion: 'WEEK_6' }, [5, 6]));
    const id = await leave(patient);
    const bytes = await openReport(id);
    const { text, boxes } = readPdf(bytes);
    expect([pagesOf(bytes), boxes]).toEqual([1, 0]);
    for (const sentence of [
      'Questionnaires',
      'Pain (lower is better): at the beginning 5 (10 Mar 2026); after 6 weeks 3 (11 Apr 2026). Better by a difference that matters.',
      'after 6 weeks 5.5 (11 Apr 2026). No difference that matters.',
    ])
      expect(text).toContain(spoken(sentence));
    expect(text).not.toContain(spoken('after 6 weeks 7'));
    const own = readPdf(await openReport(id, patient.browser, 'hi'));
    expect(own.text).toContain(spoken('शुरू में 5'));
    expect(own.boxes).toBe(0);
  });

  it('are frozen with it', async () => {
    const patient = await clinic.askPatient();
    const answers = patient.answers(5);
    await patient.record(answers);
    const id = await leave(patient);
    const before = readPdf(await openReport(id)).text;
    await patient.record(patient.undo(answers.clientId));
    expect((await patient.scores()).data).toEqual([]);
    expect(readPdf(await openReport(id)).text).toBe(before);
    expect(before).toContain(spoken('Pain (lower is better): at the beginning 5'));
  });

  it('have no part in a report without any, nor in one that was frozen before there were scores', async () => {
    const patient = await clinic.askPatient();
    const id = await leave(patient);
    expect(readPdf(await openReport(id)).text).not.toContain('Questionnaires');
    const { scores: _none, ...older } = await fullest(patient);
    expect(readPdf(await reportPdf({ ...older, version: 1 })).text).not.toContain('Questionnaires');
  });

  it('are three on the one page with their first and newest value, further ones are counted', async () => {
    const { criteria, signs, ...content } = await fullest(await clinic.askPatient());
    const bytes = await reportPdf({ ...content, criteria: criteria.slice(0, 3), signs: signs.slice(0, 1) });
    const { text } = readPdf(bytes);
    expect(pagesOf(bytes)).toBe(1);
    expect(text).toContain(
      spoken(
        'Function of c (higher is better): at the beginning 52.5 (10 Mar 2026); after 26 weeks 52.5 (10 Mar 2026).',
      ),
    );
    expect(text).not.toContain(spoken('Function of d'));
    expect(text).toContain(spoken('2 further scores are in the record.'));
  });

  it('leave the report one page, also where there is much of all: what has no room is counted', async () => {
    const content = await fullest(await clinic.askPatient());
    for (const language of ['en', 'hi'] as const) expect(pagesOf(await reportPdf(content, language)), language).toBe(1);
    const { text } = readPdf(await reportPdf(content));
    expect(text).toContain(spoken('further scores are in the record.'));
    expect(text).toMatch(/furthervaluesareintherecord/);
    expect(text).toMatch(/earlieronesareintherecord/);
  });
});
