import type { CurrentUser } from '../auth/role';
import { formatPhone } from '../values/phone-number';
import styles from './Greeting.module.css';

interface Props {
  readonly user: CurrentUser;
  readonly isPatient: boolean;
}

/** Who is signed in, and a kind word for somebody who is recovering. */
export function Greeting({ user, isPatient }: Props) {
  const { fullName, mobileNumber } = user;
  return (
    <div className={styles.greeting}>
      <p className={styles.hello}>
        Hello{fullName && ', '}
        <strong>{fullName}</strong>
      </p>
      <p className={styles.line}>
        Signed in with <span className={styles.number}>{formatPhone(mobileNumber)}</span>
      </p>
      {isPatient && <p className={styles.line}>Recovery takes its time. One session after the other is enough.</p>}
    </div>
  );
}
