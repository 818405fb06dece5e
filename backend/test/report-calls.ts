import { randomUUID } from 'node:crypto';
import { findPlan } from '../src/recovery/ledger/plan.queries.js';
import { reportContent } from '../src/recovery/phase-reports/report-content.js';
import { confirmGate, recordValue, type Course } from './course.js';
import { ask, type Answer } from './notes.js';
import { NOON, type TestApp } from './test-app.js';
import type { TestClient } from './test-client.js';

/** A link as the contract has it. */
export interface SentLink {
  id: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  openings: { openedAt: string }[];
}

/** A report with its links. */
export interface SentReport {
  id: string;
  planId: string;
  fromPhase: number;
  createdAt: string;
  links: SentLink[];
}

const LINK = 'id createdAt expiresAt revokedAt openings { openedAt }';

/** Why a phase is left without a criterion. */
export const REASON = 'She manages at home, her surgeon agrees.';

/** Leaves the first phase of a course with one value; every other criterion has a reason. @returns the id of the report */
export async function leavePhase(course: Pick<Course, 'physio' | 'planId'>): Promise<string> {
  await recordValue(course.physio, course.planId, { measure: 'KNEE_FLEXION', value: 85 });
  const deviations = ['extension', 'slr', 'pain', 'sessions'].map((criterion) => ({ criterion, reason: REASON }));
  const { code } = await confirmGate(course.physio, course.planId, 1, deviations);
  if (code) throw new Error(code);
  const { data } = await listReports(course.physio, course.planId);
  return data?.[0]?.id ?? '';
}

/** Lists the reports of a plan. */
export const listReports = (browser: TestClient, planId: string): Promise<Answer<SentReport[]>> =>
  ask(
    browser,
    `query ($planId: ID!) { phaseReports(planId: $planId) { id planId fromPhase createdAt links { ${LINK} } } }`,
    {
      planId,
    },
  );

/** Creates a link. */
export const createLink = (
  browser: TestClient,
  reportId: string,
  expiresInMinutes = 60,
): Promise<Answer<{ link: SentLink; url: string }>> =>
  ask(
    browser,
    `mutation ($reportId: ID!, $expiresInMinutes: Int!) {
      createReportLink(reportId: $reportId, expiresInMinutes: $expiresInMinutes) { link { ${LINK} } url } }`,
    { reportId, expiresInMinutes },
  );

/** Revokes a link. */
export const revokeLink = (browser: TestClient, id: string): Promise<Answer<SentLink>> =>
  ask(browser, `mutation ($id: ID!) { revokeReportLink(id: $id) { ${LINK} } }`, { id });

/** Inserts the report of the first phase of a plan, without values, and its passage. @returns its id */
export async function insertPhaseReport(app: TestApp, planId: string): Promise<string> {
  const plan = await findPlan(app.connections.orm.em.fork(), { planId, visibleTo: 'SYSTEM' });
  if (!plan) throw new Error(`there is no plan ${planId}`);
  const facts = {
    confirmedBy: 'Kavya Rao',
    from: NOON.toISOString(),
    doneInPhase: 0,
    missedInPhase: 0,
    values: [],
    scores: [],
    tasks: [],
  };
  const content = reportContent(plan, facts, { clinic: 'Clinic', criteria: [], at: NOON });
  const id = randomUUID();
  await app.sql(
    `insert into gate_passage (plan_id, from_phase, to_phase, physiotherapist_id)
     select id, 1, 2, physiotherapist_id from recovery_plan where id = $1`,
    [planId],
  );
  await app.sql('insert into phase_report (id, plan_id, from_phase, content, created_at) values ($1, $2, 1, $3, $4)', [
    id,
    planId,
    JSON.stringify(content),
    NOON,
  ]);
  return id;
}
