import type { ReactNode } from 'react';
import { AccountPageFrame } from '../auth/AccountPageFrame';
import type { CurrentUser } from '../auth/role';
import { formatPhone } from '../values/phone-number';
import { AntdProvider } from '../ui/layout/AntdProvider';
import { DiscardQuestionProvider } from '../ui/dialogs/DiscardQuestionProvider';
import { ConfirmProvider } from '../ui/dialogs/ConfirmProvider';
import styles from './StaffPage.module.css';

interface Props {
  readonly title: string;
  readonly children: (user: CurrentUser) => ReactNode;
}

/** The frame of a staff page: title, account and Logout. */
export function StaffPage({ title, children }: Props) {
  return (
    <AccountPageFrame title={title} isNarrow>
      {(user) => (
        <AntdProvider density="roomy">
          <p className={styles.who}>
            {user.fullName && <strong>{user.fullName}, </strong>}
            signed in with {formatPhone(user.mobileNumber)}
          </p>
          <ConfirmProvider>
            <DiscardQuestionProvider>{children(user)}</DiscardQuestionProvider>
          </ConfirmProvider>
        </AntdProvider>
      )}
    </AccountPageFrame>
  );
}
