import { DayBookDocument, DayClosesDocument } from './gql/generated';

/** Queries to refetch after a day was closed or opened again. */
export const dayBookQueries = [DayBookDocument, DayClosesDocument] as const;
