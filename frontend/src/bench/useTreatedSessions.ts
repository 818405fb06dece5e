import { addDays, startOfDay } from '../calendar/clinic-time';
import { useTreatedSessionsQuery } from './gql/generated';
import { useAllPages } from '../ui/lists/useAllPages';

/** Maximum page size (schema/README.md). */
const pageSize = 100;

/** Loads a physiotherapist's sessions on these days, earliest first; the data is undefined until all are loaded. */
export function useTreatedSessions(days: readonly string[]) {
  const from = startOfDay(days[0] ?? '').toISOString();
  const before = startOfDay(addDays(days.at(-1) ?? '', 1)).toISOString();
  const query = useTreatedSessionsQuery({ variables: { first: pageSize, from, before } });
  const { rows, isWhole, error, refetch } = useAllPages(query, ({ appointments }) => appointments);
  return { data: isWhole ? rows : undefined, error, refetch };
}
