import type { CallError } from '../errors';

/** Which kind of account signs in. */
export type LoginMode = 'user' | 'admin' | 'staff';

const isUnknownAdmin = ({ code, message }: CallError) => code === 'ADMIN_NOT_FOUND' || message === 'Admin not found';

/** A refusal as spec §8 words it: unknown admins get a sentence of their own, all else is 'Error: ' and the server's message. */
function refusalText(mode: LoginMode, error: CallError): string {
  if (mode === 'admin' && isUnknownAdmin(error)) return 'You are not authorized as an admin.';
  return `Error: ${error.message}`;
}

/** The alert after a one-time password could not be sent (spec §8). */
export function sendFailureText(mode: LoginMode, error: CallError): string {
  if (error.cause === 'answer') return refusalText(mode, error);
  if (mode === 'admin') return 'Failed to send OTP to admin. Please try again later.';
  return error.cause === 'unreadable'
    ? 'Server returned an invalid response. Please try again later.'
    : `An error occurred: ${error.message}`;
}

/** The alert after a one-time password could not be verified (spec §8). */
export function verifyFailureText(mode: LoginMode, error: CallError): string {
  if (error.cause === 'answer') return refusalText(mode, error);
  return mode === 'admin'
    ? 'Failed to verify admin OTP. Please try again later.'
    : 'Failed to verify OTP. Please try again later.';
}

/** The success alert of an admin (spec §8). */
export const adminSuccessText = 'Admin login successful! Redirecting to admin dashboard...';
