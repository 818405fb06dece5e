import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, badInput } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';
import { userIdOf } from '../access/actor.js';
import { actorOf } from './actor-of.js';
import type { UploadLimiter } from './upload-limiter.js';

const MEGABYTES = 5;
const CLINICAL_MEGABYTES = 20;
const bytesOf = (megabytes: number) => megabytes * 1024 * 1024;
/** Maximum size of the fields and part headers, in bytes. */
const FORM_BYTES = 256 * 1024;

/** Expected file of a form: its field, and what it contains, for error messages. */
export interface Upload {
  field: string;
  holds: 'photo' | 'spreadsheet' | 'clinical file';
}

const SAID = {
  photo: {
    megabytes: MEGABYTES,
    tooLarge: reasonFor('PHOTO_TOO_LARGE', { megabytes: MEGABYTES }),
    late: reasonFor('PHOTO_LATE'),
    ownUnderWay: reasonFor('OWN_PHOTOS_UNDER_WAY'),
    manyUnderWay: reasonFor('PHOTOS_UNDER_WAY'),
  },
  spreadsheet: {
    megabytes: MEGABYTES,
    tooLarge: reasonFor('FILE_TOO_LARGE', { megabytes: MEGABYTES }),
    late: reasonFor('FILE_LATE'),
    ownUnderWay: reasonFor('OWN_FILES_UNDER_WAY'),
    manyUnderWay: reasonFor('FILES_UNDER_WAY'),
  },
  'clinical file': {
    megabytes: CLINICAL_MEGABYTES,
    tooLarge: reasonFor('CLINICAL_FILE_TOO_LARGE', { megabytes: CLINICAL_MEGABYTES }),
    late: reasonFor('FILE_LATE'),
    ownUnderWay: reasonFor('OWN_FILES_UNDER_WAY'),
    manyUnderWay: reasonFor('FILES_UNDER_WAY'),
  },
} as const;

/** One file of a limited size, and few fields. */
const formOf = (megabytes: number) =>
  multer({
    storage: multer.memoryStorage(),
    // File names are sent as UTF-8; multer's default is Latin-1.
    defParamCharset: 'utf8',
    limits: { fileSize: bytesOf(megabytes), files: 1, fields: 10, parts: 12, headerPairs: 20, fieldSize: 10_000 },
  });

function explain(error: unknown, asked: Upload): unknown {
  if (!(error instanceof MulterError)) {
    return error instanceof Error &&
      /multipart|boundary|unexpected end|malformed|request (aborted|closed)/i.test(error.message)
      ? badInput(reasonFor('FORM_UNREADABLE'))
      : error;
  }
  if (error.code !== 'LIMIT_FILE_SIZE') return badInput({ [error.field ?? asked.field]: reasonFor('FORM_PARTS') });
  return tooLarge(asked);
}

function tooLarge({ field, holds }: Upload): AppError {
  const reason = SAID[holds].tooLarge;
  return new AppError('TOO_LARGE', reason, { fields: { [field]: reason } });
}

/**
 * Parses a multipart form with at most one file, in the named field; refuses other media types. Memory is bounded before the first byte is
 * read: by Content-Length, the upload limit and a timeout.
 */
export function multipart(asked: Upload, gate: UploadLimiter): RequestHandler {
  const said = SAID[asked.holds];
  const single = formOf(said.megabytes).single(asked.field);
  return (request, response, next) => {
    // Authorizes before reading megabytes that the service would refuse.
    const actor = actorOf(response);
    const userId = userIdOf(actor);
    if (userId === undefined) return next(new AppError('UNAUTHENTICATED', reasonFor('SIGN_IN_FIRST')));
    if (!request.is('multipart/form-data')) return next(new AppError('UNSUPPORTED_MEDIA_TYPE', reasonFor('SEND_FORM')));
    if (Number(request.get('Content-Length')) > bytesOf(said.megabytes) + FORM_BYTES) return next(tooLarge(asked));
    response.once('close', gate.enter(userId, said));
    let isOver = false;
    const goOn = (failure?: unknown) => {
      clearTimeout(timer);
      if (!isOver) next(failure);
      isOver = true;
    };
    const timer = setTimeout(() => {
      response.set('Connection', 'close'); // The rest is not read.
      goOn(new AppError('UNAVAILABLE', said.late, { retryAfterSeconds: 5 }));
    }, gate.seconds * 1_000);
    void single(request, response, (error: unknown) => goOn(error ? explain(error, asked) : undefined));
  };
}
