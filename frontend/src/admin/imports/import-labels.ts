import { numberText } from '#src/values/number-text';
import type { ImportFieldsFragment } from './gql/generated';

/** Formats a number of patients: 1 patient, 1,200 patients. */
export function patientsText(count: number): string {
  return count === 1 ? '1 patient' : `${numberText(count)} patients`;
}

/** Describes the progress of a running import. */
export function progressText({ dryRun, rows, created, unchanged, failed }: ImportFieldsFragment): string {
  if (rows === 0) return 'The file is about to be read…';
  const done = `${numberText(created + unchanged + failed)} of ${numberText(rows)} rows`;
  return dryRun ? `Checking: ${done}` : `Importing: ${done}`;
}

/** Describes the result, one sentence per kind of row. */
export function outcomeTexts({ dryRun, created, unchanged, failed }: ImportFieldsFragment): string[] {
  const isOne = created === 1;
  const made = dryRun ? `${isOne ? 'is' : 'are'} new` : `${isOne ? 'was' : 'were'} imported`;
  return [
    `${patientsText(created)} ${made}.`,
    unchanged > 0 && `${patientsText(unchanged)} ${unchanged === 1 ? 'is' : 'are'} there already with the same data.`,
    failed > 0 && `${failed === 1 ? '1 row' : `${numberText(failed)} rows`} cannot be taken: see why below.`,
  ].filter((text) => text !== false);
}
