import { Button, Modal } from 'antd';
import { useState } from 'react';
import * as text from '#messages/sessionEnd';
import { AntdProvider } from '../ui/layout/AntdProvider';
import styles from './ExtendSessionPrompt.module.css';
import { useClosedByBack } from '../ui/dialogs/useClosedByBack';
import { useSecondsUntil } from './useSecondsUntil';

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** z-index above the page's dialogs. */
const above = 1900;

function warning(seconds: number): string {
  return seconds <= 30 ? text.soon : text.inMinutes({ minutes: Math.ceil(seconds / 60) });
}

interface Props {
  readonly endsAt: number;
  /** Resolves to whether the server responded. */
  readonly stay: () => Promise<boolean>;
}

/** Offers to extend the session, with the time left. Loaded on demand, because it needs Ant Design. */
export function ExtendSessionPrompt(props: Props) {
  return (
    <AntdProvider density="roomy">
      <Offer {...props} />
    </AntdProvider>
  );
}

function Offer({ endsAt, stay }: Props) {
  const seconds = useSecondsUntil(endsAt);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setHasFailed(!(await stay()));
    setIsBusy(false);
  };
  useClosedByBack(true, () => void ask());
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
