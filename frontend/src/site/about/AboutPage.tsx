import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import columns from '../contact/columns.module.css';
import { ContactLinks } from '../contact/ContactLinks';
import { UrgentNote } from '../contact/UrgentNote';
import seatedExercise from '../drawings/seated-exercise.svg';
import { Prose } from '../Prose';
import { SiteHead } from '../../brand/SiteHead';
import { AboutForm } from './AboutForm';
import styles from './AboutPage.module.css';
import { Comparison } from './Comparison';

const aims = [
  {
    title: 'Our mission',
    text: 'To bring each person safely from the operation back to daily life: with a plan of their own, made on evidence and approved by their surgeon, and with somebody to ask at every step.',
  },
  {
    title: 'Our vision',
    text: 'That nobody recovers alone. Good rehabilitation should reach every home, and you, your physiotherapist and your doctor should see the same progress.',
  },
] as const;

/** /about (spec §2): mission, vision, the comparison with a local physiotherapist, and a contact form. */
export function AboutPage() {
  return (
    <Prose
      title="About"
      lead="We help you to recover after surgery: patients, physiotherapists and doctors, with one plan between them."
      picture={seatedExercise}
    >
      <SiteHead
        title="About"
        description="Our mission and vision, and how recovery with us compares with seeing a local physiotherapist. Ask us anything."
        keywords={['physiotherapy after surgery', 'rehabilitation plan', 'local physiotherapist', 'mission']}
        path={paths.about}
      />
      <div className={styles.aims}>
        {aims.map(({ title, text }) => (
          <section key={title} className={styles.aim}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <section className={styles.comparison} aria-labelledby="comparison">
        <h2 id="comparison">Us and a local physiotherapist</h2>
        <p>
          Both can help you well. What matters most is that somebody knows your operation and sees you regularly. This
          is how the two usually differ, so that you can choose what suits you.
        </p>
        <Comparison />
        <p className={styles.more}>
          <Link to={paths.services}>See all our programs</Link>
        </p>
      </section>
      <div className={columns.columns}>
        <AboutForm />
        <div>
          <section aria-labelledby="directly">
            <h2 id="directly">Or reach us directly</h2>
            <ContactLinks />
          </section>
          <UrgentNote />
        </div>
      </div>
    </Prose>
  );
}
