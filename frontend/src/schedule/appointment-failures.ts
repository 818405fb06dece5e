import type { CallError } from '../errors';
import { failureText } from '../failure-text';

/** Returns the first text for an error response, the second, with the exception's message, for a missing one. */
function paired(refused: string, failed: string) {
  return (error: CallError): string =>
    error.cause === 'answer' ? failureText(refused, error) : `${failed}: ${error.message}`;
}

/** The pending sessions failed to load. */
export const pendingFetchText = paired('Failed to fetch pending appointments', 'Error fetching appointments');

/** The sessions of a day failed to load. */
export const scheduleFetchText = paired('Failed to fetch appointments', 'Error fetching appointments');

/** The physiotherapists failed to load. */
export const physiotherapistsFetchText = paired('Failed to fetch physiotherapists', 'Error fetching physiotherapists');

/** A session failed to update. */
export const updateText = paired('Failed to update appointment', 'Error updating appointment');

/** A booking failed. */
export const bookText = paired('Failed to book the session', 'Error booking the session');

/** The times of a series failed to load. */
export const proposeText = paired('Failed to look at the times', 'Error looking at the times');
