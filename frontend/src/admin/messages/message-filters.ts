import { listFilters } from '../../ui/list-filters';
import { selectFilter } from '../../ui/select-filter';
import { kindLabels, statusLabels } from './message-labels';

/** Filters of the messages. */
export const messageFilters = listFilters({
  status: selectFilter('Status', statusLabels),
  kind: selectFilter('About', kindLabels),
});
