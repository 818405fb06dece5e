import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { takeAdvisoryLock } from '../../platform/db/locked.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { CareAnswer } from './care-answer.entity.js';
import { answerInput, messageInput } from './care.input.js';

/** Largest number of answers. */
const MOST_ANSWERS = 100;

const noAnswer = () => new AppError('NOT_FOUND', reasonFor('CARE_ANSWER_NOT_FOUND'));

/** Keeps answers that are written often (companion §7). */
export class CareAnswerService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Lists the answers by title. */
  async list(actor: Actor): Promise<CareAnswer[]> {
    return this.useCases.read(actor, 'careAnswer.list', nothing, {}, (_, { em }) =>
      em.fork().find(CareAnswer, {}, { orderBy: { title: 'asc', id: 'asc' }, limit: MOST_ANSWERS }),
    );
  }

  /** Adds an answer, or changes one. @throws AppError BAD_INPUT, NOT_FOUND, LIMIT_REACHED */
  async save(actor: Actor, input: z.input<typeof answerInput>): Promise<CareAnswer> {
    return this.useCases.write(
      actor,
      'careAnswer.save',
      answerInput,
      input,
      async ({ id, title, text }, { tx, lock }) => {
        const content = { title, textEn: text.en, textHi: text.hi, updatedAt: this.clock.now() };
        const present = id && (await lock(CareAnswer, { id }));
        if (id && !present) throw noAnswer();
        if (present) tx.assign(present, content);
        else await this.requireRoom(tx);
        const answer = present || tx.create(CareAnswer, content);
        await tx.flush();
        return { subject: answer, answer: () => answer };
      },
    );
  }

  /** Deletes an answer. @throws AppError NOT_FOUND */
  async delete(actor: Actor, id: string): Promise<boolean> {
    return this.useCases.write(actor, 'careAnswer.delete', messageInput, { id }, async (asked, { tx, lock }) => {
      const answer = await lock(CareAnswer, { id: asked.id });
      if (!answer) throw noAnswer();
      tx.remove(answer);
      return { subject: answer, answer: () => true };
    });
  }

  /** Requires that another answer may be added; those that are added at once follow one another. @throws AppError LIMIT_REACHED */
  private async requireRoom(tx: EntityManager): Promise<void> {
    await takeAdvisoryLock(tx, 'care answers');
    if ((await tx.count(CareAnswer)) >= MOST_ANSWERS)
      throw new AppError('LIMIT_REACHED', reasonFor('CARE_ANSWERS_FULL', { most: MOST_ANSWERS }));
  }
}
