import * as signInFailure from '#messages/signInFailure';
import type { CallError } from '../errors';

/** Sign-in mode: the kind of account. */
export type LoginMode = 'user' | 'admin' | 'staff';

const isUnknownAdmin = ({ code, message }: CallError) => code === 'ADMIN_NOT_FOUND' || message === 'Admin not found';

/** Formats a refusal: a fixed sentence for an unknown admin, otherwise 'Error: ' and the server's message. */
function refusalText(mode: LoginMode, error: CallError): string {
  if (mode === 'admin' && isUnknownAdmin(error)) return signInFailure.notAdmin;
  return signInFailure.refused({ message: error.message });
}

/** Message for an error of sending the code. */
export function sendFailureText(mode: LoginMode, error: CallError): string {
  if (error.cause === 'answer') return refusalText(mode, error);
  if (mode === 'admin') return signInFailure.adminNotSent;
  return error.cause === 'unreadable' ? signInFailure.unreadable : signInFailure.notSent({ message: error.message });
}

/** Message for an error of verifying the code. */
export function verifyFailureText(mode: LoginMode, error: CallError): string {
  if (error.cause === 'answer') return refusalText(mode, error);
  return mode === 'admin' ? signInFailure.adminNotVerified : signInFailure.notVerified;
}
