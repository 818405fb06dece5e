import { paths } from '../paths';
import { SiteHead } from './SiteHead';
import styles from './Prose.module.css';

/** /appointment (spec §2). */
export function AppointmentPage() {
  return (
    <div className={styles.page}>
      <SiteHead
        title="Book an Appointment"
        description="Book an Appointment"
        keywords={['physiotherapy']}
        path={paths.appointment}
      />
      <h1 tabIndex={-1}>Book an Appointment</h1>
      <p>Online booking will be added here.</p>
    </div>
  );
}
