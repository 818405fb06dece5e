import { useReducer, useRef, useState, type Dispatch } from 'react';
import { errorOf } from '../errors';
import { useSendOtpMutation, useVerifyOtpMutation, type SignInDoor, type VerifyOtpMutation } from '../gql/generated';
import { nationalDigits } from '../values/phone-number';
import { sendFailureText, verifyFailureText, type LoginMode } from './login-errors';
import { loginReducer, type LoginEvent, type LoginState } from './login-state';

/** The account that signed in, with its language. */
export type SignedIn = Omit<VerifyOtpMutation['verifyOtp'], 'birthYearDue'>;

/** State and actions of the sign-in drawer. */
export interface Login {
  readonly state: LoginState;
  readonly dispatch: Dispatch<LoginEvent>;
  /** A request, or the navigation after it, is pending. */
  readonly busy: boolean;
  readonly sendOtp: () => Promise<void>;
  /** Verifies a code. A code that was already rejected is not sent again, because it would use up an attempt. */
  readonly verifyOtp: (otp: string) => Promise<void>;
  /** Continues with an account that signed in by the authenticator. */
  readonly enter: (user: SignedIn) => Promise<void>;
  /** Continues once the second step is done, which returns the account with its profile, or is not required. */
  readonly enterWhole: (confirmed?: SignedIn) => Promise<void>;
}

/** The server's names of the modes. */
export const doors: Record<LoginMode, SignInDoor> = { user: 'USER', admin: 'ADMIN', staff: 'STAFF' };

/**
 * Formats the number for the request: with +91 for patients, without a prefix for admins and staff. Numbers of other countries are left for
 * the server to reject.
 */
export function numberToSend(mode: LoginMode, typed: string): string {
  const digits = nationalDigits(typed);
  return mode !== 'user' || digits.startsWith('+') ? digits : `+91${digits}`;
}

/** Minimum delay before a resend: an earlier one would invalidate a code that is still being delivered, even if the server allows it. */
const leastSecondsToResend = 30;

/**
 * Sign-in by one-time password, in each mode.
 * @param first initial state
 * @param onSignedIn called after sign-in; the buttons stay busy until it resolves
 */
export function useLogin(
  first: LoginState,
  onSignedIn: (user: SignedIn, mode: LoginMode) => void | Promise<void>,
): Login {
  const [state, dispatch] = useReducer(loginReducer, first);
  const [send, { loading: sending }] = useSendOtpMutation();
  const [verify] = useVerifyOtpMutation();
  const [verifying, setVerifying] = useState(false);
  const refused = useRef<{ readonly otp: string; readonly error: string; readonly isSpent: boolean } | null>(null);
  const isVerifying = useRef(false);
  /** Who passed the first step. */
  const passed = useRef<SignedIn>(undefined);
  const { mode, phoneNumber, keepSignedIn } = state;
  const variables = { door: doors[mode], phoneNumber: numberToSend(mode, phoneNumber) };
  const busy = sending || verifying;

  async function sendOtp() {
    if (busy) return;
    dispatch({ type: 'submitted' });
    try {
      const { data } = await send({ variables });
      if (!data) return;
      const { message, expiresInSeconds, resendAfterSeconds } = data.sendOtp;
      refused.current = null;
      const after = (seconds: number) => Date.now() + seconds * 1000;
      const allowedAt = after(resendAfterSeconds);
      const resendAt = after(Math.max(resendAfterSeconds, leastSecondsToResend));
      dispatch({
        type: 'otp sent',
        mode,
        phoneNumber,
        message,
        expiresAt: after(expiresInSeconds),
        resendAt,
        allowedAt,
      });
    } catch (error) {
      const failure = errorOf(error);
      const isNotSent = failure.code === 'SMS_FAILED';
      dispatch({ type: 'failed', mode, error: sendFailureText(mode, failure), isNotSent });
    }
  }

  async function verifyOtp(otp: string) {
    if (busy || isVerifying.current) return;
    const former = refused.current;
    if (former && (former.otp === otp || former.isSpent))
      return dispatch({ type: 'failed', mode, error: former.error });
    isVerifying.current = true;
    dispatch({ type: 'submitted' });
    setVerifying(true);
    try {
      const { data } = await verify({ variables: { ...variables, otp, keepSignedIn } });
      if (!data) return;
      const { birthYearDue, ...account } = data.verifyOtp;
      if (birthYearDue) dispatch({ type: 'year asked' });
      else await enter(account);
    } catch (error) {
      const failure = errorOf(error);
      const text = verifyFailureText(mode, failure);
      const isSpent = failure.reason === 'CODE_USED_UP';
      if (failure.code === 'WRONG_OTP') refused.current = { otp, error: text, isSpent };
      dispatch({ type: 'failed', mode, error: text, isSpent });
    } finally {
      isVerifying.current = false;
      setVerifying(false);
    }
  }

  const enter = async (user: SignedIn) => {
    if (mode === 'user') return onSignedIn(user, mode);
    passed.current = user;
    dispatch({ type: 'step done' });
  };
  const enterWhole = async (confirmed = passed.current) => {
    if (confirmed) await onSignedIn(confirmed, mode);
  };

  return { state, dispatch, busy, sendOtp, verifyOtp, enter, enterWhole };
}
