import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Patient } from '../../patients/index.js';
import type { Source } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { fillFromExternal } from '../external-records/external-record.js';
import { externalRecordInput } from '../external-records/external-record.input.js';
import {
  claimAbha,
  findIdentified,
  giveIdentifiers,
  identifierTaken,
  idOfIdentified,
} from '../external-records/patient-identifiers.js';
import type { UseCases } from '../../platform/use-cases.js';
import { MessageFault } from './fault.js';
import { EVENTS, type AdtEvent } from './header.js';
import type { ToldBySegment } from './patient-segment.js';

/** The patient and the session that a message concerns. */
export interface About {
  patientId: string;
  appointmentId?: string;
}

/** Callback that runs in the transaction of a message's change. */
export type Beside<T> = (tx: EntityManager, about: About) => Promise<T>;

/** Events of a patient's arrival. */
const ARRIVALS: readonly AdtEvent[] = ['A01', 'A04'];

/** Applies ADT messages to patient records. */
export class AdtService {
  private readonly schema: ReturnType<typeof externalRecordInput>;

  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {
    this.schema = externalRecordInput(clock);
  }

  /**
   * Creates or updates the record that has the identifier; a discharge only updates.
   * @param beside callback in the same transaction, whose result is returned
   * @throws MessageFault for a discharge of an unknown patient, or a record without a name
   * @throws AppError BAD_INPUT, ALREADY_EXISTS if the identifier was added to another record at the same time
   */
  async apply<T>(
    source: Source,
    event: Exclude<AdtEvent, 'A40'>,
    { identifier, claims, record }: ToldBySegment,
    beside: Beside<T>,
  ): Promise<T> {
    const now = this.clock.now();
    const named = { system: source.identifierSystem, assigner: null, ...identifier };
    const input = { ...record, identifiers: [named, ...claims] };
    return this.useCases.write(
      source,
      EVENTS.ADT[event],
      this.schema,
      input,
      async ({ identifiers: [own, ...abha], ...asked }, { tx, lock, changed }) => {
        const identifiers = own ? [own] : [];
        const find = () => lock(Patient, { id: { $in: identifiers.map(idOfIdentified) }, deletedAt: null });
        // An arriving patient is usually new. A cheap query finds this out without locks.
        const isNew = ARRIVALS.includes(event) && (await findIdentified(tx, identifiers)).length === 0;
        // After waiting for a concurrent merge, a first lookup may miss the record, and a second finds the remaining one. An insert instead
        // would violate the unique index, and the message would be retried.
        const known = isNew ? null : ((await find()) ?? (event === 'A03' || !asked.name ? await find() : null));
        if (!known && event === 'A03') throw new MessageFault('AE', 204, 'PID-3 is of nobody known here.', 'PID-3');
        if (!known && !asked.name) throw new MessageFault('AE', 101, 'PID-5 is missing: a record has a name.', 'PID-5');
        const patient = known ?? tx.create(Patient, { createdAt: now });
        fillFromExternal(tx, patient, { ...asked, identifiers }, clinicDay(now));
        await tx.flush();
        if (!known) {
          await giveIdentifiers(tx, patient.id, identifiers);
          changed('identifiers');
        }
        if (abha.length > 0 && (await claimAbha(tx, patient.id, abha))) changed('identifiers');
        if (event === 'A03') await noteDischarge(tx, patient.id);
        const answer = await beside(tx, { patientId: patient.id });
        return { subject: patient, answer: () => answer };
      },
      identifierTaken,
    );
  }
}

/** Records a discharge as an event. The record does not change, so that no trigger fires. */
async function noteDischarge(tx: EntityManager, patientId: string): Promise<void> {
  await sql`select note_webhook_event('patient.discharged', 'Patient', id, revision, id)
    from patient where id = ${patientId}::uuid`.execute(tx.getKysely());
}
