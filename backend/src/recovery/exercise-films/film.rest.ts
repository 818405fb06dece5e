import { z } from 'zod';
import type { Request } from 'express';
import { AppError } from '../../platform/errors/errors.js';
import { fileOf } from '../../platform/http/multipart.js';
import type { RestRoute } from '../../platform/http/rest.js';
import { sendPart } from '../../platform/http/send-part.js';
import { toExerciseVideo } from '../exercise-library/exercise-video.js';
import { MAX_BYTES, MAX_SECONDS, MAX_SIDE, MIN_SECONDS } from '../film-check/film-limits.js';
import type { FilmService } from './film.service.js';

/** REST response: a film. */
const filmAnswer = z
  .object({
    url: z.string(),
    posterUrl: z.string().nullable(),
    mediaType: z.enum(['video/mp4', 'video/webm']),
    seconds: z.int().min(MIN_SECONDS).max(MAX_SECONDS),
    width: z.int().max(MAX_SIDE),
    height: z.int().max(MAX_SIDE),
    bytes: z.int().max(MAX_BYTES),
  })
  .meta({ id: 'ExerciseVideo' });

const keyOf = ({ params }: Request) => String(params['key']);
/** Address of a version, as ExerciseVideo has it; it is not looked at. */
const version = z.object({ v: z.string().optional() });
const RANGE = {
  Range: 'One range of bytes: 206, or 416 with the code BAD_INPUT; several: the whole file.',
  'If-Range': 'The ETag that was read: the whole file unless it is the present one.',
  'If-None-Match': 'The ETag that was read: 304 if it is the present one.',
};

/** REST routes of films of exercises. */
export function filmRoutes(films: FilmService): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/exercises/:key/video',
      verb: 'exercise.saveVideo',
      docs: {
        summary:
          'Uploads the film of an exercise in `file`, and a still of it in `poster` (docs/films.md): MP4 with H.264, or WebM with VP8 or VP9, up to 30 MB; replaces the former one',
        body: z.object({}),
        status: 201,
        answer: z.object({ data: filmAnswer }),
        errors: ['NOT_FOUND'],
      },
      multipart: { field: 'file', beside: 'poster', holds: 'film' },
      handle: async ({ request, response, actor }) => {
        const [film, poster] = [fileOf(request, 'file'), fileOf(request, 'poster')];
        const { key, video } = await films.save(actor, keyOf(request), {
          filmPath: film?.path,
          posterPath: poster?.path,
        });
        response.status(201).json({ data: toExerciseVideo(key, video) });
      },
    },
    ...(['film', 'poster'] as const).map((part): RestRoute => ({
      method: 'get',
      path: part === 'film' ? '/exercises/:key/video' : '/exercises/:key/poster',
      verb: 'exercise.openVideo',
      docs: {
        summary: part === 'film' ? 'The film of an exercise, whole or one range of it' : 'The still of a film',
        query: version,
        headers: RANGE,
        files: part === 'film' ? ['video/mp4', 'video/webm'] : ['image/webp'],
        errors: ['NOT_FOUND'],
      },
      handle: async ({ request, response, actor }) => {
        const send = async () => {
          const { hash, ...file } = await films.open(actor, keyOf(request), part);
          await sendPart(request, response, { ...file, etag: `"${hash}"` });
        };
        await send().catch((failure: unknown) => {
          // The file was replaced after its row was read: the new one is there.
          if (failure instanceof AppError && failure.code === 'NOT_FOUND' && !response.headersSent) return send();
          throw failure;
        });
      },
    })),
  ];
}
