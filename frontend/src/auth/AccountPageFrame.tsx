import { useState, type ComponentType, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as text from '#messages/ownPage';
import { paths } from '../paths';
import { cspNonce } from '../ui/csp-nonce';
import { PageTitle } from '../ui/PageTitle';
import { useAuth } from './AuthProvider';
import styles from './AccountPageFrame.module.css';
import type { CurrentUser } from './role';
import { useLogout } from './useLogout';

/** A question before the log-out, and what becomes of it. */
export interface LogoutQuestionProps {
  readonly account: string;
  readonly onSure: () => void;
  readonly onStay: () => void;
}

/** What is asked before somebody is logged out, where something of theirs would be lost by it. */
export interface LogoutQuestion {
  readonly isNeeded: (account: string) => boolean;
  readonly Question: ComponentType<LogoutQuestionProps>;
}

interface Props {
  readonly title: string;
  /** Of one column. */
  readonly isNarrow?: boolean;
  readonly logoutQuestion?: LogoutQuestion;
  readonly children: (user: CurrentUser) => ReactNode;
}

/**
 * The frame of a page of one's own outside the console: its title, Back to Home and Logout, and what it shows to whom (spec §2). The buttons
 * stand above what comes late, so that they never move under a finger.
 */
export function AccountPageFrame({ title, isNarrow, logoutQuestion, children }: Props) {
  const { user } = useAuth();
  const logout = useLogout();
  const navigate = useNavigate();
  useState(cspNonce); // icons write their style into the page; the parts with Ant Design bring a provider of their own
  const [step, setStep] = useState<'here' | 'asking' | 'leaving'>('here');
  const leave = async () => {
    // What the page shows goes first: it would ask again for what leaves the cache with the account.
    setStep('leaving');
    await logout();
    await navigate(paths.home, { replace: true, state: null });
  };
  const askOrLeave = () => {
    if (user && logoutQuestion?.isNeeded(user.id)) setStep('asking');
    else void leave();
  };
  const Question = logoutQuestion?.Question;
  return (
    <div className={isNarrow ? `${styles.page} ${styles.narrow}` : styles.page}>
      <div className={styles.top}>
        <PageTitle title={title} />
        <p className={styles.actions}>
          <Link to={paths.home} className="button button-quiet">
            {text.backHome}
          </Link>
          <button type="button" className="button button-quiet" disabled={step !== 'here'} onClick={askOrLeave}>
            {text.logout}
          </button>
        </p>
      </div>
      {user && Question && step === 'asking' && (
        <Question account={user.id} onSure={() => void leave()} onStay={() => setStep('here')} />
      )}
      {user && step !== 'leaving' && children(user)}
    </div>
  );
}
