import type { Row } from './call-row.js';
import { filmForm, insertEntry, insertFilm } from './exercise-access.js';
import { anyNumber, anyText } from './rest-shapes.js';

/** The calls of films of exercises (companion §3). */
export const filmRows: Row[] = [
  [
    'POST',
    '/exercises/:key/video',
    'admin',
    async (world) => ({ path: `/exercises/${await insertEntry(world)}/video`, body: await filmForm() }),
    201,
    {
      data: {
        url: anyText,
        posterUrl: anyText,
        mediaType: 'video/mp4',
        seconds: 3,
        width: 64,
        height: 48,
        bytes: anyNumber,
      },
    },
  ],
  [
    'GET',
    '/exercises/:key/video',
    'patient',
    async (world) => ({ path: `/exercises/${await insertFilm(world)}/video` }),
    200,
    'bytes',
  ],
  [
    'GET',
    '/exercises/:key/poster',
    'patient',
    async (world) => ({ path: `/exercises/${await insertFilm(world)}/poster` }),
    200,
    'bytes',
  ],
];
