import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { MAX_BYTES, MAX_SECONDS, MAX_SIDE, MIN_SECONDS } from './film-limits.js';

/** Reasons of the refusals of films. */
const REASONS = {
  KIND: reasonFor('FILM_KIND'),
  TOO_LARGE: reasonFor('FILM_TOO_LARGE', { megabytes: MAX_BYTES / 1_048_576 }),
  BROKEN: reasonFor('FILM_BROKEN'),
  INDEX_LAST: reasonFor('FILM_INDEX_LAST'),
  TRACKS: reasonFor('FILM_TRACKS'),
  CODEC: reasonFor('FILM_CODEC'),
  SOUND: reasonFor('FILM_SOUND'),
  LENGTH: reasonFor('FILM_LENGTH', { least: MIN_SECONDS, most: MAX_SECONDS }),
  PIXELS: reasonFor('FILM_PIXELS', { most: MAX_SIDE }),
  PLACE: reasonFor('FILM_PLACE'),
} as const;
/** Why a film is not accepted. */
export type Fault = keyof typeof REASONS;

/** Why a film is not accepted, as the checks throw it; it passes between threads by its name. */
export class FilmFault extends Error {
  constructor(
    readonly fault: Fault,
    cause?: unknown,
  ) {
    super(`a film is not accepted: ${fault}`, { cause });
    this.name = 'FilmFault';
  }
}

/** Returns the error that a client gets for a fault. */
export function faultError(fault: Fault): AppError {
  const code = fault === 'KIND' ? 'UNSUPPORTED_MEDIA_TYPE' : fault === 'TOO_LARGE' ? 'TOO_LARGE' : 'BAD_INPUT';
  return new AppError(code, REASONS[fault], { fields: { file: REASONS[fault] } });
}
