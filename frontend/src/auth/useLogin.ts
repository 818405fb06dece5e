import { useReducer, useState, type Dispatch } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorOf } from '../errors';
import { useSendOtpMutation, useVerifyOtpMutation, type SignInDoor } from '../gql/generated';
import { paths } from '../paths';
import { nationalDigits } from '../phone-number';
import { useNotify } from '../ui/Notices';
import { useReplaceCurrentUser } from './AuthProvider';
import { adminSuccessText, sendFailureText, verifyFailureText, type LoginMode } from './login-errors';
import { initialLoginState, loginReducer, type LoginEvent, type LoginState } from './login-state';

/** The drawer's state and what its two buttons do. */
export interface Login {
  readonly state: LoginState;
  readonly dispatch: Dispatch<LoginEvent>;
  /** A call is under way, or the page that it opens. */
  readonly busy: boolean;
  readonly sendOtp: () => Promise<void>;
  readonly verifyOtp: () => Promise<void>;
}

const doors: Record<LoginMode, SignInDoor> = { user: 'USER', admin: 'ADMIN' };

/** The number as it is sent: with +91 for users, without a prefix for admins (spec §5); another country's stays for the server to refuse. */
function numberToSend(mode: LoginMode, typed: string): string {
  const digits = nationalDigits(typed);
  return mode === 'admin' || digits.startsWith('+') ? digits : `+91${digits}`;
}

/** A message may take this long to arrive; asking again before would only make the code in it worthless, whatever the server allows. */
const leastSecondsToResend = 30;

/** Signing in by one-time password, through either door (spec §2, §7 and §8). */
export function useLogin(): Login {
  const [state, dispatch] = useReducer(loginReducer, initialLoginState);
  const [send, { loading: sending }] = useSendOtpMutation();
  const [verify] = useVerifyOtpMutation();
  const [verifying, setVerifying] = useState(false);
  const replaceCurrentUser = useReplaceCurrentUser();
  const navigate = useNavigate();
  const notify = useNotify();
  const { mode, phoneNumber } = state;
  const variables = { door: doors[mode], phoneNumber: numberToSend(mode, phoneNumber) };
  const busy = sending || verifying;

  async function sendOtp() {
    if (busy) return;
    dispatch({ type: 'submitted' });
    try {
      const { data } = await send({ variables });
      if (!data) return;
      const { message, resendAfterSeconds } = data.sendOtp;
      const resendAt = Date.now() + Math.max(resendAfterSeconds, leastSecondsToResend) * 1000;
      dispatch({ type: 'otp sent', mode, phoneNumber, message, resendAt });
    } catch (error) {
      dispatch({ type: 'failed', mode, error: sendFailureText(mode, errorOf(error)) });
    }
  }

  async function verifyOtp() {
    if (busy || state.step !== 'otp') return;
    dispatch({ type: 'submitted' });
    setVerifying(true);
    try {
      const { data } = await verify({ variables: { ...variables, otp: state.otp } });
      if (!data) return;
      const user = data.verifyOtp;
      replaceCurrentUser(user);
      if (mode === 'admin') {
        notify(adminSuccessText);
        await navigate(paths.admin, { replace: true });
      } else {
        await navigate(paths.user, { replace: true, state: { user } });
      }
    } catch (error) {
      dispatch({ type: 'failed', mode, error: verifyFailureText(mode, errorOf(error)) });
    } finally {
      setVerifying(false);
    }
  }

  return { state, dispatch, busy, sendOtp, verifyOtp };
}
