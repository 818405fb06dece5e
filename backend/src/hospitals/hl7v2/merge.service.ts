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

/** The numbers of two records in the system of who sends: the first goes over into the second. */
const namedPair = z.object({ from: z.string(), into: z.string() });
export type NamedPair = z.input<typeof namedPair>;

/** What stands in the way of a merge, for the people of the sender. */
const CONFLICTS: Record<Conflict, string> = {
  ACCOUNTS: 'Both records have an account with which somebody signs in: the clinic has to end one of them first.',
  PLANS: 'Both records have a recovery plan that runs: the clinic has to end one of them first.',
  SESSIONS: 'Both records have a session at the same time: the clinic has to move one of them first.',
};

/** Hospitals that found out that two records are of one patient (hospital §7). */
export class MergeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes two records one, whole or not at all.
   * @param beside what is kept in the same transaction, and answered
   * @throws MessageFault for a record that this source does not reach, one and the same, or what somebody has to decide between
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

/** Both records, locked: as they are named once nobody else changes them. */
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
    // Another merge came before this one, and its record leads on.
    if (from && into && present.from === from.id && present.into === into.id) return { from, into };
  }
}

/** Those who treat, then the clients who were told something: before the patients, as for everybody who locks them (slot-holders.ts). */
async function lockThoseAround(tx: EntityManager, patientIds: readonly string[]): Promise<void> {
  await sql`select from physiotherapist where id in (select physiotherapist_id from appointment
      where patient_id = any(${patientIds}::uuid[]) and status = 'scheduled' and deleted_at is null)
    order by id for no key update`.execute(tx.getKysely());
  await holdAnsweredClients(tx, patientIds);
}

/** The live records that the source calls so. @throws MessageFault AE */
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
