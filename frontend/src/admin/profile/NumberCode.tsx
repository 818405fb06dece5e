import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { CurrentUser } from '../../auth/role';
import { errorOf, type CallError } from '../../errors';
import { useVerifyNumberMutation } from '../../gql/generated';
import { formatPhone, nationalDigits } from '../../phone-number';
import { useNotify } from '../../ui/Notices';
import formStyles from './AdminProfileForm.module.css';
import styles from './NumberCode.module.css';
import { SaveFailure } from './SaveFailure';
import { saveProfile } from './save-profile';

interface Props {
  readonly user: CurrentUser;
  /** The number that waits for its code, E.164. */
  readonly pending: string;
  readonly onHeld: () => void;
  readonly onCalledOff: () => void;
  /** It was proved, but another account has it. */
  readonly onTaken: (refusal: CallError) => void;
}

/** Asks for the code that was sent to a new sign-in number; another one can be sent, and the present number kept. */
export function NumberCode({ user, pending, onHeld, onCalledOff, onTaken }: Props) {
  const notify = useNotify();
  const [verify] = useVerifyNumberMutation();
  const [otp, setOtp] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);

  const run = async (work: () => Promise<CallError | null>) => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    const failure = await work();
    setIsBusy(false);
    setRefusal(failure);
  };
  const submit = () =>
    run(async () => {
      try {
        await verify({ variables: { otp } });
        onHeld();
        return null;
      } catch (error) {
        const failure = errorOf(error);
        if (failure.code === 'ALREADY_EXISTS') onTaken(failure);
        input.current?.focus();
        return failure;
      }
    });
  /** The same call that asked for the number: another code for the new one, or none for the present one. */
  const askFor = (phone: string, done: () => void) =>
    run(async () => {
      const saved = await saveProfile({ fullName: user.fullName, phoneNumber: nationalDigits(phone) });
      if (!saved.refusal) done();
      return saved.refusal ?? null;
    });
  const sendAgain = () => {
    setOtp('');
    input.current?.focus();
    notify(`A new code was sent to ${formatPhone(pending)}.`);
  };

  return (
    <form
      className={`${formStyles.card} ${styles.step}`}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <output id="number-code-sent" className={styles.lead}>
        Everything else is saved. We sent a six-digit code to <strong>{formatPhone(pending)}</strong>. Enter it to sign
        in with that number from now on; until then your number is {formatPhone(user.mobileNumber)}.
      </output>
      <div className={styles.field}>
        <label htmlFor="number-code">One-time password (OTP)</label>
        <Input
          ref={input}
          id="number-code"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          aria-describedby="number-code-sent"
          value={otp}
          onChange={(event) => setOtp(event.target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      {refusal && <SaveFailure refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <div className={formStyles.buttons}>
        <Button disabled={isBusy} onClick={() => void askFor(user.mobileNumber, onCalledOff)}>
          Keep the present number
        </Button>
        <Button disabled={isBusy} onClick={() => void askFor(pending, sendAgain)}>
          Send a new code
        </Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Verify number
        </Button>
      </div>
    </form>
  );
}
