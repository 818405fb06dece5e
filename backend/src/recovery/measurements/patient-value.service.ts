import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { Patient, requireReach } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { findOperatedSide } from '../ledger/plan.queries.js';
import { patientValuesInput, recordValuesInput } from './measurement.input.js';
import {
  findMeasurementsById,
  findPatientValues,
  storeMeasurements,
  type MeasurementRow,
  type Source,
} from './measurement.queries.js';
import { requireTaken, roleOf } from './measurement.service.js';
import { newValues } from './new-value.js';

/** Records and lists values of patients, with a plan or without (bench §4). */
export class PatientValueService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /**
   * Records values of a patient, once per idempotency key; under a live plan they count for its gates.
   * @throws AppError BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED
   */
  async record(actor: Actor, input: z.input<typeof recordValuesInput>): Promise<MeasurementRow[]> {
    return this.useCases.write(
      actor,
      'measurement.recordOfPatient',
      recordValuesInput,
      input,
      async (asked, change) => {
        const { tx, actor: own, changed } = change;
        const { idempotencyKey: key, ...body } = asked;
        // Reach is decided for a repeated request, too: its answer is the values as they stand now.
        const { patient } = await requireReach(tx, own, body.patientId, 'values');
        const make = async () => {
          const ids = await this.store(tx, own, patient.id, body);
          changed('measurement');
          return { id: patient.id, ids };
        };
        // The stored response names the rows alone, so that no clinical value is copied.
        const { ids } = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
        return {
          subject: tx.getReference(Patient, patient.id),
          answer: () => findMeasurementsById(tx, ids),
        };
      },
    );
  }

  /** Lists a patient's values, newest first, including retracted ones. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof patientValuesInput>): Promise<MeasurementRow[]> {
    return this.useCases.read(actor, 'measurement.listOfPatient', patientValuesInput, input, async (asked, look) => {
      const { patient, reach } = await requireReach(look.em.fork(), look.actor, asked.patientId);
      await look.seen({ subjectType: 'patient', subjectId: patient.id, details: { reach } });
      return findPatientValues(look.em, patient.id, asked);
    });
  }

  private async store(
    tx: EntityManager,
    own: Account,
    patientId: string,
    { values, takenAt: taken }: Pick<z.output<typeof recordValuesInput>, 'values' | 'takenAt'>,
  ): Promise<string[]> {
    const now = this.clock.now();
    const takenAt = requireTaken(taken ?? now, now);
    const plan = await findOperatedSide(tx, patientId);
    const rows = newValues(values, plan?.side ?? null).map((value) => ({ ...value, takenAt }));
    const by = { enteredBy: own.userId, enteredAs: roleOf(own), now };
    const source: Source = plan ? { ...by, planId: plan.planId } : { ...by, planId: null, patientId };
    return storeMeasurements(tx, rows, source);
  }
}
