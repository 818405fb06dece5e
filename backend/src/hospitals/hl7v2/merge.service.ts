import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { z } from 'zod';
import { Patient } from '../../patients/index.js';
import type { Source } from '../../platform/access/actor.js';
import type { Clock } from '../../platform/time/clock.js';
import { holdAnsweredClients } from '../merging/merge-consents.js';
import { findConflict, mergeRecords, type Conflict, type Pair } from '../merging/merge-records.js';
import { findIdentified } from '../external-records/patient-identifiers.js';
import type { WriteContext, UseCases } from '../../platform/use-cases.js';
import type { Beside } from './adt.service.js';
import { MessageFault } from './fault.js';
import { formatRecordNumber } from '../../platform/lists/record-number.js';

/** Identifiers of two records in the source's system: `from` merges into `into`. */
const namedPair = z.object({ from: z.string(), into: z.string() });
export type NamedPair = z.input<typeof namedPair>;

/** Texts of merge conflicts for the sender's staff. */
const CONFLICTS: Record<Conflict, string> = {
  ACCOUNTS: 'Both records have an account with which somebody signs in: the clinic has to end one of them first.',
  PLANS: 'Both records have a recovery plan that runs: the clinic has to end one of them first.',
  SESSIONS: 'Both records have a session at the same time: the clinic has to move one of them first.',
};

/** Merges records on behalf of hospitals. */
export class MergeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Merges two records in one transaction.
   * @param beside callback in the same transaction, whose result is returned
   * @throws MessageFault for a record outside the source's reach, for identical records, and for a conflict that a person must resolve
   */
  async apply<T>(source: Source, pair: NamedPair, beside: Beside<T>): Promise<T> {
    return this.useCases.write(source, 'hl7.merge', namedPair, pair, async (asked, change) => {
      const { tx } = change;
      const records = await lockBoth(change, asked);
      const conflict = await findConflict(tx, records);
      if (conflict) throw new MessageFault('AE', 205, CONFLICTS[conflict], 'MRG-1');
      const { from, into } = records;
      await mergeRecords(tx, records, this.clock.now());
      const answer = await beside(tx, { patientId: into.id });
      const details = { merged: formatRecordNumber(from.number), patients: [from.id] };
      return { subject: into, details, answer: () => answer };
    });
  }
}

/** Locks both records and checks that the identifiers still refer to them. */
async function lockBoth(change: WriteContext<Source>, asked: NamedPair): Promise<Pair> {
  const { tx, actor, lock } = change;
  for (;;) {
    const named = await findNamed(tx, actor, asked);
    const ids = [named.from, named.into].toSorted();
    await lockThoseAround(tx, ids);
    const locked = new Map<string, Patient | null>();
    for (const id of ids) locked.set(id, await lock(Patient, { id, deletedAt: null }));
    const [from, into] = [locked.get(named.from), locked.get(named.into)];
    const present = await findNamed(tx, actor, asked);
    // Otherwise a concurrent merge replaced a record: repeat with the new pair.
    if (from && into && present.from === from.id && present.into === into.id) return { from, into };
  }
}

/** Locks physiotherapists, then clients with decisions, before the patients: the common lock order (slot-holders.ts). */
async function lockThoseAround(tx: EntityManager, patientIds: readonly string[]): Promise<void> {
  await sql`select from physiotherapist where id in (select physiotherapist_id from appointment
      where patient_id = any(${patientIds}::uuid[]) and status = 'scheduled' and deleted_at is null)
    order by id for no key update`.execute(tx.getKysely());
  await holdAnsweredClients(tx, patientIds);
}

/** Finds the live records with the source's identifiers. @throws MessageFault AE */
async function findNamed(
  tx: EntityManager,
  { identifierSystem: system }: Source,
  asked: NamedPair,
): Promise<{ from: string; into: string }> {
  const [from] = await findIdentified(tx, [{ system, value: asked.from }]);
  const [into] = await findIdentified(tx, [{ system, value: asked.into }]);
  if (from === undefined) throw new MessageFault('AE', 204, 'MRG-1 is of nobody known here.', 'MRG-1');
  if (into === undefined) throw new MessageFault('AE', 204, 'PID-3 is of nobody known here.', 'PID-3');
  if (from === into) throw new MessageFault('AE', 205, 'MRG-1 and PID-3 are one record already.', 'MRG-1');
  return { from, into };
}
