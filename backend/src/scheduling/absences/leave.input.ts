import { z } from 'zod';
import { DAY_MS, parseClinicTime } from '../../platform/time/clinic-time.js';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { idempotencyKey } from '../../platform/idempotency/idempotency-key.js';
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

/** Who is away, from when and until when. */
const time = {
  physiotherapistId: z.string(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).pipe(rowId),
  from: moment,
  until: moment,
};
/** A note without visible characters counts as absent. */
const note = line
  .optional('LEAVE_NOTE', 200)
  .transform((text) => text || null)
  .nullish();

/** Refuses a leave that ends before it begins, or is too long. */
const asLeave = <S extends z.ZodType<{ from: Date; until: Date }>>(schema: S) =>
  schema
    .refine((leave) => lasting(leave) > 0, { message: validationMessage('LEAVE_BACKWARDS'), path: ['until'] })
    .refine((leave) => lasting(leave) <= MOST_DAYS * DAY_MS, {
      message: validationMessage('LEAVE_TOO_LONG', { most: MOST_DAYS }),
      path: ['until'],
    });

/** Input of `addLeave`. */
export const leaveInput = asLeave(
  z.object({
    ...time,
    note,
    affected: z
      .enum(
        AFFECTED_SESSIONS,
        validationMessage('EITHER', { input: 'AFFECTED_SESSIONS', choices: AFFECTED_SESSIONS.join(', ') }),
      )
      .default('UNASSIGN'),
  }),
);

/** Input of `proposeAbsence`. */
export const proposeAbsenceInput = asLeave(z.object(time));

/** Most stand-ins of an absence; as many as `proposeAbsence` lists. */
export const MOST_STAND_INS = 200;
const MOST_COVERS = 5;
const STAND_INS = validationMessage('STAND_INS_LIST', { most: MOST_STAND_INS });
const COVERED_BY = validationMessage('COVERED_BY_LIST', { most: MOST_COVERS });
const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

const standIn = rowReference.pick({ version: true }).extend({
  appointmentId: z.string(STAND_INS).pipe(rowId),
  physiotherapistId: z.string(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).pipe(rowId),
});

/** Input of `arrangeAbsence`. */
export const arrangeAbsenceInput = asLeave(
  z.object({
    ...time,
    note,
    standIns: z
      .array(standIn, STAND_INS)
      .max(MOST_STAND_INS, STAND_INS)
      .refine((all) => isEachOnce(all.map(({ appointmentId }) => appointmentId)), validationMessage('STAND_IN_TWICE')),
    coveredBy: z
      .array(z.string(COVERED_BY).pipe(rowId), COVERED_BY)
      .max(MOST_COVERS, COVERED_BY)
      .refine(isEachOnce, COVERED_BY),
    idempotencyKey,
  }),
);
