import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { BodySide, InBoth, ProtocolContent } from './protocol-content.js';

export const PROTOCOL_STATUSES = ['DRAFT', 'APPROVED', 'RETIRED'] as const;
export type ProtocolStatus = (typeof PROTOCOL_STATUSES)[number];

/** A signature under a version. */
export interface ApprovalRow {
  doctorName: string;
  statement: string;
  approvedAt: string;
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
  versions: VersionRow[];
}

/** All protocols by name; at most so many as a list without pages holds (recovery §13). Raw, as it answers whole documents. */
export async function findProtocols(em: EntityManager): Promise<ProtocolRow[]> {
  const { rows } = await sql<ProtocolRow>`
    select p.id, p.slug, p.name, p.is_sample as "isSample", (
      select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number, 'status', v.status,
        'contentHash', v.content_hash, 'content', v.content, 'approvals', (
          select coalesce(json_agg(json_build_object('doctorName', d.name, 'statement', a.statement,
            'approvedAt', a.approved_at, 'contentHash', a.content_hash) order by a.approved_at, a.id), '[]')
          from protocol_approval a join doctor d on d.id = a.doctor_id where a.protocol_version_id = v.id)
        ) order by v.number desc), '[]')
      from protocol_version v where v.protocol_id = p.id) as versions
    from protocol p order by p.name->>'en', p.slug limit 100`.execute(em.getKysely());
  return rows;
}

/** What a plan asks of the version that it is made from. */
export interface PlannedVersion {
  id: string;
  status: ProtocolStatus;
  hasSide: boolean | null;
  content: ProtocolContent;
}

/** A version, held so that it is not retired meanwhile. */
export async function holdVersion(tx: EntityManager, id: string): Promise<PlannedVersion | undefined> {
  const { rows } = await sql<PlannedVersion>`
    select v.id, v.status, p.has_side as "hasSide", v.content from protocol_version v join protocol p on p.id = v.protocol_id
    where v.id = ${id} for share of v`.execute(tx.getKysely());
  return rows[0];
}

/** Whether an operation of this protocol can be on that side; of one that does not say, on any. */
export const fitsSide = (hasSide: boolean | null, side: BodySide) => hasSide === null || hasSide === (side !== 'NONE');
