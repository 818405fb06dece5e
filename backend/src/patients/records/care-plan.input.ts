import { z } from 'zod';
import { rowReference } from '../../platform/inputs/expected-version.js';
import { validationMessage } from '../../platform/reasons/reason.js';
import { line, lines } from '../../platform/inputs/text-input.js';

const orNull = (text: string | null | undefined) => text || null;

/** What was diagnosed and done before. */
export const medicalHistoryInput = z.object({
  diagnosis: line.required('DIAGNOSIS', 200),
  treatment: lines.optional('TREATMENT', 500).nullish().transform(orNull),
  surgeryDetails: lines.optional('SURGERY_DETAILS', 500).nullish().transform(orNull),
});

/** A note on the patient's progress. */
export const progressReportInput = z.object({ content: lines.required('REPORT', 2_000) });

const SESSIONS = validationMessage('PLANNED_SESSIONS', { least: 1, most: 200 });

/** Who is in charge, and how long the plan is. */
export const carePlanInput = rowReference.extend({
  referringDoctor: line.optional('REFERRING_DOCTOR', 120).nullish(),
  physiotherapistId: z.uuid(validationMessage('PHYSIOTHERAPIST_NOT_CHOSEN')).nullish(),
  plannedSessions: z.int(SESSIONS).min(1, SESSIONS).max(200, SESSIONS).optional(),
});
