import { dayText } from '#src/calendar/clinic-time';
import { findingLabels, regionLabels } from '../body-chart/chart-labels';
import type { ChartRegion, PatientChange, TreatmentNoteFragment } from '../patients/gql/generated';
import { kindLabels } from '#src/note-templates/note-kinds';
import { sideLabels } from '../patients/side-labels';

type Mark = TreatmentNoteFragment['body'][number];
type Treatment = TreatmentNoteFragment['treatments'][number];

const changeTexts: Readonly<Record<PatientChange, string>> = {
  BETTER: 'Better since the last session',
  SAME: 'The same since the last session',
  WORSE: 'Worse since the last session',
};

/** Regions whose name says that they are seen from behind. */
const behind: ReadonlySet<ChartRegion> = new Set(['UPPER_BACK', 'LOWER_BACK', 'BUTTOCK']);

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Formats a mark of the body chart: Left knee, from behind: pain, 6 of 10 (when bent). */
export function markText({ view, region, side, finding, intensity, text }: Mark): string {
  const where = [sideLabels[side], regionLabels[region]].filter(Boolean).join(' ');
  const from = view === 'BACK' && !behind.has(region) ? ', from behind' : '';
  const degree = intensity === null ? '' : `, ${intensity} of 10`;
  return `${capitalized(where)}${from}: ${findingLabels[finding]}${degree}${text ? ` (${text})` : ''}`;
}

/** Formats a treatment: Joint mobilisation, 15 minutes (grade III). */
export function treatmentText({ name, minutes, detail }: Treatment): string {
  const time = minutes === null ? '' : minutes === 1 ? ', 1 minute' : `, ${minutes} minutes`;
  return `${name}${time}${detail ? ` (${detail})` : ''}`;
}

/** Says how the patient is: Pain 6 of 10 before, 3 of 10 after. Better since the last session. Empty if nothing was asked. */
export function conditionText({ painBefore, painAfter, change }: TreatmentNoteFragment): string {
  const pains = [
    painBefore !== null && `${painBefore} of 10 before`,
    painAfter !== null && `${painAfter} of 10 after`,
  ].filter(Boolean);
  const sentences = [pains.length > 0 && `Pain ${pains.join(', ')}`, change && changeTexts[change]].filter(Boolean);
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

/** Says which fields repeat the note before, to be read with care: Assessment and plan as in the note before. */
export function repeatedText(fields: readonly string[]): string {
  const [last, ...others] = fields.toReversed();
  if (last === undefined) return '';
  const named = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  return `${capitalized(named)} as in the note before`;
}

/** Says who wrote the note, and for whom: Neha Kapoor, for Kavya Rao. */
export const authorText = ({ author, coveredFor }: TreatmentNoteFragment) =>
  coveredFor ? `${author}, for ${coveredFor}` : author;

/** Names a note where several are listed: session of 12 Nov 2026. */
export const noteName = ({ kind, at }: TreatmentNoteFragment) => `${kindLabels[kind].toLowerCase()} of ${dayText(at)}`;
