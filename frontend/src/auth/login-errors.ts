import * as signInFailure from '#messages/signInFailure';
import type { CallError } from '../errors';

/** Which kind of account signs in. */
export type LoginMode = 'user' | 'admin' | 'staff';

const isUnknownAdmin = ({ code, message }: CallError) => code === 'ADMIN_NOT_FOUND' || message === 'Admin not found';

/** A refusal as spec §8 words it: unknown admins get a sentence of their own, all else is 'Error: ' and the server's message. */
function refusalText(mode: LoginMode, error: CallError): string {
  if (mode === 'admin' && isUnknownAdmin(error)) return signInFailure.notAdmin;
  return signInFailure.refused({ message: error.message });
}

/** The alert after a one-time password could not be sent (spec §8). */
export function sendFailureText(mode: LoginMode, error: CallError): string {
  if (error.cause === 'answer') return refusalText(mode, error);
  if (mode === 'admin') return signInFailure.adminNotSent;
  return error.cause === 'unreadable' ? signInFailure.unreadable : signInFailure.notSent({ message: error.message });
}

/** The alert after a one-time password could not be verified (spec §8). */
export function verifyFailureText(mode: LoginMode, error: CallError): string {
  if (error.cause === 'answer') return refusalText(mode, error);
  return mode === 'admin' ? signInFailure.adminNotVerified : signInFailure.notVerified;
}
