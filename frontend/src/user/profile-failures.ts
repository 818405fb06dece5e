import * as text from '#messages/user';
import type { CallError } from '../errors';
import { failureText } from '../failure-text';

/** Returns the first text for an error response, the second for a missing or unreadable response. */
function paired(refused: string, failed: string) {
  return (error: CallError): string => (error.cause === 'answer' ? failureText(refused, error) : failed);
}

/** The profile failed to load. */
export const profileFetchText = paired(text.profileNotFetched, text.profileFetchError);

/** The picture failed to upload. */
export const pictureText = paired(text.pictureNotSaved, text.pictureError);

/** The profile failed to save. */
export const profileUpdateText = paired(text.profileNotSaved, text.profileError);

/** The patient's sessions failed to load. */
export const sessionsFetchText = paired(text.sessionsNotFetched, text.sessionsError);

/** A session request failed. The form keeps the input. */
export const requestText = paired(text.requestNotSent, text.requestUnanswered);

/** A session failed to cancel. */
export const cancelText = paired(text.notCanceled, text.changeUnanswered);

/** A session failed to move. */
export const moveText = paired(text.notMoved, text.changeUnanswered);

/** The active sessions failed to load. */
export const placesFetchText = paired(text.placesNotFetched, text.placesError);

/** Signing out the other sessions failed. */
export const signOutText = paired(text.notSignedOut, text.signOutError);
