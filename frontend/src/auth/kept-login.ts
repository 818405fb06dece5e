import * as signIn from '#messages/signIn';
import { keep, take } from '../language/form-carryover';
import { initialLoginState, type LoginState } from './login-state';

const key = 'login';

/**
 * Keeps in this tab how far the drawer is, for a reload: that a code was sent, for as long as it lives. For the same drawer in another language
 * all is kept. Never the code that was typed.
 */
export function keepLogin(state: LoginState, isForLanguage = false): void {
  if (state.step === 'otp') keep(key, { ...state, otp: '', error: null });
  else if (isForLanguage) keep(key, { ...state, error: null });
}

/** Forgets it. */
export function forgetLogin(): void {
  take(key);
}

const isLoginState = (value: unknown): value is LoginState =>
  typeof value === 'object' && value !== null && 'step' in value && 'mode' in value && 'phoneNumber' in value;

/**
 * How the drawer opens: as far as it was before a reload or in another language, unless its code has expired; else with empty inputs. What the
 * server had said is said in this language.
 */
export function firstLoginState(): LoginState {
  const kept = take(key);
  if (!isLoginState(kept)) return initialLoginState;
  if (kept.step !== 'otp') return kept;
  return kept.expiresAt > Date.now() ? { ...kept, sentMessage: signIn.onItsWay } : initialLoginState;
}
