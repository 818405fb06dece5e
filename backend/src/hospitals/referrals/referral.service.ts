import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { z } from 'zod';
import { Patient } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/errors.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { CURSOR_FORMAT, decodeCursor } from '../../platform/lists/list-cursor.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import { Referral, type ReferralPriority, type ReferralStatus } from './referral.entity.js';
import { declineInput, referralListInput } from './referral.input.js';

/** A referral in the console's list. */
export interface ReferralRow {
  id: string;
  /** Time at which the hospital wrote it, in microseconds; the key of its cursor. */
  at: string;
  patientId: string;
  patientNumber: number;
  patientName: string;
  clientName: string;
  reason: string;
  requester: string | null;
  status: ReferralStatus;
  decidedAt: Date | null;
  declineReason: string | null;
  documentCount: number;
  priority: ReferralPriority;
  service: string | null;
  bodySites: string[];
  notes: string[];
}

/** A slice of referrals. */
export interface ReferralSlice {
  rows: ReferralRow[];
  hasNextPage: boolean;
}

/** Lists, accepts and declines referrals on behalf of staff. */
export class ReferralService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists a slice of the referrals of live records, newest first. @throws AppError BAD_INPUT */
  async list(actor: Actor, input: z.input<typeof referralListInput>): Promise<ReferralSlice> {
    return this.useCases.read(actor, 'referral.list', referralListInput, input, async (asked, { em, listed }) => {
      const { first, after, isWaiting } = asked;
      const conditions = [sql`p.deleted_at is null`];
      if (typeof isWaiting === 'boolean') conditions.push(sql`(f.status = 'ACTIVE') = ${isWaiting}`);
      if (typeof after === 'string') {
        const { at, id } = decodeCursor(after);
        conditions.push(sql`(f.authored_at, f.id) < (${at}::timestamptz, ${id}::uuid)`);
      }
      const rows = await findReferrals(em, sql.join(conditions, sql` and `), first + 1);
      const shown = rows.slice(0, first);
      await listed(shown, { isWaiting });
      return { rows: shown.map((row) => seenBy(actor, row)), hasNextPage: rows.length > first };
    });
  }

  /** Accepts a referral. @throws AppError NOT_FOUND, WRONG_STATE if it was decided or withdrawn */
  async accept(actor: Actor, id: string): Promise<ReferralRow> {
    return this.useCases.write(actor, 'referral.accept', rowId, id, async (asked, change) => {
      const referral = await lockWaiting(change, asked);
      const { tx, actor: admin } = change;
      tx.assign(referral, { status: 'ACCEPTED', decidedAt: this.clock.now(), decidedBy: admin.userId });
      return { subject: referral, answer: async () => seenBy(actor, await referralOf(tx, asked)) };
    });
  }

  /** Declines a referral for a reason that the hospital may read. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE as above */
  async decline(actor: Actor, input: z.input<typeof declineInput>): Promise<ReferralRow> {
    return this.useCases.write(actor, 'referral.decline', declineInput, input, async ({ id, reason }, change) => {
      const referral = await lockWaiting(change, id);
      const { tx, actor: admin } = change;
      const decided = { decidedAt: this.clock.now(), decidedBy: admin.userId };
      tx.assign(referral, { status: 'DECLINED', declineReason: reason, ...decided });
      return { subject: referral, answer: async () => seenBy(actor, await referralOf(tx, id)) };
    });
  }
}

/**
 * Locks a waiting referral. Of concurrent decisions the second waits, and then finds it decided. The record is locked too, so that a
 * session booked from the referral precedes or follows the decision; before it, as a plan's step locks the referrals of its record.
 */
async function lockWaiting({ tx, lock }: Pick<WriteContext<Actor>, 'tx' | 'lock'>, id: string): Promise<Referral> {
  const found = await tx.findOne(Referral, { id });
  const patient = found && (await lock(Patient, { id: found.patient.id, deletedAt: null }));
  const referral = patient && (await lock(Referral, { id, patient: patient.id }));
  if (!referral) throw noReferral();
  if (referral.status !== 'ACTIVE') throw new AppError('WRONG_STATE', reasonFor('REFERRAL_NOT_WAITING'));
  return referral;
}

/** Returns what an actor may see of a referral: reception nothing clinical, in which a reason for declining counts. */
function seenBy({ role }: Actor, row: ReferralRow): ReferralRow {
  if (role !== 'reception') return row;
  return { ...row, reason: '', service: null, bodySites: [], notes: [], declineReason: null };
}

/** Builds the error for a referral that does not exist or is not visible. */
export const noReferral = () => new AppError('NOT_FOUND', reasonFor('REFERRAL_NOT_FOUND'));

async function referralOf(tx: EntityManager, id: string): Promise<ReferralRow> {
  const [row] = await findReferrals(tx, sql`f.id = ${id}::uuid`, 1);
  if (!row) throw noReferral();
  return row;
}

/** Finds referrals; `where` is a condition on `referral f`, its `patient p` and its `smart_client c`. */
async function findReferrals(em: EntityManager, where: ReturnType<typeof sql>, limit: number): Promise<ReferralRow[]> {
  const { rows } = await sql<ReferralRow>`
    select f.id, to_char(f.authored_at at time zone 'UTC', ${CURSOR_FORMAT}) as at, f.patient_id as "patientId",
      p.number as "patientNumber", p.name as "patientName", c.name as "clientName", f.reason, f.requester, f.status,
      f.priority, f.service, f.body_sites as "bodySites", f.notes,
      f.decided_at as "decidedAt", f.decline_reason as "declineReason",
      (select count(*)::int from hospital_document o where o.patient_id = f.patient_id) as "documentCount"
    from referral f join patient p on p.id = f.patient_id join smart_client c on c.id = f.client_id
    where ${where} order by f.authored_at desc, f.id desc limit ${limit}`.execute(em.getKysely());
  return rows;
}
