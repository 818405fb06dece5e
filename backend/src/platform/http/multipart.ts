import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, badInput } from '../errors.js';
import { reasonFor } from '../reasons/reason.js';
import { userIdOf } from '../../identity/auth/actor.js';
import { actorOf } from './actor-of.js';
import type { UploadLimiter } from './upload-limiter.js';

const MEGABYTES = 5;
const MOST_BYTES = MEGABYTES * 1024 * 1024;
/** What the fields and the headers of the parts take at most. */
const FORM_BYTES = 256 * 1024;

/** The one file of a form: its field, and what it holds, which is what failures speak of. */
export interface Upload {
  field: string;
  holds: 'photo' | 'spreadsheet';
}

const SAID = {
  photo: {
    tooLarge: reasonFor('PHOTO_TOO_LARGE', { megabytes: MEGABYTES }),
    late: reasonFor('PHOTO_LATE'),
    ownUnderWay: reasonFor('OWN_PHOTOS_UNDER_WAY'),
    manyUnderWay: reasonFor('PHOTOS_UNDER_WAY'),
  },
  spreadsheet: {
    tooLarge: reasonFor('FILE_TOO_LARGE', { megabytes: MEGABYTES }),
    late: reasonFor('FILE_LATE'),
    ownUnderWay: reasonFor('OWN_FILES_UNDER_WAY'),
    manyUnderWay: reasonFor('FILES_UNDER_WAY'),
  },
} as const;

/** One file of at most 5 MB, and few fields (UP-2). */
const upload = multer({
  storage: multer.memoryStorage(),
  // Names of files are sent as they are; by itself multer reads them as Latin.
  defParamCharset: 'utf8',
  limits: { fileSize: MOST_BYTES, files: 1, fields: 10, parts: 12, headerPairs: 20, fieldSize: 10_000 },
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
 * Reads a multipart form with at most one file, in the named field; any other media type is refused. What it holds in memory is
 * bounded before the first byte is read: by the length that is announced, by the places of the gate, and by the time to arrive.
 */
export function multipart(asked: Upload, gate: UploadLimiter): RequestHandler {
  const single = upload.single(asked.field);
  const said = SAID[asked.holds];
  return (request, response, next) => {
    // Five megabytes are not read for nobody: the service would refuse them afterwards.
    const actor = actorOf(response);
    const userId = userIdOf(actor);
    if (userId === undefined) return next(new AppError('UNAUTHENTICATED', reasonFor('SIGN_IN_FIRST')));
    if (!request.is('multipart/form-data')) return next(new AppError('UNSUPPORTED_MEDIA_TYPE', reasonFor('SEND_FORM')));
    if (Number(request.get('Content-Length')) > MOST_BYTES + FORM_BYTES) return next(tooLarge(asked));
    response.once('close', gate.enter(userId, said));
    let isOver = false;
    const goOn = (failure?: unknown) => {
      clearTimeout(timer);
      if (!isOver) next(failure);
      isOver = true;
    };
    const timer = setTimeout(() => {
      response.set('Connection', 'close'); // the rest is not read
      goOn(new AppError('UNAVAILABLE', said.late, { retryAfterSeconds: 5 }));
    }, gate.seconds * 1_000);
    void single(request, response, (error: unknown) => goOn(error ? explain(error, asked) : undefined));
  };
}
