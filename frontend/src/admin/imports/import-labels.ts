import { momentText } from '#src/calendar/clinic-time';
import { numberText } from '#src/values/number-text';
import { rupeesText } from '#src/values/rupees';
import type { ImportRowFragment } from './gql/generated';

/** Days in which an import can be undone. */
const undoDays = 30;

/** Formats a number of patients: 1 patient, 1,200 patients. */
export function patientsText(count: number): string {
  return count === 1 ? '1 patient' : `${numberText(count)} patients`;
}

/** Number of rows processed so far. */
export const rowsDone = ({ created, completed, unchanged, failed }: ImportRowFragment): number =>
  created + completed + unchanged + failed;

/** Describes the progress of a running import. */
export function progressText(found: ImportRowFragment): string {
  const { dryRun, rows } = found;
  if (rows === 0) return 'The file is about to be read…';
  const done = `${numberText(rowsDone(found))} of ${numberText(rows)} rows`;
  return dryRun ? `Checking: ${done}` : `Importing: ${done}`;
}

/** Describes the result, one sentence per kind of row. */
export function outcomeTexts(found: ImportRowFragment): string[] {
  const { dryRun, created, completed, unchanged, failed, undoneAt, kept } = found;
  const isOne = created === 1;
  const made = dryRun ? `${isOne ? 'is' : 'are'} new` : `${isOne ? 'was' : 'were'} imported`;
  const filled = dryRun ? 'would be filled' : 'were filled';
  const openings = openingsText(found);
  return [
    `${patientsText(created)} ${made}.`,
    completed > 0 && `Gaps of ${patientsText(completed)} from an earlier import ${filled}.`,
    openings !== '' && `Brought over: ${openings}.`,
    unchanged > 0 && `${patientsText(unchanged)} ${unchanged === 1 ? 'is' : 'are'} there already with the same data.`,
    failed > 0 && `${failed === 1 ? '1 row' : `${numberText(failed)} rows`} cannot be taken: see why below.`,
    undoneAt !== null && `Undone on ${momentText(undoneAt)}${kept > 0 ? `: ${patientsText(kept)} stayed` : ''}.`,
  ].filter((text) => text !== false);
}

/** Says what was brought over from the former books; empty for nothing. */
export function openingsText({ openingDue, openingAdvance, packages }: ImportRowFragment): string {
  return [
    openingDue > 0 && `${rupeesText(openingDue)} owed`,
    openingAdvance > 0 && `${rupeesText(openingAdvance)} paid in advance`,
    packages > 0 && (packages === 1 ? '1 package' : `${numberText(packages)} packages`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Says where an import stands. */
export function stateText({ status, dryRun, undoneAt, kept }: ImportRowFragment): string {
  if (status === 'RUNNING') return dryRun ? 'Being checked' : 'In progress';
  if (undoneAt) return `Undone on ${momentText(undoneAt)}${kept > 0 ? `, ${patientsText(kept)} stayed` : ''}`;
  if (status === 'FAILED') return 'Could not be read';
  return dryRun ? 'Checked only' : 'Imported';
}

/** Says what became of the rows. */
export function countsText({ dryRun, created, completed, unchanged, failed }: ImportRowFragment): string {
  return [
    `${numberText(created)} ${dryRun ? 'new' : 'imported'}`,
    completed > 0 && `${numberText(completed)} filled`,
    unchanged > 0 && `${numberText(unchanged)} unchanged`,
    failed > 0 && `${numberText(failed)} refused`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether an import can be undone. @param now in milliseconds */
export const canBeUndone = (
  { status, dryRun, undoneAt, createdAt, isRecorded }: ImportRowFragment,
  now: number,
): boolean =>
  status !== 'RUNNING' &&
  !dryRun &&
  isRecorded &&
  undoneAt === null &&
  now <= Date.parse(createdAt) + undoDays * 86_400_000;
