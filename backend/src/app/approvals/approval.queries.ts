import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ApprovalKind } from '../../identity/index.js';

/** A change that one admin asked for. */
export interface ApprovalRow {
  id: string;
  kind: ApprovalKind;
  subject: string;
  requestedById: string;
  requestedBy: string;
  requestedAt: Date;
  expiresAt: Date;
  approverIds: string[];
  status: 'PENDING' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN';
}

const MOST = 100;

const columns = sql`a.id, a.kind, a.subject, a.requested_by as "requestedById", coalesce(nullif(u.full_name, ''), u.phone) as "requestedBy",
  a.requested_at as "requestedAt", a.expires_at as "expiresAt", a.approver_ids::text[] as "approverIds", a.status`;

/** Finds changes that wait, and approved exports that were not fetched, newest first. */
export async function findWaiting(em: EntityManager, now: Date): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`select ${columns} from approval a join app_user u on u.id = a.requested_by
    where a.expires_at > ${now} and a.requested_at > ${now}::timestamptz - interval '24 hours'
      and (a.status = 'PENDING' or a.status = 'APPROVED' and a.kind = 'FULL_EXPORT' and a.used_at is null)
    order by a.requested_at desc, a.id desc limit ${MOST}`.execute(em.getKysely());
  return rows;
}

/** Finds one change. */
export async function findApproval(em: EntityManager, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`select ${columns} from approval a join app_user u on u.id = a.requested_by
    where a.id = ${id}::uuid`.execute(em.getKysely());
  return rows[0];
}
