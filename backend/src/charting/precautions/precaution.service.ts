import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { User } from '../../identity/index.js';
import { allows, findReach, Patient, requireReach } from '../../patients/index.js';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { Precaution } from './precaution.entity.js';
import { addPrecautionInput, endPrecautionInput, precautionsInput } from './precaution.input.js';
import { countLive, findPrecaution, findPrecautions, type PrecautionRow } from './precaution.queries.js';

/** Largest number of live precautions of a patient. */
const MOST_LIVE = 20;
/** Reason with which a precaution for weight ends when another begins. */
const REPLACED = 'Another one began';

/** Lists, adds and ends precautions. None is changed. */
export class PrecautionService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists a patient's precautions, newest first, also those that ended. @throws AppError NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof precautionsInput>): Promise<PrecautionRow[]> {
    return this.useCases.read(actor, 'precaution.list', precautionsInput, input, async ({ patientId }, look) => {
      const { patient, reach } = await requireReach(look.em.fork(), look.actor, patientId);
      await look.seen({ subjectType: 'patient', subjectId: patient.id, details: { reach } });
      return findPrecautions(look.em, patient.id);
    });
  }

  /**
   * Adds a precaution, once per idempotency key. A live one for the weight of the same side ends by it.
   * @throws AppError BAD_INPUT, NOT_FOUND, LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED
   */
  async add(actor: Actor, input: z.input<typeof addPrecautionInput>): Promise<PrecautionRow> {
    return this.useCases.write(actor, 'precaution.add', addPrecautionInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      // Reach is decided for a repeated request, too.
      const { patient } = await requireReach(tx, own, body.patientId, 'precautions');
      const make = async () => ({ id: (await this.make(patient, body, change)).id });
      const { id } = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      return { subject: tx.getReference(Precaution, id), answer: () => rowOf(tx, id) };
    });
  }

  /** Ends a precaution now, with a reason. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async end(actor: Actor, input: z.input<typeof endPrecautionInput>): Promise<PrecautionRow> {
    return this.useCases.write(actor, 'precaution.end', endPrecautionInput, input, async ({ id, reason }, change) => {
      const { tx, actor: own } = change;
      const precaution = await change.lock(Precaution, { id });
      const reach = precaution && (await findReach(tx, own, precaution.patient.id)).reach;
      if (!reach || !allows(reach, 'precautions')) throw noPrecaution();
      const now = this.clock.now();
      const isOver = Boolean(precaution.until && precaution.until < clinicDay(now));
      if (precaution.endedAt ?? isOver) throw new AppError('WRONG_STATE', reasonFor('PRECAUTION_ENDED'));
      tx.assign(precaution, { endedAt: now, endedBy: tx.getReference(User, own.userId), endedReason: reason });
      return { subject: precaution, answer: () => rowOf(tx, id) };
    });
  }

  private async make(
    patient: Patient,
    { patientId: _named, ...asked }: Omit<z.output<typeof addPrecautionInput>, 'idempotencyKey'>,
    { tx, actor, lock }: WriteContext<Account>,
  ): Promise<Precaution> {
    const now = this.clock.now();
    const today = clinicDay(now);
    if (asked.until !== null && asked.until < today) throw badInput({ until: reasonFor('PRECAUTION_DAY') });
    // Two that are added at once are counted one after the other.
    await lock(Patient, { id: patient.id });
    const by = tx.getReference(User, actor.userId);
    const former =
      asked.kind === 'WEIGHT_BEARING' &&
      (await lock(Precaution, { patient, kind: 'WEIGHT_BEARING', side: asked.side, endedAt: null }));
    if (former) {
      tx.assign(former, { endedAt: now, endedBy: by, endedReason: REPLACED });
      await tx.flush();
    }
    if ((await countLive(tx, patient.id, today)) >= MOST_LIVE)
      throw new AppError('LIMIT_REACHED', reasonFor('PRECAUTIONS_FULL', { most: MOST_LIVE }));
    const ended = { endedAt: null, endedBy: null, endedReason: null };
    const precaution = tx.create(Precaution, { ...asked, ...ended, patient, addedBy: by, addedAt: now });
    await tx.flush();
    return precaution;
  }
}

const noPrecaution = () => new AppError('NOT_FOUND', reasonFor('PRECAUTION_NOT_FOUND'));

async function rowOf(em: EntityManager, id: string): Promise<PrecautionRow> {
  const row = await findPrecaution(em, id);
  if (!row) throw noPrecaution();
  return row;
}
