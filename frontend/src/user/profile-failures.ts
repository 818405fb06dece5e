import * as text from '#messages/user';
import type { CallError } from '../errors';
import { failureText } from '../failure-text';

/** The first text of a pair for an answer that is not OK, the second when none came or it could not be read (reading 22). */
function paired(refused: string, failed: string) {
  return (error: CallError): string => (error.cause === 'answer' ? failureText(refused, error) : failed);
}

/** The profile could not be loaded (spec §8, patient profile alerts). */
export const profileFetchText = paired(text.profileNotFetched, text.profileFetchError);

/** The new picture could not be uploaded. */
export const pictureText = paired(text.pictureNotSaved, text.pictureError);

/** The profile could not be saved. */
export const profileUpdateText = paired(text.profileNotSaved, text.profileError);

/** The own sessions could not be loaded. */
export const sessionsFetchText = paired(text.sessionsNotFetched, text.sessionsError);

/** A session could not be asked for. The form keeps what was chosen. */
export const requestText = paired(text.requestNotSent, text.requestUnanswered);

/** A session could not be canceled. */
export const cancelText = paired(text.notCanceled, text.changeUnanswered);

/** A session could not be moved. */
export const moveText = paired(text.notMoved, text.changeUnanswered);

/** The list of places where the account is signed in could not be loaded. */
export const placesFetchText = paired(text.placesNotFetched, text.placesError);

/** The other places could not be signed out. */
export const signOutText = paired(text.notSignedOut, text.signOutError);
