import { Link } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider';
import { paths } from '../paths';
import { PageTitle } from '../ui/PageTitle';
import styles from './DashboardPage.module.css';

/** The start of the console: a welcome, and the way to the daily work (spec §2). */
export function DashboardPage() {
  const { user } = useAuth();
  return (
    <>
      <PageTitle title="Dashboard" />
      <div className={styles.card}>
        <p className={styles.welcome}>Welcome to the admin dashboard{user?.fullName && `, ${user.fullName}`}.</p>
        <p>
          Search, add and edit patients under <Link to={paths.adminPatientRecord}>Patient Record</Link>. The menu holds
          everything else.
        </p>
      </div>
    </>
  );
}
