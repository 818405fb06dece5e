import { z } from 'zod';
import { namedRow } from '../expected-version.js';
import { line, lines } from '../text-input.js';

const orNull = (text: string | null | undefined) => text || null;

/** What was diagnosed and done before. */
export const medicalHistoryInput = z.object({
  diagnosis: line.required('Diagnosis', 200),
  treatment: lines.optional('Treatment', 500).nullish().transform(orNull),
  surgeryDetails: lines.optional('Surgery details', 500).nullish().transform(orNull),
});

/** A note on the patient's progress. */
export const progressReportInput = z.object({ content: lines.required('Report', 2_000) });

const SESSIONS = 'The plan must have 1 to 200 sessions';

/** Who is in charge, and how long the plan is. */
export const carePlanInput = namedRow.extend({
  referringDoctor: line.optional('Referring doctor', 120).nullish(),
  physiotherapistId: z.uuid('Please choose a physiotherapist of the list').nullish(),
  plannedSessions: z.int(SESSIONS).min(1, SESSIONS).max(200, SESSIONS).optional(),
});
