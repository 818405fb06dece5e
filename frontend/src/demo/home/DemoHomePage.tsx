import { business } from '#src/brand/business';
import { DemoHeader } from '../DemoHeader';
import pageStyles from '../DemoPage.module.css';
import { PatientList } from '../patients/PatientList';
import { samplePatients, sampleUpdates } from '../sample-data';
import { Carousel } from './Carousel';
import styles from './DemoHomePage.module.css';
import { Updates } from './Updates';
import { slides } from './slides';

/** /demo: carousel, updates and patients. */
export function DemoHomePage() {
  return (
    <>
      <DemoHeader title={business.name} branded />
      <div className={pageStyles.page}>
        <div className={styles.top}>
          <Carousel slides={slides} />
          <Updates updates={sampleUpdates} patients={samplePatients} />
        </div>
        <section aria-labelledby="demo-patients">
          <h2 id="demo-patients" className={pageStyles.heading}>
            My Patients
          </h2>
          <PatientList patients={samplePatients} />
        </section>
      </div>
    </>
  );
}
