import { useEffect, useState } from 'react';
import * as text from '#messages/app';
import styles from './AppNotes.module.css';
import { canInstallByHand, useInstallOffer } from './install-offer';
import { registerWorker, updateWorker } from './worker-registration';

/** Keeps the area on the phone, offers a waiting new version, and offers to put the area on the home screen. */
export function AppNotes() {
  const [isWaiting, setWaiting] = useState(false);
  const { offer, isDismissed, install, dismiss } = useInstallOffer();
  useEffect(() => {
    void registerWorker({ onWaiting: () => setWaiting(true) });
  }, []);
  if (isWaiting)
    return (
      <div className={styles.note}>
        <p aria-live="polite">{text.updateReady}</p>
        <button type="button" className="button button-quiet" onClick={updateWorker}>
          {text.update}
        </button>
      </div>
    );
  if (isDismissed || !(offer || canInstallByHand())) return null;
  return (
    <div className={styles.note}>
      <p>{offer ? text.install : text.installByHand}</p>
      {offer && (
        <button type="button" className="button button-quiet" onClick={() => void install()}>
          {text.addToHome}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={dismiss}>
        {text.notNow}
      </button>
    </div>
  );
}
