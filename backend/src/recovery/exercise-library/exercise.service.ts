import type { z } from 'zod';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { EXERCISES } from '../reviewed-entries/entry-tables.js';
import { insertReview } from '../reviewed-entries/entry.writes.js';
import { requireRead, saveRevision } from '../reviewed-entries/save-revision.js';
import { Exercise } from './exercise.entity.js';
import { decodeExercisePosition } from './exercise-cursor.js';
import {
  type ExerciseContent,
  exerciseKeyInput,
  exerciseListInput,
  retireExerciseInput,
  reviewExerciseInput,
  saveExerciseInput,
} from './exercise.input.js';
import { findExercise, findExercises, type ExerciseRow } from './exercise.queries.js';
import { requireFigure } from './require-figure.js';

/** Lists, saves, reviews and retires entries of the exercise library. */
export class ExerciseService {
  constructor(
    private readonly useCases: UseCases,
    private readonly clock: Clock,
  ) {}

  /** Returns a slice of the entries that match, by English name. @throws AppError BAD_INPUT */
  async list(
    actor: Actor,
    input: z.input<typeof exerciseListInput>,
  ): Promise<{ rows: ExerciseRow[]; hasNextPage: boolean; total: number }> {
    return this.useCases.read(actor, 'exercise.list', exerciseListInput, input, async (asked, { em }) => {
      const { first, after, ...query } = asked;
      const position = typeof after === 'string' ? decodeExercisePosition(after) : undefined;
      const { rows, total } = await findExercises(em, query, { first: first + 1, after: position });
      return { rows: rows.slice(0, first), hasNextPage: rows.length > first, total };
    });
  }

  /** Returns an entry, also a retired one. @throws AppError NOT_FOUND */
  async find(actor: Actor, input: z.input<typeof exerciseKeyInput>): Promise<ExerciseRow> {
    return this.useCases.read(actor, 'exercise.read', exerciseKeyInput, input, async ({ key }, { em }) => {
      const row = await findExercise(em, key);
      if (!row) throw noExercise();
      return row;
    });
  }

  /**
   * Creates an entry or its next revision; unchanged content creates none.
   * @throws AppError BAD_INPUT (by path), CHANGED_MEANWHILE
   */
  async save(actor: Actor, input: z.input<typeof saveExerciseInput>): Promise<ExerciseRow> {
    return this.useCases.write(actor, 'exercise.save', saveExerciseInput, input, async (asked, change) => {
      const { key, revision: read, ...sent } = asked;
      const contentAfter = (former: ExerciseContent | undefined) => {
        const content = { ...sent, figure: sent.figure === undefined ? (former?.figure ?? null) : sent.figure };
        if (content.figure !== null) requireFigure(content.figure, content.holdSeconds);
        return content;
      };
      const lock = () => lockExercise(change, key);
      const at = this.clock.now();
      const exercise = await saveRevision(change, { kind: EXERCISES, key, read, lock, contentAfter, at });
      return done(change, exercise);
    });
  }

  /** Records that the actor stands for the newest revision. @throws AppError BAD_INPUT, NOT_FOUND, CHANGED_MEANWHILE, ALREADY_EXISTS */
  async review(actor: Actor, input: z.input<typeof reviewExerciseInput>): Promise<ExerciseRow> {
    return this.useCases.write(
      actor,
      'exercise.review',
      reviewExerciseInput,
      input,
      async ({ key, revision, statement }, change) => {
        const exercise = await lockExercise(change, key);
        requireRead(revision, exercise.revision);
        const { id } = exercise;
        const review = { id, revision, by: change.actor.userId, statement, at: this.clock.now() };
        await insertReview(change.tx, EXERCISES, review);
        change.changed('review');
        return done(change, exercise);
      },
      (constraint) =>
        constraint === 'exercise_review_once'
          ? new AppError('ALREADY_EXISTS', reasonFor('EXERCISE_REVIEWED'))
          : undefined,
    );
  }

  /** Retires an entry, or offers it again. @throws AppError NOT_FOUND */
  async setRetired(actor: Actor, input: z.input<typeof retireExerciseInput>): Promise<ExerciseRow> {
    return this.useCases.write(
      actor,
      'exercise.retire',
      retireExerciseInput,
      input,
      async ({ key, retired }, change) => {
        const exercise = await lockExercise(change, key);
        change.tx.assign(exercise, { retired });
        return done(change, exercise);
      },
    );
  }
}

const noExercise = () => new AppError('NOT_FOUND', reasonFor('EXERCISE_NOT_FOUND'));

async function lockExercise({ lock }: WriteContext<Account>, key: string): Promise<Exercise> {
  const exercise = await lock(Exercise, { key });
  if (!exercise) throw noExercise();
  return exercise;
}

function done({ tx }: WriteContext<Account>, exercise: Exercise) {
  const answer = async () => {
    const row = await findExercise(tx, exercise.key);
    if (!row) throw noExercise();
    return row;
  };
  return { subject: exercise, answer, details: { key: exercise.key, revision: exercise.revision } };
}
