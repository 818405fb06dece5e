import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as text from '#messages/profileForm';
import { useAuth } from '../auth/useAuth';
import { useUserProfileQuery } from '../gql/generated';
import { formatPhone } from '../values/phone-number';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { FormFrame } from '../ui/forms/FormFrame';
import { QueryBoundary } from '../ui/feedback/QueryBoundary';
import { PageTitle } from '../ui/layout/PageTitle';
import { AccountLanguage } from './AccountLanguage';
import styles from './PatientSignupPage.module.css';
import { profileFetchText } from './profile-failures';
import { ProfileForm } from './ProfileForm';

const number = (words: ReactNode) => <strong className={styles.number}>{words}</strong>;

/** /patient-signup: the profile form after the first sign-up. A returning user sees the current values. */
export function PatientSignupPage() {
  const { user } = useAuth();
  const { state } = useLocation();
  const query = useUserProfileQuery({ skip: !user });
  // History outlives a sign-out, so the account's own number takes precedence.
  const mobileNumber = user?.mobileNumber ?? numberInState(state);
  return (
    <AntdProvider density="roomy">
      <div className={styles.page}>
        <PageTitle title={text.title} />
        <p>{text.why}</p>
        {mobileNumber && <p>{text.signInWith({ phone: formatPhone(mobileNumber), number })}</p>}
        <QueryBoundary
          query={query}
          failureText={profileFetchText}
          skeleton={
            <FormFrame>
              <Skeleton active title={false} paragraph={{ rows: 8 }} />
            </FormFrame>
          }
        >
          {({ me }) =>
            me && (
              <FormFrame>
                <AccountLanguage language={me.language} onSaved={() => void query.refetch()} />
                <ProfileForm profile={me} />
                <p className={styles.later}>{text.later}</p>
              </FormFrame>
            )
          }
        </QueryBoundary>
      </div>
    </AntdProvider>
  );
}

/** Returns the number in the navigation state of the redirect from /user. It is untrusted, because history can hold anything. */
function numberInState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('mobileNumber' in state)) return undefined;
  return typeof state.mobileNumber === 'string' ? state.mobileNumber : undefined;
}
