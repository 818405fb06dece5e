import type { LoginMode } from './login-errors';

/**
 * The login drawer (spec §4): user or admin, phone step or otp step. `otp` can only hold something in the otp step, so going back or
 * changing the number cannot leave an old code in the box.
 */
export type LoginState = {
  readonly mode: LoginMode;
  readonly phoneNumber: string;
  /** 'Keep me signed in on this phone' is ticked; of users alone (AU-3). */
  readonly keepSignedIn: boolean;
  readonly error: string | null;
} & (
  | { readonly step: 'phone' }
  | {
      readonly step: 'otp';
      readonly otp: string;
      /** The server's sentence about the message that it sent. */
      readonly sentMessage: string;
      /** Another code was there before it. */
      readonly isResent: boolean;
      /** When the code expires, in milliseconds since 1970. */
      readonly expiresAt: number;
      /** When another code may be asked for, in milliseconds since 1970. */
      readonly resendAt: number;
      /** When the server allows it, which may be earlier: soon enough once this one is worth nothing. */
      readonly allowedAt: number;
      /** It was guessed at too often. */
      readonly isSpent: boolean;
    }
);

/** What can happen to the drawer. */
export type LoginEvent =
  | { readonly type: 'mode chosen'; readonly mode: LoginMode }
  | { readonly type: 'phone typed'; readonly phoneNumber: string }
  | { readonly type: 'keeping chosen'; readonly keepSignedIn: boolean }
  | { readonly type: 'otp typed'; readonly otp: string }
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
      /** The code was guessed at too often. */
      readonly isSpent?: boolean;
    }
  | { readonly type: 'error dismissed' }
  | { readonly type: 'went back' };

/** The drawer as it opens: user mode, phone step, empty inputs. */
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

/** Where the back arrow leads: from the otp step to the phone step, from there out of admin mode (spec §2 and §4). */
function goBack(state: LoginState): LoginState {
  return phoneStep(state.step === 'otp' ? state.mode : 'user', state);
}

/** The otp step, unless the answer comes late and belongs to another number or mode by now. */
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

function failed(state: LoginState, { error, isSpent }: Extract<LoginEvent, { type: 'failed' }>): LoginState {
  if (!isSpent || state.step !== 'otp') return { ...state, error };
  return { ...state, error, isSpent, resendAt: state.allowedAt };
}

/** One transition of the drawer. */
export function loginReducer(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'mode chosen':
      return phoneStep(event.mode, state);
    case 'phone typed':
      return { ...phoneStep(state.mode, { ...state, phoneNumber: event.phoneNumber }), error: state.error };
    case 'keeping chosen':
      return { ...state, keepSignedIn: event.keepSignedIn };
    case 'otp typed':
      return state.step === 'otp' ? { ...state, otp: event.otp } : state;
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
