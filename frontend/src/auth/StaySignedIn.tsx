import { useApolloClient } from '@apollo/client/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import * as text from '#messages/sessionEnd';
import { useSecondsUntil } from './useSecondsUntil';
import type { CurrentUser } from './role';
import styles from './StaySignedIn.module.css';
import { useSessionEnd } from './useSessionEnd';

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Over the dialogs of the page. */
const above = 1900;

function warning(seconds: number): string {
  return seconds <= 30 ? text.soon : text.inMinutes({ minutes: Math.ceil(seconds / 60) });
}

/** Offers to stay before the session ends for want of use, and opens the sign-in when it has (AU-3, WCAG 2.2.1). */
export function StaySignedIn({ account }: { readonly account: CurrentUser }) {
  const { endsAt, stay } = useSessionEnd(useApolloClient(), account.id);
  return endsAt !== null && <Offer key={endsAt} endsAt={endsAt} stay={stay} />;
}

interface OfferProps {
  readonly endsAt: number;
  /** Resolves to whether the server could be asked. */
  readonly stay: () => Promise<boolean>;
}

function Offer({ endsAt, stay }: OfferProps) {
  const seconds = useSecondsUntil(endsAt);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(!(await stay()));
    setIsBusy(false);
  };
  return (
    <Modal
      open
      title={<h2 className={styles.title}>{text.stay}</h2>}
      footer={null}
      width={440}
      zIndex={above}
      closable={false}
      mask={{ closable: false }}
      onCancel={() => void ask()}
    >
      <p role="alert" className={styles.text}>
        {warning(seconds)}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {text.notReached}
        </p>
      )}
      <Button type="primary" block ref={takeFocus} loading={isBusy} onClick={() => void ask()}>
        {text.staySignedIn}
      </Button>
    </Modal>
  );
}
