import { Link, useLocation } from 'react-router-dom';
import * as text from '#messages/today';
import { wayBackTo } from '#src/auth/way-back';
import { paths } from '#src/paths';
import { LoadError } from '#src/ui/feedback/LoadError';
import styles from './TodayPage.module.css';

interface Props {
  /** Reason code of the refusal, or `noAnswer`. */
  readonly failure: string;
  readonly onRetry: () => void;
}

/** Refusals with their own message and link. */
const refusals: Readonly<Record<string, readonly [words: string, to: string, label: string]>> = {
  UNAUTHENTICATED: [text.sessionEnded, paths.login, text.signIn],
  FORBIDDEN: [text.forbidden, paths.user, text.toProfile],
};

/** Explains why the day failed to load, and offers the remedy: sign in, another page, or Retry. */
export function DayLoadError({ failure, onRetry }: Props) {
  const location = useLocation();
  const refusal = refusals[failure];
  if (!refusal) return <LoadError message={text.notFetched} onRetry={onRetry} />;
  const [words, to, label] = refusal;
  return (
    <div className={`card ${styles.refusal}`}>
      <p role="alert">{words}</p>
      <Link to={to} state={to === paths.login ? wayBackTo(location) : null} className="button">
        {label}
      </Link>
    </div>
  );
}
