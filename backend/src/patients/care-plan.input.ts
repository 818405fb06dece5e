import { z } from 'zod';

const note = (label: string, longest: number) =>
  z
    .string(`${label} must be text`)
    .transform((text) => text.replaceAll('\0', '').trim().normalize('NFC'))
    .pipe(z.string().max(longest, `${label} must be at most ${longest} characters long`));
const required = (label: string, longest: number) =>
  note(label, longest).pipe(z.string().min(1, `${label} is required`));
const orNull = (text: string | null | undefined) => text || null;

/** What was diagnosed and done before. */
export const medicalHistoryInput = z.object({
  diagnosis: required('Diagnosis', 200),
  treatment: note('Treatment', 500).nullish().transform(orNull),
  surgeryDetails: note('Surgery details', 500).nullish().transform(orNull),
});

/** A note on the patient's progress. */
export const progressReportInput = z.object({ content: required('Report', 2_000) });

const SESSIONS = 'The plan must have 1 to 200 sessions';

/** Who is in charge, and how long the plan is. */
export const carePlanInput = z.object({
  referringDoctor: note('Referring doctor', 120).nullish(),
  physiotherapistId: z.uuid('Please choose a physiotherapist of the list').nullish(),
  plannedSessions: z.int(SESSIONS).min(1, SESSIONS).max(200, SESSIONS).optional(),
});
