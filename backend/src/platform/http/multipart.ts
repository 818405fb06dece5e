import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, badInput } from '../errors/errors.js';
import { reasonFor } from '../errors/reason.js';
import { userIdOf } from '../access/actor.js';
import { actorOf } from './actor-of.js';
import type { UploadLimiter } from './upload-limiter.js';

const MEGABYTES = 5;
const CLINICAL_MEGABYTES = 20;
const FILM_MEGABYTES = 30;
/** Room for the second file of a form. */
const BESIDE_MEGABYTES = 5;
const bytesOf = (megabytes: number) => megabytes * 1024 * 1024;
/** Maximum size of the fields and part headers, in bytes. */
const FORM_BYTES = 256 * 1024;

/** Expected file of a form: its field, and what it contains, for limits and error messages. */
export interface Upload {
  field: string;
  holds: 'photo' | 'spreadsheet' | 'clinical file' | 'film';
  /** Field of a second file, which is optional. */
  beside?: string;
}

/** A file of a form: in memory, or, of a film, at a temporary path until the response ends. */
export type FormFile = Express.Multer.File;

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
  film: {
    megabytes: FILM_MEGABYTES,
    tooLarge: reasonFor('FILM_TOO_LARGE', { megabytes: FILM_MEGABYTES }),
    late: reasonFor('FILE_LATE'),
    ownUnderWay: reasonFor('OWN_FILES_UNDER_WAY'),
    manyUnderWay: reasonFor('FILES_UNDER_WAY'),
  },
} as const;
/** A film may take as many times longer than other files. */
const FILM_PATIENCE = 10;

/** Films are written to temporary files: eight at once would be 240 MB of memory. */
const onDisk = multer.diskStorage({
  destination: tmpdir(),
  filename: (_request, _file, done) => done(null, `film-upload-${randomUUID()}`),
});

/** One file of a limited size, with one beside it, and few fields. */
const formOf = ({ holds, beside }: Upload) =>
  multer({
    storage: holds === 'film' ? onDisk : multer.memoryStorage(),
    // File names are sent as UTF-8; multer's default is Latin-1.
    defParamCharset: 'utf8',
    limits: {
      fileSize: bytesOf(SAID[holds].megabytes),
      files: beside ? 2 : 1,
      fields: 10,
      parts: 12,
      headerPairs: 20,
      fieldSize: 10_000,
    },
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

/** Returns the file of a field, of a form that may have two. */
export function fileOf(request: Request, field: string): FormFile | undefined {
  return (request.files as Record<string, FormFile[]> | undefined)?.[field]?.[0];
}

/** Deletes the temporary files of a form. */
async function removeFiles(request: Request): Promise<void> {
  const files = Object.values((request.files as Record<string, FormFile[]> | undefined) ?? {}).flat();
  // Files in memory have no path.
  for (const { path } of files) if (path) await rm(path, { force: true });
}

/**
 * Parses a multipart form with at most one file, in the named field, and possibly one beside it; refuses other media types. Memory is bounded before the first byte is
 * read: by Content-Length, the upload limit and a timeout.
 */
export function multipart(asked: Upload, gate: UploadLimiter): RequestHandler {
  const said = SAID[asked.holds];
  const { field, beside, holds } = asked;
  const form = formOf(asked);
  const reader = beside ? form.fields([field, beside].map((name) => ({ name, maxCount: 1 }))) : form.single(field);
  const most = bytesOf(said.megabytes + (beside ? BESIDE_MEGABYTES : 0)) + FORM_BYTES;
  const seconds = holds === 'film' ? gate.seconds * FILM_PATIENCE : gate.seconds;
  // An unread file is deleted by the next start of the machine at the latest.
  const clean = (request: Request) => void removeFiles(request).catch(() => undefined);
  return (request, response, next) => {
    // Authorizes before reading megabytes that the service would refuse.
    const actor = actorOf(response);
    const userId = userIdOf(actor);
    if (userId === undefined) return next(new AppError('UNAUTHENTICATED', reasonFor('SIGN_IN_FIRST')));
    if (!request.is('multipart/form-data')) return next(new AppError('UNSUPPORTED_MEDIA_TYPE', reasonFor('SEND_FORM')));
    if (Number(request.get('Content-Length')) > most) return next(tooLarge(asked));
    response.once('close', gate.enter(userId, said));
    response.once('close', () => clean(request));
    let isOver = false;
    const goOn = (failure?: unknown) => {
      clearTimeout(timer);
      if (!isOver) next(failure);
      isOver = true;
    };
    const timer = setTimeout(() => {
      response.set('Connection', 'close'); // The rest is not read.
      goOn(new AppError('UNAVAILABLE', said.late, { retryAfterSeconds: 5 }));
    }, seconds * 1_000);
    void reader(request, response, (error: unknown) => {
      if (isOver) clean(request);
      goOn(error ? explain(error, asked) : undefined);
    });
  };
}
