import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Account } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { WriteContext } from '../../platform/use-cases.js';
import { FamilyGrant, type FamilyRight } from './family-grant.entity.js';
import { isLive, isOfAccount } from './family-scope.js';

/** Access of an account to a patient's day by an accepted grant. */
export interface FamilyAccess {
  grantId: string;
  patientId: string;
  /** Name of the family member, as the patient entered it. */
  name: string;
  rights: FamilyRight[];
  lastSeenAt: Date | null;
}

/** Error for access that never was, or has ended: one error for both. */
export const noAccess = () => new AppError('NOT_FOUND', reasonFor('FAMILY_NOT_FOUND'));

/** Error for a right that the patient did not grant; `auditRefusal` records it. */
export class RightMissing extends AppError {
  constructor(right: FamilyRight) {
    super('FORBIDDEN', right === 'TICK' ? reasonFor('FAMILY_MAY_NOT_TICK') : reasonFor('FAMILY_MAY_NOT_WRITE'));
  }
}

/** Finds an account's access by an accepted grant that has not ended. @throws AppError NOT_FOUND */
export async function requireFamily(
  em: EntityManager,
  actor: Account,
  grantId: string,
  now: Date,
): Promise<FamilyAccess> {
  const { rows } = await sql<Omit<FamilyAccess, 'lastSeenAt'> & { lastSeenAt: string | null }>`
    select g.id as "grantId", g.patient_id as "patientId", g.name, g.rights, g.last_seen_at as "lastSeenAt"
    from family_grant g join patient p on p.id = g.patient_id
    where g.id = ${grantId}::uuid and g.accepted_at is not null and ${isOfAccount(actor)} and ${isLive(now)}`.execute(
    em.getKysely(),
  );
  const [row] = rows;
  if (!row) throw noAccess();
  return { ...row, lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt) };
}

/** Requires a right. @throws AppError FORBIDDEN */
export function requireRight({ rights }: Pick<FamilyAccess, 'rights'>, right: FamilyRight): void {
  if (!rights.includes(right)) throw new RightMissing(right);
}

/**
 * Locks a grant and checks it again, after the rows of the patient are locked: access that ends while a request waits ends for that request,
 * too. @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function lockFamily(
  { tx, actor, lock }: WriteContext<Account>,
  grantId: string,
  right: FamilyRight,
  now: Date,
): Promise<FamilyAccess> {
  await lock(FamilyGrant, { id: grantId });
  const access = await requireFamily(tx, actor, grantId, now);
  requireRight(access, right);
  return access;
}

/** Stores when a family member last read something. @returns whether that is the first time on a clinic day, which is audited */
export async function noteSeen(em: EntityManager, { grantId, lastSeenAt }: FamilyAccess, now: Date): Promise<boolean> {
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < 60_000) return false;
  await sql`update family_grant set last_seen_at = ${now} where id = ${grantId}::uuid
    and coalesce(last_seen_at < ${now}, true)`.execute(em.getKysely());
  return lastSeenAt === null || clinicDay(lastSeenAt) !== clinicDay(now);
}

/** Returns whether a grant, also an ended one, is that of an account. */
export async function isFamilyOf(em: EntityManager, actor: Account, grantId: string): Promise<boolean> {
  const { rows } = await sql`select from family_grant g join patient p on p.id = g.patient_id
    where g.id = ${grantId}::uuid and ${isOfAccount(actor)}`.execute(em.getKysely());
  return rows.length > 0;
}
