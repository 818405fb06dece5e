import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Patient } from '../../patients/index.js';
import type { Source } from '../../platform/access/actor.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import { fillFromExternal } from '../external-records/external-record.js';
import { externalRecordInput } from '../external-records/external-record.input.js';
import {
  findIdentified,
  giveIdentifiers,
  identifierTaken,
  idOfIdentified,
} from '../external-records/patient-identifiers.js';
import type { UseCases } from '../../platform/use-cases.js';
import { MessageFault } from './fault.js';
import { EVENTS, type AdtEvent } from './header.js';
import type { ToldBySegment } from './patient-segment.js';

/** Of whom a message was, and of which session. */
export interface About {
  patientId: string;
  appointmentId?: string;
}

/** What stands or falls with the change that a message makes. */
export type Beside<T> = (tx: EntityManager, about: About) => Promise<T>;

/** With which somebody comes to a hospital. */
const ARRIVALS: readonly AdtEvent[] = ['A01', 'A04'];

/** What hospitals tell of their patients (hospital §7). */
export class AdtService {
  private readonly schema: ReturnType<typeof externalRecordInput>;

  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {
    this.schema = externalRecordInput(clock);
  }

  /**
   * Makes or changes the record that has the identifier; a discharge changes one alone.
   * @param beside what is kept in the same transaction, and answered
   * @throws MessageFault for a discharge of nobody, or a record without a name
   * @throws AppError BAD_INPUT, ALREADY_EXISTS where somebody gave the identifier to a record at the same moment
   */
  async apply<T>(
    source: Source,
    event: Exclude<AdtEvent, 'A40'>,
    { identifier, record }: ToldBySegment,
    beside: Beside<T>,
  ): Promise<T> {
    const now = this.clock.now();
    const named = { system: source.identifierSystem, assigner: null, ...identifier };
    const input = { ...record, identifiers: [named] };
    return this.useCases.write(
      source,
      EVENTS.ADT[event],
      this.schema,
      input,
      async ({ identifiers, ...asked }, { tx, lock, changed }) => {
        const find = () => lock(Patient, { id: { $in: identifiers.map(idOfIdentified) }, deletedAt: null });
        // Who comes is new as a rule, and then there is nothing to lock: asked first, that is the cheaper question.
        const isNew = ARRIVALS.includes(event) && (await findIdentified(tx, identifiers)).length === 0;
        // Whoever waited for a merge to end finds the record that goes no more, and its identifier at the other one. One that would be made
        // here meets that, and is tried again.
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
        if (event === 'A03') await noteDischarge(tx, patient.id);
        const answer = await beside(tx, { patientId: patient.id });
        return { subject: patient, answer: () => answer };
      },
      identifierTaken,
    );
  }
}

/** Nothing of the record says that somebody was discharged: no trigger sees it (hospital §8). */
async function noteDischarge(tx: EntityManager, patientId: string): Promise<void> {
  await sql`select note_webhook_event('patient.discharged', 'Patient', id, revision, id)
    from patient where id = ${patientId}::uuid`.execute(tx.getKysely());
}
