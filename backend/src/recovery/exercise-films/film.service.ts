import type { Readable } from 'node:stream';
import type { Account, Actor } from '../../platform/access/actor.js';
import { AppError, badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { RateLimit } from '../../platform/limits/rate-limit.js';
import type { BytePart } from '../../platform/storage/file-storage.js';
import type { Clock } from '../../platform/time/clock.js';
import type { UseCases, WriteContext } from '../../platform/use-cases.js';
import { Exercise } from '../exercise-library/exercise.entity.js';
import { exerciseKeyInput } from '../exercise-library/exercise.input.js';
import { findExercise, type ExerciseRow } from '../exercise-library/exercise.queries.js';
import type { FilmKeys, FilmStore } from './film-store.js';
import { deleteFilm, findFilm, writeFilm } from './film.queries.js';

/** Paths of an upload's temporary files. */
interface UploadedFilm {
  filmPath: string | undefined;
  posterPath: string | undefined;
}

/** A file of a film that can be sent. */
interface OpenedFile {
  mediaType: string;
  size: number;
  hash: string;
  open: (part: BytePart) => Promise<Readable>;
}

const noExercise = () => new AppError('NOT_FOUND', reasonFor('EXERCISE_NOT_FOUND'));
const noFilm = () => new AppError('NOT_FOUND', reasonFor('FILM_NOT_FOUND'));
const noPoster = () => new AppError('NOT_FOUND', reasonFor('POSTER_NOT_FOUND'));

/** Stores, removes and opens the films of exercises (companion §3). */
export class FilmService {
  constructor(
    private readonly useCases: UseCases,
    private readonly parts: { store: FilmStore; clock: Clock; cap: RateLimit },
  ) {}

  /**
   * Stores the film of an entry in place of the former one, whose files are deleted.
   * @throws AppError NOT_FOUND, BAD_INPUT, UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, RATE_LIMITED
   */
  async save(actor: Actor, key: string, { filmPath, posterPath }: UploadedFilm): Promise<ExerciseRow> {
    const { store, cap, clock } = this.parts;
    const film = await this.useCases.read(
      actor,
      'exercise.saveVideo',
      exerciseKeyInput,
      { key },
      async (asked, { actor: own, em }) => {
        if ((await findFilm(em, asked.key)) === undefined) throw noExercise();
        if (filmPath === undefined) throw badInput({ file: reasonFor('FILE_NOT_CHOSEN') });
        await cap.consume(own.userId);
        return store.put(filmPath, posterPath);
      },
    );
    let former: FilmKeys | undefined;
    const saved = await store.naming(film, () =>
      this.useCases.write(actor, 'exercise.saveVideo', exerciseKeyInput, { key }, async (asked, change) => {
        // Two uploads follow one another: the later one finds the film of the earlier one.
        const exercise = await lockExercise(change, asked.key);
        former = await writeFilm(change.tx, exercise.id, { film, by: change.actor.userId, at: clock.now() });
        change.changed('video');
        return done(change, exercise, { hash: film.hash });
      }),
    );
    if (former) await store.drop(former);
    return saved;
  }

  /** Removes the film of an entry; without one, nothing changes. @throws AppError NOT_FOUND */
  async remove(actor: Actor, key: string): Promise<ExerciseRow> {
    let former: FilmKeys | undefined;
    const row = await this.useCases.write(
      actor,
      'exercise.removeVideo',
      exerciseKeyInput,
      { key },
      async (asked, change) => {
        const exercise = await lockExercise(change, asked.key);
        former = await deleteFilm(change.tx, exercise.id);
        if (former) change.changed('video');
        return done(change, exercise);
      },
    );
    if (former) await this.parts.store.drop(former);
    return row;
  }

  /** Opens the film of an entry, or its poster. @throws AppError NOT_FOUND */
  async open(actor: Actor, key: string, part: 'film' | 'poster'): Promise<OpenedFile> {
    return this.useCases.read(actor, 'exercise.openVideo', exerciseKeyInput, { key }, async (asked, { em }) => {
      const film = await findFilm(em, asked.key);
      if (film === undefined) throw noExercise();
      if (film === null) throw noFilm();
      const { fileKey, mediaType, bytes, hash, posterKey, posterBytes, posterHash } = film;
      if (part === 'film') return { mediaType, size: bytes, hash, open: this.opener(fileKey, noFilm) };
      if (posterKey === null || posterBytes === null || posterHash === null) throw noPoster();
      return { mediaType: 'image/webp', size: posterBytes, hash: posterHash, open: this.opener(posterKey, noPoster) };
    });
  }

  /** Returns what opens a stored file. One that was replaced at this moment is gone: the reader asks again. */
  private opener(key: string, gone: () => AppError): OpenedFile['open'] {
    return async (part) => {
      const bytes = await this.parts.store.open(key, part);
      if (!bytes) throw gone();
      return bytes;
    };
  }
}

async function lockExercise({ lock }: WriteContext<Account>, key: string): Promise<Exercise> {
  const exercise = await lock(Exercise, { key });
  if (!exercise) throw noExercise();
  return exercise;
}

function done({ tx }: WriteContext<Account>, exercise: Exercise, details: object = {}) {
  const answer = async () => {
    const row = await findExercise(tx, exercise.key);
    if (!row) throw noExercise();
    return row;
  };
  return { subject: exercise, answer, details: { key: exercise.key, ...details } };
}
