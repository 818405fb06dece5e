import type { ReactNode } from 'react';
import * as text from '#messages/user';
import type { CurrentUser } from '../auth/role';
import { formatPhone } from '../values/phone-number';
import styles from './Greeting.module.css';

const strong = (words: ReactNode) => <strong>{words}</strong>;
const number = (words: ReactNode) => <span className={styles.number}>{words}</span>;

interface Props {
  readonly user: CurrentUser;
  readonly isPatient: boolean;
}

/** Greets the signed-in user. */
export function Greeting({ user, isPatient }: Props) {
  const { fullName, mobileNumber } = user;
  return (
    <div className={styles.greeting}>
      <p className={styles.hello}>{fullName ? text.hello({ fullName, name: strong }) : text.helloNobody}</p>
      <p className={styles.line}>{text.signedInWith({ phone: formatPhone(mobileNumber), number })}</p>
      {isPatient && <p className={styles.line}>{text.takesTime}</p>}
    </div>
  );
}
