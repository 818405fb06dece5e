import { useState, type ComponentType, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as text from '#messages/ownPage';
import { paths } from '../paths';
import { cspNonce } from '../ui/layout/csp-nonce';
import { PageTitle } from '../ui/layout/PageTitle';
import { useAuth } from './useAuth';
import styles from './AccountPageFrame.module.css';
import type { CurrentUser } from './role';
import { useLogout } from './useLogout';

/** Props of the dialog before the logout. */
export interface LogoutQuestionProps {
  readonly account: string;
  readonly onSure: () => void;
  readonly onStay: () => void;
}

/** A confirmation before a logout that would delete unsent data. */
export interface LogoutQuestion {
  readonly isNeeded: (account: string) => Promise<boolean>;
  readonly Question: ComponentType<LogoutQuestionProps>;
}

interface Props {
  readonly title: string;
  readonly logoutQuestion?: LogoutQuestion;
  readonly children: (user: CurrentUser) => ReactNode;
}

/**
 * The frame of a signed-in user's page: title, Back to Home, Logout, and the content for the user's role. The buttons come before content
 * that loads late, so that they never move.
 */
export function AccountPageFrame({ title, logoutQuestion, children }: Props) {
  const { user } = useAuth();
  const logout = useLogout();
  const navigate = useNavigate();
  useState(cspNonce); // for the styles that icons insert; parts with Ant Design have their own provider
  const [step, setStep] = useState<'here' | 'asking' | 'leaving'>('here');
  const leave = async () => {
    // Unmount the content first: its queries would refetch when the account leaves the cache.
    setStep('leaving');
    await logout();
    await navigate(paths.home, { replace: true, state: null });
  };
  const askOrLeave = async () => {
    if (user && (await logoutQuestion?.isNeeded(user.id))) setStep('asking');
    else await leave();
  };
  const Question = logoutQuestion?.Question;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageTitle title={title} />
        <p className={styles.actions}>
          <Link to={paths.home} className="button button-quiet">
            {text.backHome}
          </Link>
          <button
            type="button"
            className="button button-quiet"
            disabled={step !== 'here'}
            onClick={() => void askOrLeave()}
          >
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
