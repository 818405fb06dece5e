import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ReportContent } from './report-content.js';

/** Most links of a report, and openings of a link, that are listed. */
const MOST_LINKS = 50;
const MOST_OPENINGS = 20;

/** A link with its openings; times are text, as plain statements return them. */
export interface LinkRow {
  id: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  openings: { openedAt: string }[];
}

/** A report with its links. */
export interface ReportRow {
  id: string;
  planId: string;
  fromPhase: number;
  createdAt: string;
  links: LinkRow[];
}

/** SQL object of a link `l` with its openings, newest first. */
const link = sql`json_build_object('id', l.id, 'createdAt', l.created_at, 'expiresAt', l.expires_at, 'revokedAt', l.revoked_at,
  'openings', (select coalesce(json_agg(json_build_object('openedAt', o.opened_at) order by o.opened_at desc), '[]')
    from (select opened_at from report_opening where link_id = l.id order by opened_at desc limit ${sql.lit(MOST_OPENINGS)}) o))`;

/** Finds the reports of a plan with their links, newest first. Callers check access to the plan. */
export async function findReports(em: EntityManager, planId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select x.id, x.plan_id as "planId", x.from_phase as "fromPhase", x.created_at as "createdAt",
      (select coalesce(json_agg(${link} order by l.created_at desc, l.id desc), '[]') from (
        select * from report_link where report_id = x.id order by created_at desc, id desc limit ${sql.lit(MOST_LINKS)}) l) as links
    from phase_report x where x.plan_id = ${planId} order by x.from_phase desc`.execute(em.getKysely());
  return rows;
}

/** Finds a link by its id. Callers check access. */
export async function findLink(em: EntityManager, id: string): Promise<LinkRow> {
  const { rows } = await sql<{ link: LinkRow }>`
    select ${link} as link from report_link l where l.id = ${id}`.execute(em.getKysely());
  if (!rows[0]) throw new Error(`there is no link ${id}`);
  return rows[0].link;
}

/** A report with its plan. */
export interface FoundReport {
  id: string;
  planId: string;
  content: ReportContent;
}

/** Finds a report by its id, or by that of one of its links. Callers check access to the plan. */
export async function findReport(
  em: EntityManager,
  key: { reportId: string } | { linkId: string },
): Promise<FoundReport | undefined> {
  const isAsked =
    'reportId' in key
      ? sql`x.id = ${key.reportId}`
      : sql`x.id = (select report_id from report_link where id = ${key.linkId})`;
  const { rows } = await sql<FoundReport>`
    select x.id, x.plan_id as "planId", x.content from phase_report x where ${isAsked}`.execute(em.getKysely());
  return rows[0];
}

/** Whether the patient's consent to share reports is given; false without an account. */
export async function mayShare(em: EntityManager, patientId: string): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`
    select c.given from patient p join consent c on c.account_id = p.user_id and c.purpose = 'SHARE_REPORTS'
    where p.id = ${patientId} order by c.at desc limit 1`.execute(em.getKysely());
  return rows[0]?.given ?? false;
}

/** What a live link opens. */
export interface SharedReport {
  linkId: string;
  content: ReportContent;
}

/**
 * Finds what a link opens at a time: one that has neither expired nor been revoked, of a live record, whose patient's consent is given.
 * The record may have moved to another account by a merge: the consent is that of the present one.
 */
export async function findSharedReport(
  em: EntityManager,
  tokenHash: string,
  now: Date,
): Promise<SharedReport | undefined> {
  const { rows } = await sql<SharedReport & { patientId: string }>`
    select l.id as "linkId", x.content, p.id as "patientId"
    from report_link l
      join phase_report x on x.id = l.report_id
      join recovery_plan r on r.id = x.plan_id
      join patient p on p.id = r.patient_id and p.deleted_at is null
    where l.token_hash = ${tokenHash} and l.revoked_at is null and l.expires_at > ${now}`.execute(em.getKysely());
  const [found] = rows;
  return found && (await mayShare(em, found.patientId)) ? found : undefined;
}

/** Counts the links of a report that have neither expired nor been revoked. */
export async function countLiveLinks(tx: EntityManager, reportId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from report_link where report_id = ${reportId} and revoked_at is null and expires_at > ${now}`.execute(
    tx.getKysely(),
  );
  return rows[0]?.count ?? 0;
}

/** Stores that a link was opened. */
export async function storeOpening(tx: EntityManager, linkId: string, now: Date): Promise<void> {
  await sql`insert into report_opening (link_id, opened_at) values (${linkId}, ${now})`.execute(tx.getKysely());
}
