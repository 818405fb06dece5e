import { Link, useLocation } from 'react-router-dom';
import * as text from '#messages/today';
import { wayBackTo } from '#src/auth/way-back';
import { momentText } from '#src/calendar/clinic-time';
import { paths } from '#src/paths';
import styles from './Unsent.module.css';

interface Props {
  /** ISO 8601: when the shown day was loaded. */
  readonly keptAt: string;
  /** Error of the last read; null while the first one is pending. */
  readonly failure: string | null;
}

/** Says that the page shows the day of an earlier visit, and why: no connection, or a sign-in that has ended. */
export function KeptDayNote({ keptAt, failure }: Props) {
  const location = useLocation();
  const when = momentText(keptAt);
  const isSignedOut = failure === 'UNAUTHENTICATED';
  return (
    <div className={styles.note}>
      <p aria-live="polite">{isSignedOut ? text.keptSignedOut({ when }) : text.keptDay({ when })}</p>
      {isSignedOut && (
        <Link to={paths.login} state={wayBackTo(location)} className="button button-quiet">
          {text.signIn}
        </Link>
      )}
    </div>
  );
}
