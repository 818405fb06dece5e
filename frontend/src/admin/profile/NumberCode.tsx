import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { CurrentUser } from '#src/auth/role';
import { errorOf } from '#src/errors';
import { useVerifyNumberMutation } from '#src/workplace/gql/generated';
import { formatPhone, nationalDigits } from '#src/values/phone-number';
import { ErrorSlot } from '#src/ui/feedback/ErrorSlotProvider';
import { Stack } from '#src/ui/layout/Stack';
import { useAction } from '#src/ui/hooks/useAction';
import styles from './NumberCode.module.css';
import { saveFailureText } from './save-failure-text';
import { saveProfile } from './save-profile';

interface Props {
  readonly user: CurrentUser;
  /** The unverified number, E.164. */
  readonly pending: string;
  /** Called when the number is verified, abandoned or taken. */
  readonly onSettled: () => void;
}

/** Verifies a new sign-in number by code, with Resend and an option to keep the current number. */
export function NumberCode({ user, pending, onSettled }: Props) {
  const [verify] = useVerifyNumberMutation();
  const [otp, setOtp] = useState('');
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);

  const verifying = useAction({
    send: async () => {
      try {
        await verify({ variables: { otp } });
      } catch (error) {
        if (errorOf(error).code === 'ALREADY_EXISTS') onSettled();
        input.current?.focus();
        throw error;
      }
      onSettled();
      return 'Profile updated successfully!';
    },
    failureText: saveFailureText,
  });
  // Reuses the profile mutation: the new number sends another code, the current number cancels.
  const asking = useAction<string>({
    keyOf: (phone) => phone,
    send: async (phone) => {
      await saveProfile({ fullName: user.fullName, phoneNumber: nationalDigits(phone) });
      if (phone === user.mobileNumber) return onSettled();
      setOtp('');
      input.current?.focus();
      return `A new code was sent to ${formatPhone(pending)}.`;
    },
    failureText: saveFailureText,
  });
  const isBusy = verifying.isBusy || asking.isBusy;

  return (
    <form
      className={styles.step}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!isBusy) verifying.run();
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
      <ErrorSlot />
      <Stack row justify="end" gap={2}>
        <Button disabled={isBusy} onClick={() => asking.run(user.mobileNumber)}>
          Keep the present number
        </Button>
        <Button disabled={isBusy} onClick={() => asking.run(pending)}>
          Send a new code
        </Button>
        <Button type="primary" htmlType="submit" disabled={asking.isBusy} loading={verifying.isBusy}>
          Verify number
        </Button>
      </Stack>
    </form>
  );
}
