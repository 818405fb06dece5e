import { useAuth } from '../auth/useAuth';
import { Card } from '../ui/layout/Card';
import { formatPhone } from '../values/phone-number';
import styles from './own-account.module.css';

/** Name and number by which the clinic knows a member of the team. */
export function OwnDetailsCard() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Card title="Your details">
      <dl className={styles.details}>
        <dt>Full name</dt>
        <dd>{user.fullName || 'Not given'}</dd>
        <dt>Mobile number</dt>
        <dd>{formatPhone(user.mobileNumber)}</dd>
      </dl>
      <p>Something is wrong here? An admin of the clinic can change it.</p>
    </Card>
  );
}
