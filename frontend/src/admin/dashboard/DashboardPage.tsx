import { Link } from 'react-router-dom';
import { useAuth } from '#src/auth/useAuth';
import { ClinicDay } from '#src/clinic-day/ClinicDay';
import { OpenSigns } from '#src/danger-signs/OpenSigns';
import { pathOf } from '#src/path-of';
import { staffPaths } from '#src/paths';
import { PageTitle } from '#src/ui/layout/PageTitle';
import { PendingApprovals } from '../approvals/PendingApprovals';
import { PlansLeftCount } from '../team/PlansLeftCount';
import { DashboardNumbers } from './DashboardNumbers';
import { ChannelWarnings } from './ChannelWarnings';
import { SecurityNotices } from './SecurityNotices';
import styles from './DashboardPage.module.css';
import { WaitingReferrals } from './WaitingReferrals';

/** The admin start page: a welcome, what is urgent, the clinic's day, and the counts. */
export function DashboardPage() {
  const { user } = useAuth();
  return (
    <>
      <PageTitle title="Dashboard" />
      <div className={styles.welcome}>
        <p className={styles.greeting}>Welcome to the admin dashboard{user?.fullName && `, ${user.fullName}`}.</p>
        <p>
          Search, add and edit patients under <Link to={staffPaths.adminPatientRecord}>Patient Record</Link>. The
          sessions of each day are in the <Link to={staffPaths.adminSchedule}>schedule</Link>. The menu holds everything
          else.
        </p>
      </div>
      <div className={styles.signs}>
        <OpenSigns pageOf={(id) => pathOf(staffPaths.adminPatient, id)} />
      </div>
      <div className={styles.signs}>
        <PendingApprovals />
        <SecurityNotices />
        <ChannelWarnings />
      </div>
      <PlansLeftCount />
      <WaitingReferrals />
      <div className={styles.day}>
        <ClinicDay beside={<Link to={staffPaths.adminClinic}>Open it</Link>} />
      </div>
      <DashboardNumbers />
    </>
  );
}
