import type { z } from 'zod';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases } from '../../platform/use-cases.js';
import { ownQuery } from '../ledger/plan.input.js';
import { Lesson } from './lesson.entity.js';
import { readLessonInput } from './lesson.input.js';
import { findOwnLesson, findOwnLessons, insertReading, type OwnLesson } from './own-lesson.queries.js';

/** Lists lessons for a patient, and records which ones were read. */
export class OwnLessonService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns the actor's lessons: unread ones of the present phase first. */
  async list(actor: Actor, input: z.input<typeof ownQuery>): Promise<OwnLesson[]> {
    return this.useCases.read(actor, 'lesson.listOwn', ownQuery, input, ({ language }, { em, actor: own }) =>
      findOwnLessons(em, own, language),
    );
  }

  /** Records that the actor has read a lesson; the first time counts. @throws AppError NOT_FOUND (not among the actor's lessons) */
  async read(actor: Actor, input: z.input<typeof readLessonInput>): Promise<OwnLesson> {
    return this.useCases.write(actor, 'lesson.readOwn', readLessonInput, input, async (asked, change) => {
      const { tx, actor: own } = change;
      const [lesson, shown] = [await tx.findOne(Lesson, { slug: asked.slug }), await findOwnLesson(tx, own, asked)];
      if (!lesson || !shown) throw noLesson();
      const reading = { lessonId: lesson.id, accountId: own.userId, at: this.clock.now() };
      if (await insertReading(tx, reading)) change.changed('readAt');
      const answer = async () => (await findOwnLesson(tx, own, asked)) ?? shown;
      return { subject: lesson, answer, details: { slug: lesson.slug } };
    });
  }
}

const noLesson = () => new AppError('NOT_FOUND', reasonFor('LESSON_NOT_FOUND'));
