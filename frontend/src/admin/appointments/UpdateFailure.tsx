import type { CallError } from '../../errors';
import { ErrorBanner } from '../../ui/ErrorBanner';
import { updateText } from './appointment-failures';
import styles from './UpdateFailure.module.css';

interface Props {
  readonly failure: CallError | null;
  readonly onDismiss: () => void;
}

/** Why a change made from the list failed. It stays in sight however far down the list the button was. */
export function UpdateFailure({ failure, onDismiss }: Props) {
  return (
    failure && (
      <div className={styles.banner}>
        <ErrorBanner message={updateText(failure)} onDismiss={onDismiss} />
      </div>
    )
  );
}
