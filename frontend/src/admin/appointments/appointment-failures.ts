import type { CallError } from '../../errors';
import { failureText } from '../../failure-text';

/** The first text of a pair for an answer that is not OK, the second, with the exception's message, when none came (reading 66). */
function paired(refused: string, failed: string) {
  return (error: CallError): string =>
    error.cause === 'answer' ? failureText(refused, error) : `${failed}: ${error.message}`;
}

/** The pending list could not be loaded (spec §8). */
export const pendingFetchText = paired('Failed to fetch pending appointments', 'Error fetching appointments');

/** The sessions of a day could not be loaded. */
export const scheduleFetchText = paired('Failed to fetch appointments', 'Error fetching appointments');

/** The physiotherapists to choose from could not be loaded. */
export const physiotherapistsFetchText = paired('Failed to fetch physiotherapists', 'Error fetching physiotherapists');

/** An appointment could not be changed (spec §8). */
export const updateText = paired('Failed to update appointment', 'Error updating appointment');

/** A session could not be booked. */
export const bookText = paired('Failed to book the session', 'Error booking the session');
