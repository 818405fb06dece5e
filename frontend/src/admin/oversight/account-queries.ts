import { teamQueries } from '../team/team-labels';
import { AccountsDocument } from './gql/generated';

/** Queries to refetch after a change of an account. */
export const accountQueries = [AccountsDocument, ...teamQueries];
