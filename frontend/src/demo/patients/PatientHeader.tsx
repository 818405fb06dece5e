import { Link } from 'react-router-dom';
import { paths } from '#src/paths';
import { DocumentTitle } from '#src/ui/layout/PageTitle';
import { Avatar } from '../Avatar';
import pageStyles from '../DemoPage.module.css';
import type { DemoPatient } from '../sample-data';
import styles from './PatientHeader.module.css';
import { StatusBadge } from './StatusBadge';

/** The patient's name and data, with a link to the report. */
export function PatientHeader({ patient }: { readonly patient: DemoPatient }) {
  const { name, avatar, status, address, phone, dob, gender } = patient;
  return (
    <section aria-label={name} className={`card card-raised ${pageStyles.card}`}>
      <DocumentTitle title={name} />
      <div className={styles.top}>
        <Avatar initials={avatar} large />
        <div className={styles.who}>
          <h1 tabIndex={-1} className={styles.name}>
            {name}
          </h1>
          <StatusBadge status={status} />
        </div>
        <Link to={paths.demoReports} className="button button-quiet">
          Open the report
        </Link>
      </div>
      <dl className={`${pageStyles.facts} ${styles.facts}`}>
        <div className={styles.address}>
          <dt>Address</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone}</dd>
        </div>
        <div>
          <dt>Date of birth</dt>
          <dd>{dob}</dd>
        </div>
        <div>
          <dt>Gender</dt>
          <dd>{gender}</dd>
        </div>
      </dl>
    </section>
  );
}
