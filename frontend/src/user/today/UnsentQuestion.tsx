import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as kit from '#messages/kit';
import * as text from '#messages/ownPage';
import { AppSessionContext } from '#src/auth/AppSession';
import type { LogoutQuestion, LogoutQuestionProps } from '#src/auth/AccountPageFrame';
import { log } from '#src/log';
import type { DayEntry } from './day-entries';
import { saysYes } from './reported-signs';
import styles from './UnsentQuestion.module.css';

/** Reads the account's unsent entries; none if the code for it fails to load, as offline on a page that has shown none. */
async function unsentOf(account: string): Promise<readonly DayEntry[]> {
  try {
    return await (await import('./stored-day')).unsentOf(account);
  } catch (error) {
    log.warn('What is not sent could not be read.', error);
    return [];
  }
}

/** Sends unsent entries before a logout, and asks if that fails, because the logout would delete them. */
export const unsentQuestion: LogoutQuestion = {
  isNeeded: async (account) => (await unsentOf(account)).length > 0,
  Question,
};

function Question({ account, onSure, onStay }: LogoutQuestionProps) {
  const session = use(AppSessionContext);
  const here = useRef<HTMLDivElement>(null);
  const [unsent, setUnsent] = useState<readonly DayEntry[]>([]);
  const waiting = unsent.filter(({ state }) => state === 'waiting').length;
  const refused = unsent.filter(({ state }) => state === 'refused');
  const [isSending, setSending] = useState(true);
  const done = useEffectEvent((left: readonly DayEntry[]) => {
    setUnsent(left);
    if (left.length === 0) onSure();
    else setSending(false);
  });
  useEffect(() => here.current?.focus(), []);
  useEffect(() => {
    if (!isSending || !session) return undefined;
    let isHere = true;
    const attempt = async (): Promise<readonly DayEntry[]> => {
      try {
        // Offline, even the code for it may fail to load.
        const { sendStoredEntries } = await import('./send-stored-entries');
        return await sendStoredEntries(session.fetch, account);
      } catch (error) {
        log.warn('What was ticked could not be sent.', error);
        return unsentOf(account);
      }
    };
    const send = async () => {
      const before = await unsentOf(account);
      if (isHere) setUnsent(before);
      const left = await attempt();
      if (isHere) done(left);
    };
    void send();
    return () => {
      isHere = false;
    };
  }, [isSending, session, account]);
  return (
    <div ref={here} role="alertdialog" aria-label={text.logout} tabIndex={-1} className={`card ${styles.question}`}>
      {waiting > 0 && <p>{text.unsent({ count: waiting })}</p>}
      {unsent.some(saysYes) && <p className={styles.sign}>{text.unsentSign}</p>}
      <div aria-live="polite">
        {waiting > 0 && <p>{isSending ? text.unsentSending : text.unsentStuck}</p>}
        {refused.length > 0 && <p>{text.unsentRefused({ count: refused.length })}</p>}
        {[...new Set(refused.map(({ reason = '' }) => reason))].map((reason) => (
          <p key={reason}>{text.unsentReason({ reason })}</p>
        ))}
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={onStay}>
          {text.stay}
        </button>
        {!isSending && waiting > 0 && (
          <button type="button" className="button button-quiet" onClick={() => setSending(true)}>
            {kit.tryAgain}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onSure}>
          {text.logoutAnyway}
        </button>
      </div>
    </div>
  );
}
