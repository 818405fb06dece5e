import { z } from 'zod';
import { DAY_MS, parseClinicTime } from '../../platform/time/clinic-time.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';

/** Actions on sessions that overlap a leave. */
export const AFFECTED_SESSIONS = ['KEEP', 'UNASSIGN'] as const;
export type AffectedSessions = (typeof AFFECTED_SESSIONS)[number];

const MOST_DAYS = 366;
const WHEN = validationMessage('LOOKS_LIKE', { input: 'DATE_AND_TIME', example: '2026-11-21T16:30' });
const moment = z.string(WHEN).transform(parseClinicTime).pipe(z.date(WHEN));
const lasting = ({ from, until }: { from: Date; until: Date }) => until.getTime() - from.getTime();

/** Input of `addLeave`. A note without visible characters counts as absent. */
export const leaveInput = z
  .object({
    physiotherapistId: z.string(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).pipe(rowId),
    from: moment,
    until: moment,
    note: line
      .optional('LEAVE_NOTE', 200)
      .transform((note) => note || null)
      .nullish(),
    affected: z
      .enum(
        AFFECTED_SESSIONS,
        validationMessage('EITHER', { input: 'AFFECTED_SESSIONS', choices: AFFECTED_SESSIONS.join(', ') }),
      )
      .default('UNASSIGN'),
  })
  .refine((leave) => lasting(leave) > 0, { message: validationMessage('LEAVE_BACKWARDS'), path: ['until'] })
  .refine((leave) => lasting(leave) <= MOST_DAYS * DAY_MS, {
    message: validationMessage('LEAVE_TOO_LONG', { most: MOST_DAYS }),
    path: ['until'],
  });
