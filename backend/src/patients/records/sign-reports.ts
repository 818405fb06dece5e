import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Stores the documents of reports that have none yet; a module above builds them. Within the transaction of a report it names who signs it.
 */
export type SignReports = (em: EntityManager, reportIds: readonly string[], signerId?: string) => Promise<void>;

/** A document as it was signed, without its bytes. */
export interface SignedDocumentView {
  id: string;
  /** Hex. */
  sha256: string;
  /** Number of bytes. */
  size: number;
  signedAt: Date;
  signedByName: string;
  /** The report that it replaces; null for a first one. */
  replacesReportId: string | null;
  /** The report that replaced it; null while it stands. */
  replacedByReportId: string | null;
  /** Why it replaces the other one; null for a first one. */
  reason: string | null;
}

/** A progress report with its document. */
export interface ReportView {
  id: string;
  content: string;
  createdAt: Date;
  document: SignedDocumentView;
}

/** A report as JSON from the database: its dates are text, and it may have no document yet. */
export type GivenReport = Omit<ReportView, 'createdAt' | 'document'> & {
  createdAt: string;
  document: (Omit<SignedDocumentView, 'signedAt'> & { signedAt: string }) | null;
};

/** SQL of a report as JSON, on `progress_report r left join signed_document d on d.report_id = r.id`. */
export const REPORT_JSON = sql`json_build_object('id', r.id, 'content', r.content, 'createdAt', r.created_at,
  'document', case when d.id is not null then json_build_object('id', d.id, 'sha256', d.sha256, 'size', d.size,
    'signedAt', d.signed_at, 'signedByName', d.signer_name, 'replacesReportId', r.replaces_id, 'reason', r.reason,
    'replacedByReportId', (select n.id from progress_report n where n.replaces_id = r.id)) end)`;

/** Parses the dates of a report that has its document. */
export function reportView({ createdAt, document, ...report }: GivenReport): ReportView {
  if (!document) throw new Error('a report without its document');
  return {
    ...report,
    createdAt: new Date(createdAt),
    document: { ...document, signedAt: new Date(document.signedAt) },
  };
}

/** Loads a report that has its document. Callers check access. */
export async function loadReport(em: EntityManager, id: string): Promise<ReportView> {
  const { rows } = await sql<{ report: GivenReport }>`select ${REPORT_JSON} as report
    from progress_report r left join signed_document d on d.report_id = r.id where r.id = ${id}::uuid`.execute(
    em.getKysely(),
  );
  if (!rows[0]) throw new Error('a report that is not there');
  return reportView(rows[0].report);
}
