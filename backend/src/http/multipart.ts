import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, badInput } from '../errors.js';
import { actorOf } from './actor-of.js';

/** One picture of at most 5 MB, and few fields (UP-2). */
const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: 5 * 1024 * 1024, files: 1, fields: 10, parts: 12, headerPairs: 20, fieldSize: 10_000 },
});

function explain(error: unknown, field: string): unknown {
  if (!(error instanceof MulterError)) {
    return error instanceof Error &&
      /multipart|boundary|unexpected end|malformed|request (aborted|closed)/i.test(error.message)
      ? badInput('The form could not be read.')
      : error;
  }
  if (error.code !== 'LIMIT_FILE_SIZE')
    return badInput({ [error.field ?? field]: 'The form has fields or files that do not belong there' });
  const sentence = 'The photo is larger than 5 MB.';
  return new AppError('TOO_LARGE', sentence, { fields: { [field]: sentence } });
}

/** Reads a multipart form with at most one file, in the named field; any other media type is refused. */
export function multipart(field: string): RequestHandler {
  const single = upload.single(field);
  return (request, response, next) => {
    // Five megabytes are not read for nobody: the service would refuse them afterwards.
    if (actorOf(response).role === 'visitor') return next(new AppError('UNAUTHENTICATED', 'Please sign in first.'));
    if (!request.is('multipart/form-data'))
      return next(new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send multipart/form-data.'));
    void single(request, response, (error: unknown) => next(error ? explain(error, field) : undefined));
  };
}
