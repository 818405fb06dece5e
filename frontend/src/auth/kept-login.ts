import * as signIn from '#messages/signIn';
import { keep, take } from '../language/form-carryover';
import { initialLoginState, type LoginState } from './login-state';

const key = 'login';

/**
 * Stores the drawer's state in sessionStorage for a reload: a sent code until it expires, and the question for the year of birth; for a change of language, everything. The typed
 * code is never stored.
 */
export function keepLogin(state: LoginState, isForLanguage = false): void {
  if (state.step === 'otp') keep(key, { ...state, otp: '', error: null });
  else if (isForLanguage || state.step === 'birthYear') keep(key, { ...state, error: null });
}

/** Deletes the stored state. */
export function forgetLogin(): void {
  take(key);
}

const isLoginState = (value: unknown): value is LoginState =>
  typeof value === 'object' && value !== null && 'step' in value && 'mode' in value && 'phoneNumber' in value;

/**
 * Returns the drawer's initial state: the stored one unless its code has expired, else the empty one. The server's last message is shown
 * again in this language.
 */
export function firstLoginState(): LoginState {
  const kept = take(key);
  if (!isLoginState(kept)) return initialLoginState;
  if (kept.step !== 'otp') return kept;
  return kept.expiresAt > Date.now() ? { ...kept, sentMessage: signIn.onItsWay } : initialLoginState;
}
