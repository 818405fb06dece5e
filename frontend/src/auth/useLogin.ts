import { useReducer, useRef, useState, type Dispatch } from 'react';
import { errorOf } from '../errors';
import { useSendOtpMutation, useVerifyOtpMutation, type SignInDoor, type VerifyOtpMutation } from '../gql/generated';
import { nationalDigits } from '../values/phone-number';
import { sendFailureText, verifyFailureText, type LoginMode } from './login-errors';
import { loginReducer, type LoginEvent, type LoginState } from './login-state';

/** The account that signed in, and the language that it is spoken to in. */
export type SignedIn = VerifyOtpMutation['verifyOtp'];

/** The drawer's state and what its two buttons do. */
export interface Login {
  readonly state: LoginState;
  readonly dispatch: Dispatch<LoginEvent>;
  /** A call is under way, or the page that it opens. */
  readonly busy: boolean;
  readonly sendOtp: () => Promise<void>;
  /** Sends a code as it stands in the box. One that was refused as wrong is not sent again, which would be a try, and none after the last. */
  readonly verifyOtp: (otp: string) => Promise<void>;
}

const doors: Record<LoginMode, SignInDoor> = { user: 'USER', admin: 'ADMIN', staff: 'STAFF' };

/** The number as it is sent: with +91 for users, without a prefix for admins (spec §5) and staff; another country's stays for the server to refuse. */
function numberToSend(mode: LoginMode, typed: string): string {
  const digits = nationalDigits(typed);
  return mode !== 'user' || digits.startsWith('+') ? digits : `+91${digits}`;
}

/** A message may take this long to arrive; asking again before would only make the code in it worthless, though the server may allow it. */
const leastSecondsToResend = 30;

/**
 * Signing in by one-time password, through either door (spec §2, §7 and §8).
 * @param first how the steps open
 * @param onSignedIn what becomes of the page then; the buttons are busy until it has ended
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
      dispatch({ type: 'failed', mode, error: sendFailureText(mode, errorOf(error)) });
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
      await onSignedIn(data.verifyOtp, mode);
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

  return { state, dispatch, busy, sendOtp, verifyOtp };
}
