import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { instant } from '../fhir/columns.js';

/** What a document says of a report, and the ids of what it refers to. */
export interface ReportFacts {
  reportId: string;
  patientId: string;
  content: string;
  /** ISO 8601 in UTC. */
  written: string;
  /** Number of changes of the report. */
  revision: number;
  /** Document of the report that this one replaces; null for a first one. */
  replacesDocumentId: string | null;
  reason: string | null;
  /** Physiotherapist who signs; null if an admin does, or nobody knows. */
  authorId: string | null;
  /** Name of who signs; null if nobody knows. */
  signerName: string | null;
  clinicName: string;
  /** Last completed session. */
  encounterId: string | null;
  /** Next scheduled session. */
  nextId: string | null;
  /** First session that the patient had, of any time. */
  firstId: string | null;
  hasDiagnosis: boolean;
  hasSessionCounts: boolean;
  /** Entries of the history, oldest first; those with an operation by themselves, too. */
  historyIds: string[];
  operationIds: string[];
}

const session = (order: 'asc' | 'desc', where: ReturnType<typeof sql>) => sql`(select a.id from appointment a
  where a.patient_id = p.id and a.deleted_at is null and ${where} order by a.starts_at ${sql.raw(order)}, a.id limit 1)`;

/** Finds what the document of a report is made of; undefined if it has a document. */
export async function findReportFacts(
  em: EntityManager,
  reportId: string,
  { signerId, now }: { signerId: string | undefined; now: Date },
): Promise<ReportFacts | undefined> {
  const { rows } = await sql<ReportFacts>`
    select r.id as "reportId", p.id as "patientId", r.content, ${instant(sql`r.created_at`)} as written, r.revision, r.reason,
      (select f.id from signed_document f where f.report_id = r.replaces_id) as "replacesDocumentId",
      t.id as "authorId", coalesce(nullif(t.name, ''), nullif(u.full_name, '')) as "signerName", c.name as "clinicName",
      ${session('desc', sql`a.status = 'completed' and a.starts_at <= ${now}`)} as "encounterId",
      ${session('asc', sql`a.status = 'scheduled' and a.starts_at > ${now}`)} as "nextId",
      ${session('asc', sql`a.status in ('scheduled', 'completed')`)} as "firstId",
      coalesce(p.diagnosis, '') <> '' as "hasDiagnosis", p.is_complete as "hasSessionCounts",
      array(select h.id from medical_history_entry h where h.patient_id = p.id order by h.created_at, h.id) as "historyIds",
      array(select h.id from medical_history_entry h where h.patient_id = p.id and h.surgery_details <> ''
        order by h.created_at, h.id) as "operationIds"
    from progress_report r join patient p on p.id = r.patient_id cross join clinic_settings c
      left join app_user u on u.id = ${signerId ?? null}::uuid left join physiotherapist t
        on t.user_id = u.id and t.deleted_at is null and u.user_type = 'physiotherapist'
    where r.id = ${reportId}::uuid and not exists (select from signed_document d where d.report_id = r.id)`.execute(
    em.getKysely(),
  );
  return rows[0];
}
