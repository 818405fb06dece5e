import { listFilters } from '../ui/lists/list-filters';
import { selectFilter } from '../ui/lists/select-filter';
import { kindLabels, statusLabels } from './message-labels';

/** Filters of the messages. */
export const messageFilters = listFilters({
  status: selectFilter('Status', statusLabels),
  kind: selectFilter('About', kindLabels),
});
