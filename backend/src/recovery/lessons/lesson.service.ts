import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { nothing } from '../../platform/inputs/parse-input.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { LESSONS } from '../reviewed-entries/entry-tables.js';
import { insertReview } from '../reviewed-entries/entry.writes.js';
import { requireRead, saveRevision } from '../reviewed-entries/save-revision.js';
import { Lesson } from './lesson.entity.js';
import { retireLessonInput, reviewLessonInput, saveLessonInput } from './lesson.input.js';
import { findLibraryLessons, findUnknownProtocols, type LessonRow } from './lesson.queries.js';

/** Lists, saves, reviews and retires lessons. */
export class LessonService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns all lessons by English title, also retired ones. */
  async list(actor: Actor): Promise<LessonRow[]> {
    return this.useCases.read(actor, 'lesson.list', nothing, {}, (_, { em }) => findLibraryLessons(em));
  }

  /** Creates a lesson or its next revision; unchanged content creates none. @throws AppError BAD_INPUT (by path), CHANGED_MEANWHILE */
  async save(actor: Actor, input: z.input<typeof saveLessonInput>): Promise<LessonRow> {
    return this.useCases.write(actor, 'lesson.save', saveLessonInput, input, async (asked, change) => {
      const { slug, revision: read, ...content } = asked;
      await requireProtocols(change, content.protocols);
      const lock = () => lockLesson(change, slug);
      const contentAfter = () => content;
      const at = this.clock.now();
      const lesson = await saveRevision(change, { kind: LESSONS, key: slug, read, lock, contentAfter, at });
      return done(change, lesson);
    });
  }

  /** Records that the actor stands for the newest revision. @throws AppError BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE, ALREADY_EXISTS */
  async review(actor: Actor, input: z.input<typeof reviewLessonInput>): Promise<LessonRow> {
    return this.useCases.write(
      actor,
      'lesson.review',
      reviewLessonInput,
      input,
      async ({ slug, revision, statement }, change) => {
        const lesson = await lockLesson(change, slug);
        requireRead(revision, lesson.revision);
        const { id } = lesson;
        const review = { id, revision, by: change.actor.userId, statement, at: this.clock.now() };
        await insertReview(change.tx, LESSONS, review);
        change.changed('review');
        return done(change, lesson);
      },
      (constraint) =>
        constraint === 'lesson_review_once' ? new AppError('ALREADY_EXISTS', reasonFor('LESSON_REVIEWED')) : undefined,
    );
  }

  /** Retires a lesson, or shows it again. @throws AppError NOT_FOUND */
  async setRetired(actor: Actor, input: z.input<typeof retireLessonInput>): Promise<LessonRow> {
    return this.useCases.write(actor, 'lesson.retire', retireLessonInput, input, async ({ slug, retired }, change) => {
      const lesson = await lockLesson(change, slug);
      change.tx.assign(lesson, { retired });
      return done(change, lesson);
    });
  }
}

async function lockLesson({ lock }: WriteContext<Account>, slug: string): Promise<Lesson> {
  const lesson = await lock(Lesson, { slug });
  if (!lesson) throw noLesson();
  return lesson;
}

const noLesson = () => new AppError('NOT_FOUND', reasonFor('LESSON_NOT_FOUND'));

/** Requires that each slug is that of a protocol. @throws AppError BAD_INPUT (by path) */
async function requireProtocols({ tx }: WriteContext<Account>, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return;
  const unknown = await findUnknownProtocols(tx, slugs);
  const faults = slugs.flatMap((slug, at) =>
    unknown.has(slug) ? [[`protocols.${at}`, reasonFor('PROTOCOL_UNKNOWN')] as const] : [],
  );
  if (faults.length > 0) throw badInput(Object.fromEntries(faults));
}

function done({ tx }: WriteContext<Account>, lesson: Lesson) {
  const answer = async () => {
    const [row] = await findLibraryLessons(tx, lesson.slug);
    if (!row) throw noLesson();
    return row;
  };
  return { subject: lesson, answer, details: { slug: lesson.slug, revision: lesson.revision } };
}
