import { useState } from 'react';
import type { DayEntry } from './day-entries';

/** Counts the Yes answers given on this page. An entry that is stored and leaves the list still counts. */
export function useYesCount(said: readonly DayEntry[]): number {
  const ids = said.map(({ entry }) => entry.clientId);
  const [seen, setSeen] = useState(ids);
  const added = ids.filter((id) => !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen.length + added.length;
}
