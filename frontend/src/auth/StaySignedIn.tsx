import { useApolloClient } from '@apollo/client/react';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useSecondsUntil } from './useSecondsUntil';
import type { CurrentUser } from './role';
import styles from './StaySignedIn.module.css';
import { useSessionEnd } from './useSessionEnd';

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Over the dialogs of the page. */
const above = 1900;

function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 30) return 'in less than half a minute';
  return minutes === 1 ? 'in one minute' : `in ${minutes} minutes`;
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
      title={<h2 className={styles.title}>Do you want to stay signed in?</h2>}
      footer={null}
      width={440}
      zIndex={above}
      closable={false}
      mask={{ closable: false }}
      onCancel={() => void ask()}
    >
      <p role="alert" className={styles.text}>
        Nothing has happened here for a while, so you will be signed out {timeLeft(seconds)}. This page stays open with
        what you typed.
      </p>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          The server could not be reached. Check your connection, then try again.
        </p>
      )}
      <Button type="primary" block ref={takeFocus} loading={isBusy} onClick={() => void ask()}>
        Stay signed in
      </Button>
    </Modal>
  );
}
