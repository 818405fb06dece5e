import { listFilters } from '../ui/lists/list-filters';
import { selectFilter } from '../ui/lists/select-filter';
import { kindLabels, statusLabels } from './message-labels';

/** Sign-in codes are in no list. */
const { SIGN_IN_CODE: _unlisted, ...listedKinds } = kindLabels;

/** Filters of the messages. */
export const messageFilters = listFilters({
  status: selectFilter('Status', statusLabels),
  kind: selectFilter('About', listedKinds),
});
