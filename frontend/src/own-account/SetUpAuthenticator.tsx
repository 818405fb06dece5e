import type { DocumentNode } from '@apollo/client';
import { lazy, Suspense, type ReactNode } from 'react';
import * as text from '#messages/secondFactor';
import { failureText } from '../failure-text';
import { LoadingText } from '../ui/feedback/LoadingText';
import { Stack } from '../ui/layout/Stack';
import { CodeForm } from './CodeForm';
import { useConfirmAuthenticatorMutation, type BeginAuthenticatorMutation } from './gql/generated';
import styles from './own-account.module.css';

const QrCode = lazy(async () => ({ default: (await import('../ui/layout/QrCode')).QrCode }));

interface Props {
  readonly setup: BeginAuthenticatorMutation['beginAuthenticator'];
  readonly reloads: readonly DocumentNode[];
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Groups a secret for typing by hand. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Takes a secret over into an app, by a QR code or by hand, and confirms it by the app's first code. */
export function SetUpAuthenticator({ setup: { secret, uri }, reloads, onConfirmed, onCancel }: Props) {
  const [confirm] = useConfirmAuthenticatorMutation();
  return (
    <Stack>
      <ol className={styles.steps}>
        <li>
          {text.appScan}
          <Suspense fallback={<LoadingText />}>
            <QrCode text={uri} label={text.appQr} />
          </Suspense>
        </li>
        <li>
          {text.appByHand({ link: (words: ReactNode) => <a href={uri}>{words}</a> })}
          <code className={styles.secret}>{inGroups(secret)}</code>
        </li>
        <li>{text.appDigits}</li>
      </ol>
      <CodeForm
        label={text.appCode}
        submitLabel={text.confirm}
        keepLabel={text.cancel}
        reloads={reloads}
        send={async (code) => {
          const { data } = await confirm({ variables: { code } });
          if (data) onConfirmed(data.confirmAuthenticator);
        }}
        failureText={(failure) => failureText(text.appFailed, failure)}
        onKeep={onCancel}
      />
    </Stack>
  );
}
