import { Button } from 'antd';
import { dayText } from '../calendar/clinic-time';
import { failureText } from '../failure-text';
import { ErrorSlot } from '../ui/feedback/ErrorSlotProvider';
import { useAction } from '../ui/hooks/useAction';
import { Stack } from '../ui/layout/Stack';
import {
  useBeginAuthenticatorMutation,
  type BeginAuthenticatorMutation,
  type OwnAuthenticatorQuery,
} from './gql/generated';

interface Props {
  readonly authenticator: OwnAuthenticatorQuery['authenticator'];
  readonly onBegun: (setup: BeginAuthenticatorMutation['beginAuthenticator']) => void;
  readonly onRemove: () => void;
}

/** Whether there is an authenticator, since when and with how many recovery codes; begins another one. */
export function AuthenticatorState({ authenticator: { confirmedAt, recoveryCodesLeft }, onBegun, onRemove }: Props) {
  const [begin] = useBeginAuthenticatorMutation();
  const { run, isBusy } = useAction({
    send: async () => {
      const { data } = await begin();
      if (data) onBegun(data.beginAuthenticator);
    },
    failureText: (failure) => failureText('Failed to begin the setup', failure),
  });
  return (
    <Stack>
      <ErrorSlot />
      {confirmedAt ? (
        <p>
          Set up on {dayText(confirmedAt)}. {leftText(recoveryCodesLeft)}
        </p>
      ) : (
        <p>
          With an app such as Google Authenticator, Microsoft Authenticator or Aegis you can sign in when no text
          message comes. It works without a network.
        </p>
      )}
      <Stack row gap={2}>
        <Button type={confirmedAt ? 'default' : 'primary'} loading={isBusy} onClick={() => run()}>
          {confirmedAt ? 'Set up again' : 'Set up'}
        </Button>
        {confirmedAt && (
          <Button danger disabled={isBusy} onClick={onRemove}>
            Remove
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'All recovery codes are used: set it up again to get new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
