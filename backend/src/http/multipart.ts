import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, badInput } from '../errors.js';
import { because } from '../reasons/reason.js';
import { actorOf } from './actor-of.js';
import type { UploadGate } from './upload-gate.js';

const MOST_BYTES = 5 * 1024 * 1024;
/** What the fields and the headers of the parts take at most. */
const FORM_BYTES = 256 * 1024;

/** One picture of at most 5 MB, and few fields (UP-2). */
const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MOST_BYTES, files: 1, fields: 10, parts: 12, headerPairs: 20, fieldSize: 10_000 },
});

function explain(error: unknown, field: string): unknown {
  if (!(error instanceof MulterError)) {
    return error instanceof Error &&
      /multipart|boundary|unexpected end|malformed|request (aborted|closed)/i.test(error.message)
      ? badInput(because('FORM_UNREADABLE'))
      : error;
  }
  if (error.code !== 'LIMIT_FILE_SIZE') return badInput({ [error.field ?? field]: because('FORM_PARTS') });
  return tooLarge(field);
}

function tooLarge(field: string): AppError {
  const reason = because('PHOTO_TOO_LARGE', { megabytes: MOST_BYTES / 1024 / 1024 });
  return new AppError('TOO_LARGE', reason, { fields: { [field]: reason } });
}

/**
 * Reads a multipart form with at most one file, in the named field; any other media type is refused. What it holds in memory is
 * bounded before the first byte is read: by the length that is announced, by the places of the gate, and by the time to arrive.
 */
export function multipart(field: string, gate: UploadGate): RequestHandler {
  const single = upload.single(field);
  return (request, response, next) => {
    // Five megabytes are not read for nobody: the service would refuse them afterwards.
    const actor = actorOf(response);
    if (actor.kind === 'visitor') return next(new AppError('UNAUTHENTICATED', because('SIGN_IN_FIRST')));
    if (!request.is('multipart/form-data')) return next(new AppError('UNSUPPORTED_MEDIA_TYPE', because('SEND_FORM')));
    if (Number(request.get('Content-Length')) > MOST_BYTES + FORM_BYTES) return next(tooLarge(field));
    response.once('close', gate.enter(actor.userId));
    let isOver = false;
    const goOn = (failure?: unknown) => {
      clearTimeout(timer);
      if (!isOver) next(failure);
      isOver = true;
    };
    const timer = setTimeout(() => {
      response.set('Connection', 'close'); // the rest is not read
      goOn(new AppError('UNAVAILABLE', because('PHOTO_LATE'), { retryAfterSeconds: 5 }));
    }, gate.seconds * 1_000);
    void single(request, response, (error: unknown) => goOn(error ? explain(error, field) : undefined));
  };
}
