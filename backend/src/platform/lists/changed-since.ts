import { z } from 'zod';
import { isDay, parseClinicTime, startOfDay } from '../time/clinic-time.js';
import { validationMessage } from '../errors/reason.js';

const MOMENT = validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' });

/** Schema of the time since when entries changed: a timestamp, or a clinic day, which stands for its beginning. */
export const changedSince = z
  .union(
    [
      z.date(),
      z
        .string()
        .transform((text) => (isDay(text) ? startOfDay(text) : parseClinicTime(text)))
        .pipe(z.date(MOMENT)),
    ],
    MOMENT,
  )
  .nullish();
