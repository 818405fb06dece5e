import type { LoginMode } from './login-errors';

/** State of the sign-in drawer. Only the code step has `otp`, so that going back or changing the number clears it. */
export type LoginState = {
  readonly mode: LoginMode;
  readonly phoneNumber: string;
  /** 'Keep me signed in on this phone'; patients only. */
  readonly keepSignedIn: boolean;
  readonly error: string | null;
  /** The last code could not be sent, so the authenticator is offered first. */
  readonly isNotSent?: boolean | undefined;
} & (
  | { readonly step: 'phone' | 'authenticator' | 'second' | 'birthYear' }
  | {
      readonly step: 'otp';
      readonly otp: string;
      /** The server's message about the sent code. */
      readonly sentMessage: string;
      /** A code was sent before this one. */
      readonly isResent: boolean;
      /** Expiry of the code, in milliseconds since 1970. */
      readonly expiresAt: number;
      /** Earliest resend that the page offers, in milliseconds since 1970. */
      readonly resendAt: number;
      /** Earliest resend that the server allows; used once the code is locked. */
      readonly allowedAt: number;
      /** The code is locked after too many wrong attempts. */
      readonly isSpent: boolean;
    }
);

/** Events of the drawer. */
export type LoginEvent =
  | { readonly type: 'mode chosen'; readonly mode: LoginMode }
  | { readonly type: 'phone typed'; readonly phoneNumber: string }
  | { readonly type: 'keeping chosen'; readonly keepSignedIn: boolean }
  | { readonly type: 'otp typed'; readonly otp: string }
  | { readonly type: 'authenticator chosen' }
  /** An admin or a member of the team passed the first step; the second one follows, where the clinic requires it. */
  | { readonly type: 'step done' }
  /** The number may be somebody else's by now: the year of birth comes first. */
  | { readonly type: 'year asked' }
  | { readonly type: 'submitted' }
  | {
      readonly type: 'otp sent';
      readonly mode: LoginMode;
      readonly phoneNumber: string;
      readonly message: string;
      readonly expiresAt: number;
      readonly resendAt: number;
      readonly allowedAt: number;
    }
  | {
      readonly type: 'failed';
      readonly mode: LoginMode;
      readonly error: string;
      /** The code is locked after too many wrong attempts. */
      readonly isSpent?: boolean;
      /** The code could not be sent. */
      readonly isNotSent?: boolean;
    }
  | { readonly type: 'error dismissed' }
  | { readonly type: 'went back' };

/** Initial state: user mode, phone step, empty inputs. */
export const initialLoginState: LoginState = {
  mode: 'user',
  step: 'phone',
  phoneNumber: '',
  keepSignedIn: false,
  error: null,
};

const phoneStep = (mode: LoginMode, { phoneNumber, keepSignedIn }: LoginState): LoginState => ({
  mode,
  step: 'phone',
  phoneNumber,
  keepSignedIn: mode === 'user' && keepSignedIn,
  error: null,
});

/** Goes back from the steps of codes to the phone step, and from there out of admin mode. */
function goBack(state: LoginState): LoginState {
  return phoneStep(state.step === 'phone' ? 'user' : state.mode, state);
}

/** Changes the number; the step of the authenticator has it beside the code, a code by text message is void. */
function changeNumber(state: LoginState, phoneNumber: string): LoginState {
  const changed = { ...phoneStep(state.mode, { ...state, phoneNumber }), error: state.error };
  return state.step === 'authenticator' ? { ...changed, step: 'authenticator' } : changed;
}

/** Moves to the code step. A stale response for another number or mode is ignored. */
function otpStep(state: LoginState, event: Extract<LoginEvent, { type: 'otp sent' }>): LoginState {
  const { mode, phoneNumber, message: sentMessage, expiresAt, resendAt, allowedAt } = event;
  if (mode !== state.mode || phoneNumber !== state.phoneNumber) return state;
  return {
    mode,
    phoneNumber,
    keepSignedIn: state.keepSignedIn,
    error: null,
    step: 'otp',
    otp: '',
    sentMessage,
    expiresAt,
    isResent: state.step === 'otp',
    resendAt,
    allowedAt,
    isSpent: false,
  };
}

function failed(state: LoginState, { error, isSpent, isNotSent }: Extract<LoginEvent, { type: 'failed' }>): LoginState {
  if (isNotSent) return { ...state, error, isNotSent };
  if (!isSpent || state.step !== 'otp') return { ...state, error };
  return { ...state, error, isSpent, resendAt: state.allowedAt };
}

/** Reducer of the drawer's state. */
export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'mode chosen':
      return phoneStep(event.mode, state);
    case 'phone typed':
      return changeNumber(state, event.phoneNumber);
    case 'keeping chosen':
      return { ...state, keepSignedIn: event.keepSignedIn };
    case 'otp typed':
      return state.step === 'otp' ? { ...state, otp: event.otp } : state;
    case 'authenticator chosen':
      return { ...phoneStep(state.mode, state), step: 'authenticator' };
    case 'step done':
      return { ...phoneStep(state.mode, state), step: 'second' };
    case 'year asked':
      return { ...phoneStep(state.mode, state), step: 'birthYear' };
    case 'otp sent':
      return otpStep(state, event);
    case 'submitted':
    case 'error dismissed':
      return { ...state, error: null };
    case 'failed':
      return event.mode === state.mode ? failed(state, event) : state;
    case 'went back':
      return goBack(state);
    default:
      return event satisfies never;
  }
}
