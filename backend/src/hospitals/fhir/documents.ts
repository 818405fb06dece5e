import { sql } from 'kysely';
import type { FileCheck } from '../../platform/scanning/file-scans.js';
import { IS_REPLACED } from '../documents/replaced.js';
import type { MediaType } from '../documents/hospital-document.entity.js';
import type { PatientsRow } from './resource-definition.js';
import type { Sent } from './sent.js';

/** A progress report by staff, or a file from a hospital. Their ids do not overlap. */
export type DocumentRow = PatientsRow & {
  written: string;
  state: 'current' | 'superseded';
} & (WrittenRow | SentRow);

/** A report's columns. */
export interface WrittenRow {
  kind: 'report';
  content: string;
  /** The report that it replaces. */
  replacesId: string | null;
}

/** A file's columns besides its content. */
export interface SentRow {
  kind: 'sent';
  title: string | null;
  type: string | null;
  mediaType: MediaType;
  size: number;
  sha1: string;
  check: FileCheck;
  fileKey: string;
  sentBy: string;
  referralId: string | null;
  identifierSystem: string | null;
  identifierValue: string | null;
  /** The body as it was sent, without the content. */
  sent: Sent | null;
  /** Documents that it replaces. */
  replacedIds: string[];
}

/** SQL source of both kinds as `r`, joined with the patient `p`, so that they share one order and one count. */
export const DOCUMENTS = sql`(
  select 'report'::text as kind, id, patient_id, revision, updated_at, created_at as written_at, content,
    case when replaced_at is null then 'current' else 'superseded' end as state, replaces_id, null::text as title,
    null::text as type, null::text as media_type, null::int as size, null::text as sha1, null::text as file_key,
    null::uuid as sent_by, null::uuid as referral_id, null::text as identifier_system, null::text as identifier_value, null::jsonb as sent
  from progress_report
  union all select 'sent', id, patient_id, revision, updated_at, written_at, null, case when ${IS_REPLACED} then 'superseded' else 'current' end, null,
    title, type, media_type, size, sha1, file_key, sent_by, referral_id, identifier_system, identifier_value, sent
  from hospital_document) r join patient p on p.id = r.patient_id`;
