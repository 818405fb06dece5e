import * as signIn from '#messages/signIn';
import { keep, take } from '../language/carry';
import { initialLoginState, type LoginState } from './login-state';

const key = 'login';

/** Keeps how far the drawer is, for the same drawer in another language: never the code that was typed. */
export function keepLogin(state: LoginState): void {
  keep(key, state.step === 'otp' ? { ...state, otp: '', error: null } : { ...state, error: null });
}

const isLoginState = (value: unknown): value is LoginState =>
  typeof value === 'object' && value !== null && 'step' in value && 'mode' in value && 'phoneNumber' in value;

/** How the drawer opens: as far as it was in another language, else with empty inputs. What the server had said is said in this language. */
export function firstLoginState(): LoginState {
  const kept = take(key);
  if (!isLoginState(kept)) return initialLoginState;
  return kept.step === 'otp' ? { ...kept, sentMessage: signIn.onItsWay } : kept;
}
