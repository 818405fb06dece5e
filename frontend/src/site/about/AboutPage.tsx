import { Link } from 'react-router-dom';
import * as about from '#messages/about';
import { paths } from '#src/paths';
import columns from '../contact/columns.module.css';
import { ContactLinks } from '../contact/ContactLinks';
import { UrgentNote } from '../contact/UrgentNote';
import seatedExercise from '../drawings/seated-exercise.svg';
import { Prose } from '../Prose';
import { SiteHead } from '#src/brand/SiteHead';
import { AboutForm } from './AboutForm';
import styles from './AboutPage.module.css';
import { Comparison } from './Comparison';

const aims = [
  { title: about.mission, text: about.missionText },
  { title: about.vision, text: about.visionText },
] as const;

/** /about: mission, vision, the comparison with a local physiotherapist, and a contact form. */
export function AboutPage() {
  return (
    <Prose title={about.title} lead={about.lead} picture={seatedExercise}>
      <SiteHead title={about.title} description={about.description} keywords={about.keywords} path={paths.about} />
      <div className={styles.aims}>
        {aims.map(({ title, text }) => (
          <section key={title} className={styles.aim}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section className={styles.comparison} aria-labelledby="comparison">
        <h2 id="comparison">{about.comparison}</h2>
        <p>{about.comparisonText}</p>
        <Comparison />
        <p className={styles.more}>
          <Link to={paths.services}>{about.programs}</Link>
        </p>
      </section>
      <div className={columns.columns}>
        <AboutForm />
        <div>
          <section aria-labelledby="directly">
            <h2 id="directly">{about.directly}</h2>
            <ContactLinks />
          </section>
          <UrgentNote />
        </div>
      </div>
    </Prose>
  );
}
