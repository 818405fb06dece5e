import { listFilters } from '#src/ui/lists/list-filters';
import { selectFilter } from '#src/ui/lists/select-filter';
import type { GatewayEventStatus } from './gql/generated';

/** Labels of what became of an event. */
export const eventLabels: Record<GatewayEventStatus, string> = {
  APPLIED: 'Booked',
  SECOND: 'Booked as a further payment',
  UNMATCHED: 'Not booked',
  IGNORED: 'Nothing to book',
};

/** Names of the events that the server books; others are shown by the gateway's name. */
export const eventNames: Readonly<Record<string, string | undefined>> = {
  'payment_link.paid': 'Payment by a link',
  'refund.processed': 'Refund',
};

/** Filters of the events. */
export const eventFilters = listFilters({ status: selectFilter('What became of it', eventLabels) });
