import { useUnattendedReads } from '../auth/useUnattendedReads';
import { useAllPages } from '../ui/lists/useAllPages';
import { AppointmentsDocument, useAppointmentsQuery } from '../workplace/gql/generated';

/** Maximum page size (schema/README.md). */
const pageSize = 100;

/** Loads all sessions of a clinic day, earliest first, and refetches them each minute and on focus. */
export function useDaySchedule(day: string) {
  const variables = { first: pageSize, filter: { day } };
  useUnattendedReads(AppointmentsDocument, variables);
  return useAllPages(useAppointmentsQuery({ variables }), ({ appointments }) => appointments);
}
