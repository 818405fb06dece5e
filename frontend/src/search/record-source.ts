import { pathOf } from '../path-of';
import { staffPaths } from '../paths';
import type { Workplace } from '../workplace/workplace-context';
import { SearchDocument, type SearchQuery } from './gql/generated';
import type { SearchSource } from './search-source';

/**
 * Returns the address of a record, a member of the team, or a payment's row in the payments.
 * @param patient pattern of a patient's page
 */
function addressOf({ kind, id, patientNumber, title }: SearchQuery['search'][number], patient: Workplace['patient']) {
  if (patientNumber) return pathOf(patient, patientNumber);
  return kind === 'STAFF'
    ? pathOf(staffPaths.adminMember, id)
    : `${staffPaths.adminPayment}?search=${encodeURIComponent(title)}`;
}

/** The search of the console and the front desk: records, and for admins accounts of the team and payments. */
export const recordSource = (patient: Workplace['patient']): SearchSource<SearchQuery> => ({
  query: SearchDocument,
  hitsOf: ({ search }) => search.map((hit) => ({ ...hit, to: addressOf(hit, patient) })),
  isEnough: (text) => text.length >= 2,
  tooShort: 'Type at least two characters.',
  none: 'Nothing was found. Try part of a name, the digits of a phone, or a number.',
});
