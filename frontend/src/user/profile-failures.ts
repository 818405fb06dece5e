import type { CallError } from '../errors';
import { failureText } from '../failure-text';

/** The first text of a pair for an answer that is not OK, the second when none came or it could not be read (reading 22). */
function paired(refused: string, failed: string) {
  return (error: CallError): string => (error.cause === 'answer' ? failureText(refused, error) : failed);
}

/** The profile could not be loaded (spec §8, patient profile alerts). */
export const profileFetchText = paired('Failed to fetch profile data', 'Error fetching profile data');

/** The new picture could not be uploaded. */
export const pictureText = paired('Failed to upload profile picture', 'Error uploading profile picture');

/** The profile could not be saved. */
export const profileUpdateText = paired('Failed to update profile', 'Error updating profile');

/** The own sessions could not be loaded. */
export const sessionsFetchText = paired('Failed to fetch your sessions', 'Error fetching your sessions');

/** A session could not be asked for. The form keeps what was chosen. */
export const requestText = paired(
  'Failed to send your request',
  'No answer came. Check your connection and try again; what you chose is still here.',
);

/** A session could not be canceled. */
export const cancelText = paired(
  'Failed to cancel your session',
  'No answer came. Check your connection and look at the list before you try again.',
);

/** A session could not be moved. */
export const moveText = paired(
  'Failed to move your session',
  'No answer came. Check your connection and look at the list before you try again.',
);

/** The list of places where the account is signed in could not be loaded. */
export const placesFetchText = paired(
  'Failed to fetch where you are signed in',
  'Error fetching where you are signed in',
);

/** The other places could not be signed out. */
export const signOutText = paired('Failed to sign out everywhere else', 'Error signing out everywhere else');
