import { DemoHeader } from './DemoHeader';
import pageStyles from './DemoPage.module.css';
import styles from './DemoReferPage.module.css';
import { samplePhysiotherapists } from './sample-data';

/** /demo/refer: physiotherapists for a referral. */
export function DemoReferPage() {
  return (
    <>
      <DemoHeader title="Patient Referral to Physiotherapy" />
      <div className={pageStyles.page}>
        <p className={pageStyles.quiet}>Choose by what the patient needs, and call.</p>
        <ul className={styles.list} aria-label="Physiotherapists">
          {samplePhysiotherapists.map(({ id, name, contact, specialization }) => (
            <li key={id} className={`card card-raised ${pageStyles.card}`}>
              <p className={styles.specialization}>{specialization}</p>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.contact}>{contact}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
