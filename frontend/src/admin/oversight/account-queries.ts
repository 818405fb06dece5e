import { teamQueries } from '../team/team-labels';
import { AccountsDocument } from './gql/generated';

/** The queries that show what becomes of an account. */
export const accountQueries = [AccountsDocument, ...teamQueries];
