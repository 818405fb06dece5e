import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { BodySide, InBoth, ProtocolContent } from './protocol-content.js';
import { presentName } from './protocol-name.js';
import type { ProtocolStatus } from './protocol-version.entity.js';

/** Largest number of protocols, because the list has no pages. */
export const MOST_PROTOCOLS = 100;

/** A doctor's approval of a version. */
export interface ApprovalRow {
  doctorName: string;
  statement: string;
  approvedAt: string;
  /** Whether it was created with the sample data and no doctor approved. */
  isSample: boolean;
  contentHash: string;
}

/** A version of a protocol. */
export interface VersionRow {
  id: string;
  number: number;
  status: ProtocolStatus;
  contentHash: string;
  content: ProtocolContent;
  approvals: ApprovalRow[];
}

/** A protocol with its versions, newest first. */
export interface ProtocolRow {
  id: string;
  slug: string;
  name: InBoth;
  isSample: boolean;
  /** Slugs of the questionnaires that its plans are asked. */
  questionnaires: string[];
  versions: VersionRow[];
}

// Builds JSON in SQL, because responses contain whole documents.
const version = sql`json_build_object('id', v.id, 'number', v.number, 'status', v.status,
  'contentHash', v.content_hash, 'content', v.content, 'approvals', (
    select coalesce(json_agg(json_build_object('doctorName', d.name, 'statement', a.statement,
      'approvedAt', a.approved_at, 'isSample', a.is_sample, 'contentHash', a.content_hash) order by a.approved_at, a.id), '[]')
    from protocol_approval a join doctor d on d.id = a.doctor_id where a.protocol_version_id = v.id))`;

/** Finds all protocols by name. A sample remains one until a doctor approves a version. */
export async function findProtocols(em: EntityManager): Promise<ProtocolRow[]> {
  const { rows } = await sql<ProtocolRow>`
    select l.id, l.slug, ${presentName} as name, l.is_sample and not exists (
        select from protocol_version v join protocol_approval a on a.protocol_version_id = v.id
        where v.protocol_id = l.id and not a.is_sample) as "isSample",
      array(select q.slug from protocol_questionnaire a join questionnaire q on q.id = a.questionnaire_id
        where a.protocol_id = l.id and a.until is null order by a.place) as questionnaires,
      (select coalesce(json_agg(${version} order by v.number desc), '[]')
        from protocol_version v where v.protocol_id = l.id) as versions
    from protocol l order by ${presentName}->>'en', l.slug limit ${MOST_PROTOCOLS}`.execute(em.getKysely());
  return rows;
}

/** Finds a version. */
export async function findVersion(em: EntityManager, id: string): Promise<VersionRow | undefined> {
  const { rows } = await sql<{ version: VersionRow }>`
    select ${version} as version from protocol_version v where v.id = ${id}`.execute(em.getKysely());
  return rows[0]?.version;
}

/** The fields of a version that creating a plan needs. */
export interface PlannedVersion {
  id: string;
  status: ProtocolStatus;
  hasSide: boolean | null;
  content: ProtocolContent;
}

/** Locks a version against concurrent retirement. */
export async function holdVersion(tx: EntityManager, id: string): Promise<PlannedVersion | undefined> {
  const { rows } = await sql<PlannedVersion>`
    select v.id, v.status, p.has_side as "hasSide", v.content from protocol_version v join protocol p on p.id = v.protocol_id
    where v.id = ${id} for share of v`.execute(tx.getKysely());
  return rows[0];
}

/** Whether a protocol's operation can be on that side; true if the protocol does not say. */
export const fitsSide = (hasSide: boolean | null, side: BodySide) => hasSide === null || hasSide === (side !== 'NONE');
