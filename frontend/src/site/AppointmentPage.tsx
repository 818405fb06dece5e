import { Link } from 'react-router-dom';
import * as appointment from '#messages/appointment';
import { paths } from '../paths';
import { useClinic } from '../brand/clinic';
import { ContactLinks } from './contact/ContactLinks';
import homeSession from './drawings/home-session.svg';
import { OwnPageLink } from './OwnPageLink';
import { Prose } from './Prose';
import styles from './Prose.module.css';
import { SiteHead } from '../brand/SiteHead';

/** /appointment: a placeholder with the current ways to request a session. */
export function AppointmentPage() {
  const { city, hoursText } = useClinic();
  return (
    <Prose title={appointment.title} lead={appointment.lead} picture={homeSession}>
      <SiteHead
        title={appointment.title}
        description={appointment.description}
        keywords={appointment.keywords({ city })}
        path={paths.appointment}
      />
      <h2 className={styles.heading}>{appointment.patient}</h2>
      <p>{appointment.patientText}</p>
      <p className={styles.actions}>
        <OwnPageLink signIn={appointment.signIn} />
        <Link to={paths.contact} className="button button-quiet">
          {appointment.write}
        </Link>
      </p>
      <h2 className={styles.heading}>{appointment.newcomer}</h2>
      <p>{appointment.newcomerText({ hours: hoursText })}</p>
      <div className={styles.narrow}>
        <ContactLinks />
      </div>
    </Prose>
  );
}
