import { type ImportColumn, type MappedHeadings, type Mapping, MOST_KEPT } from './heading-mapping.js';
import { calledBy } from './headings.js';

/** What was said about the headings of a file, and whether it was only checked. */
interface SaidOfFile extends MappedHeadings {
  dryRun: boolean;
}

/**
 * Returns what is known of headings after an import: the newest ones, at most 500. What a heading is read as anyway is not kept. A check with
 * other columns also says of unknown headings, where they have no column, that they are left out.
 */
export function keptAfter({ given, kept, dryRun }: SaidOfFile): Mapping {
  const chosen = Object.entries(given).flatMap(([heading, column]): [string, ImportColumn][] => {
    const isKept = Object.hasOwn(kept, heading);
    const called = calledBy(heading);
    if (column === null) return dryRun && !isKept && called === undefined ? [[heading, 'IGNORE']] : [];
    return !isKept && column === called ? [] : [[heading, column]];
  });
  const names = new Set(chosen.map(([heading]) => heading));
  const older = Object.entries(kept).filter(([heading]) => !names.has(heading));
  return Object.fromEntries([...older, ...chosen].slice(-MOST_KEPT));
}
