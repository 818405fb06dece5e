import { createHash, randomUUID } from 'node:crypto';
import { careTeam, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { planOf } from './recovery-access.js';
import { insertPhaseReport } from './report-calls.js';
import type { RestCall } from './rest-call.js';
import { NOON } from './test-app.js';

/** The care team, admins and the patient. */
const readers: Outcomes = { ...careTeam, patient: 'done', 'other patient': 'NOT_FOUND' };
/** The plan's physiotherapist and admins. */
const sharers: Outcomes = { ...careTeam, doctor: 'FORBIDDEN', 'another doctor': 'FORBIDDEN' };

/** A report of a live plan, whose patient has allowed that it is shared. */
async function reportOf(world: World): Promise<{ id: string; planId: string }> {
  const { id: planId } = await planOf(world);
  await world.app.sql(
    `insert into consent (id, account_id, purpose, given, text_version, language, at) values ($1, $2, 'SHARE_REPORTS', true, 1, 'EN', $3)`,
    [randomUUID(), world.patient.id, NOON],
  );
  return { id: await insertPhaseReport(world.app, planId), planId };
}

async function linkOf(world: World): Promise<string> {
  const { id: reportId } = await reportOf(world);
  const id = randomUUID();
  await world.app.sql(
    `insert into report_link (id, report_id, token_hash, created_by_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 day')`,
    [id, reportId, createHash('sha256').update(id).digest('hex'), world.patient.id, NOON],
  );
  return id;
}

/** The rows of reports of phases in the access matrix. */
export const reportTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.phaseReports': [
    readers,
    async (world) => [`{ phaseReports(planId: "${(await reportOf(world)).planId}") { id } }`],
  ],
  'Mutation.createReportLink': [
    sharers,
    async (world) => [`mutation { createReportLink(reportId: "${(await reportOf(world)).id}") { url } }`],
  ],
  'Mutation.revokeReportLink': [
    { ...sharers, patient: 'done', 'other patient': 'NOT_FOUND' },
    async (world) => [`mutation { revokeReportLink(id: "${await linkOf(world)}") { id } }`],
  ],
};

/** The rows of the pages of a report and of a sheet in the access matrix. */
export const reportRestTable: Record<string, [Outcomes, number, RestCall]> = {
  'get /recovery/reports/:id/pdf': [
    readers,
    200,
    async (world) => ({ path: `/recovery/reports/${(await reportOf(world)).id}/pdf` }),
  ],
  'get /recovery/plans/:id/sheet.pdf': [
    readers,
    200,
    async (world) => ({ path: `/recovery/plans/${(await planOf(world)).id}/sheet.pdf` }),
  ],
};
