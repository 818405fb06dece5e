import { z } from 'zod';
import { isDay, parseClinicTime, startOfDay } from '../clinic-time.js';
import { validationMessage } from '../reasons/reason.js';

const MOMENT = validationMessage('LOOKS_LIKE', { input: 'A_TIME', example: '2026-11-21T10:30:00Z' });

/** Since when the entries of a list changed: a moment, or as text a moment or the beginning of a clinic day. */
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
