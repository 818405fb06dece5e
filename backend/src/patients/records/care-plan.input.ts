import { z } from 'zod';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { rowId } from '../../platform/inputs/parse-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { line, lines } from '../../platform/inputs/text-input.js';

const orNull = (text: string | null | undefined) => text || null;

/** Input of an entry of the medical history. */
export const medicalHistoryInput = z.object({
  diagnosis: line.required('DIAGNOSIS', 200),
  treatment: lines.optional('TREATMENT', 500).nullish().transform(orNull),
  surgeryDetails: lines.optional('SURGERY_DETAILS', 500).nullish().transform(orNull),
});

/** Input of a progress report. */
export const progressReportInput = z.object({ content: lines.required('REPORT', 2_000) });

/** Input of a report that replaces another one. */
export const amendedReportInput = progressReportInput.extend({
  id: z.string(validationMessage('REQUIRED', { input: 'ID' })).pipe(rowId),
  reason: lines.between('AMEND_REASON', 3, 500),
});

const SESSIONS = validationMessage('PLANNED_SESSIONS', { least: 1, most: 200 });

/** Input of the care plan: doctor, physiotherapist and number of sessions. */
export const carePlanInput = rowReference.extend({
  referringDoctor: line.optional('REFERRING_DOCTOR', 120).nullish(),
  physiotherapistId: z.uuid(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).nullish(),
  plannedSessions: z.int(SESSIONS).min(1, SESSIONS).max(200, SESSIONS).optional(),
});
