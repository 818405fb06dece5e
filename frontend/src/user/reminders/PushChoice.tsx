import { useEffect, useState } from 'react';
import * as text from '#messages/reminders';
import { fetchAsAccount } from '#src/auth/fetch-graphql';
import { useAppSession } from '#src/auth/useAppSession';
import { failureText } from '#src/failure-text';
import { PlainButton } from '#src/ui/layout/PlainButton';
import { useAction } from '#src/ui/hooks/useAction';
import type { SubscribePushMutation, UnsubscribePushMutation } from './gql/generated';
import { isSubscribed, pushAbility, subscribeBrowser, unsubscribeBrowser, type PushAbility } from './push-browser';
import subscribePush from './subscribe-push.graphql?raw';
import unsubscribePush from './unsubscribe-push.graphql?raw';
import styles from './ReminderSettings.module.css';

interface Props {
  readonly account: string;
  /** Null: the clinic sends no notifications. */
  readonly pushKey: string | null;
  readonly onChanged: () => void;
}

const reasons: Readonly<Record<Exclude<PushAbility, 'CAN'>, string>> = {
  NEEDS_HOME_SCREEN: text.needsHomeScreen,
  CANNOT: text.cannot,
  BLOCKED: text.blocked,
};

/** Notifications in this browser, which asks for permission only on a tap. */
export function PushChoice({ account, pushKey, onChanged }: Props) {
  const [ability, setAbility] = useState(pushAbility);
  const reason = pushKey === null ? text.pushOff : ability === 'CAN' ? null : reasons[ability];
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{text.onThisPhone}</h3>
      <p className={styles.text}>{reason ?? text.pushLead}</p>
      {pushKey !== null && reason === null && (
        <PushButton
          account={account}
          pushKey={pushKey}
          onChanged={onChanged}
          onAsked={() => setAbility(pushAbility())}
        />
      )}
    </div>
  );
}

interface ButtonProps extends Props {
  readonly pushKey: string;
  /** Called after the person was asked for permission. */
  readonly onAsked: () => void;
}

function PushButton({ account, pushKey, onChanged, onAsked }: ButtonProps) {
  const { fetch: visit } = useAppSession();
  const [isOn, setIsOn] = useState<boolean>();
  useEffect(() => {
    let isLeft = false;
    const show = (found: boolean) => void (!isLeft && setIsOn(found));
    isSubscribed(account).then(show, () => show(false));
    return () => void (isLeft = true);
  }, [account]);
  const { run, isBusy } = useAction<boolean>({
    keyOf: () => 'push',
    send: async (wanted) => {
      if (!wanted) {
        await unsubscribeBrowser((endpoint) =>
          fetchAsAccount<UnsubscribePushMutation>(visit, 'UnsubscribePush', unsubscribePush, { endpoint }),
        );
        setIsOn(false);
        return text.pushStopped;
      }
      const send = (endpoint: string) =>
        fetchAsAccount<SubscribePushMutation>(visit, 'SubscribePush', subscribePush, { endpoint });
      const isAllowed = await subscribeBrowser({ account, pushKey, send });
      onAsked();
      if (!isAllowed) return text.notAllowed;
      setIsOn(true);
      return text.pushStarted;
    },
    failureText: (failure) => failureText(text.pushFailed, failure),
    onDone: onChanged,
  });
  if (isOn === undefined) return null;
  return (
    <>
      {isOn && <p className={styles.text}>{text.pushIsOn}</p>}
      <PlainButton isBusy={isBusy} onClick={() => run(!isOn)}>
        {isOn ? text.stopPush : text.startPush}
      </PlainButton>
    </>
  );
}
