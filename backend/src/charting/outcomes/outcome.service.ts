import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { User } from '../../identity/index.js';
import { allows, findReach, requireReach } from '../../patients/index.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.js';
import { momentRefused } from '../../platform/inputs/event-time.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { OUTCOME_INSTRUMENTS, type OutcomeInstrument } from './outcome-instruments.js';
import { OutcomeScore } from './outcome-score.entity.js';
import { scoreOf } from './outcome-score.js';
import { outcomeScoresInput, recordOutcomeInput, retractOutcomeInput } from './outcome.input.js';
import { findOutcome, findOutcomes, type OutcomeRow, storeOutcomeRetraction } from './outcome.queries.js';

/** Largest age of a score in days; the same as of a measurement. */
const MOST_DAYS = 365;

/** Records, retracts and lists scores of questionnaires. None is changed. */
export class OutcomeService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the instruments. */
  async instruments(actor: Actor): Promise<readonly OutcomeInstrument[]> {
    return this.useCases.read(actor, 'outcome.listInstruments', nothing, {}, async () => OUTCOME_INSTRUMENTS);
  }

  /** Lists a patient's scores, newest first, retracted ones too. @throws AppError BAD_INPUT, NOT_FOUND */
  async list(actor: Actor, input: z.input<typeof outcomeScoresInput>): Promise<OutcomeRow[]> {
    return this.useCases.read(actor, 'outcome.list', outcomeScoresInput, input, async (asked, look) => {
      const { patient, reach } = await requireReach(look.em.fork(), look.actor, asked.patientId);
      await look.seen({ subjectType: 'patient', subjectId: patient.id, details: { reach } });
      return findOutcomes(look.em, { ...asked, patientId: patient.id });
    });
  }

  /** Records a score, once per idempotency key. @throws AppError BAD_INPUT, NOT_FOUND, IDEMPOTENCY_KEY_REUSED */
  async record(actor: Actor, input: z.input<typeof recordOutcomeInput>): Promise<OutcomeRow> {
    return this.useCases.write(actor, 'outcome.record', recordOutcomeInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const { idempotencyKey: key, ...body } = asked;
      // Reach is decided for a repeated request, too.
      const { patient } = await requireReach(tx, own, body.patientId, 'treat');
      const make = async () => {
        const now = this.clock.now();
        const refused =
          body.takenAt && momentRefused(body.takenAt, now, { mostDays: MOST_DAYS, ahead: reasonFor('TAKEN_AHEAD') });
        if (refused) throw badInput({ takenAt: refused });
        const enteredBy = tx.getReference(User, own.userId);
        const times = { takenAt: body.takenAt ?? now, enteredAt: now };
        const score = tx.create(OutcomeScore, { ...scoreOf(body), ...times, patient, enteredBy });
        await tx.flush();
        return { id: score.id };
      };
      const { id } = await withIdempotency(tx, { actorId: own.userId, key, body }, make, (kept) => kept);
      return { subject: tx.getReference(OutcomeScore, id), answer: () => rowOf(tx, id) };
    });
  }

  /** Takes a score back: it stays in the list and counts no more. @throws AppError BAD_INPUT, NOT_FOUND, WRONG_STATE */
  async retract(actor: Actor, input: z.input<typeof retractOutcomeInput>): Promise<OutcomeRow> {
    return this.useCases.write(actor, 'outcome.retract', retractOutcomeInput, input, async ({ id, reason }, change) => {
      const { tx, actor: own, changed, lock } = change;
      const score = await lock(OutcomeScore, { id });
      const reach = score && (await findReach(tx, own, score.patient.id)).reach;
      if (!reach || !allows(reach, 'treat')) throw noOutcome();
      if ((await rowOf(tx, id)).retractedReason !== null)
        throw new AppError('WRONG_STATE', reasonFor('OUTCOME_RETRACTED'));
      await storeOutcomeRetraction(tx, id, { reason, by: own.userId, at: this.clock.now() });
      changed('retraction');
      return { subject: score, answer: () => rowOf(tx, id) };
    });
  }
}

const noOutcome = () => new AppError('NOT_FOUND', reasonFor('OUTCOME_NOT_FOUND'));

async function rowOf(em: EntityManager, id: string): Promise<OutcomeRow> {
  const row = await findOutcome(em, id);
  if (!row) throw noOutcome();
  return row;
}
