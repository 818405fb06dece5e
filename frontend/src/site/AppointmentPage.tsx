import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { ContactLinks } from './contact/ContactLinks';
import homeSession from './drawings/home-session.svg';
import { Prose } from './Prose';
import styles from './Prose.module.css';
import { SiteHead } from '../brand/SiteHead';

/** /appointment (spec §2): a placeholder, with the ways to a session that there are today. */
export function AppointmentPage() {
  const { city, hoursText } = useClinic();
  return (
    <Prose title="Book an Appointment" lead="Online booking will be added here." picture={homeSession}>
      <SiteHead
        title="Book an Appointment"
        description="Ask for a physiotherapy session at home, in the clinic or by video: call, write, or sign in as a patient."
        keywords={['book physiotherapy', 'physiotherapy appointment', `physiotherapist in ${city}`]}
        path={paths.appointment}
      />
      <h2 className={styles.heading}>If you are our patient</h2>
      <p>Sign in and request a session on your profile page. We confirm the time.</p>
      <p className={styles.actions}>
        <Link to={paths.login} preventScrollReset className="button">
          Sign in
        </Link>
        <Link to={paths.contact} className="button button-quiet">
          Write to us
        </Link>
      </p>
      <h2 className={styles.heading}>If you are new</h2>
      <p>Call us or send a message. Our hours are {hoursText}.</p>
      <div className={styles.narrow}>
        <ContactLinks />
      </div>
    </Prose>
  );
}
