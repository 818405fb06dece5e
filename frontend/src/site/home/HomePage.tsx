import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../paths';
import { business } from '../business';
import { SiteHead } from '../SiteHead';
import styles from './HomePage.module.css';
import { StepsDrawing } from './StepsDrawing';

const promises = [
  {
    title: 'A plan for your operation',
    text: 'Personalized, evidence-based rehabilitation, phase by phase, on protocols that your surgeon has approved. Plans often have 25 sessions.',
  },
  {
    title: 'At home or in the clinic',
    text: 'Your physiotherapist comes to you, you come to us, or you meet by video. Support is there 24/7.',
  },
  {
    title: 'Progress that you can see',
    text: 'Each session and each milestone is in the app, and your doctor gets the reports.',
  },
] as const;

/** What / says to search engines; /login, which shows the same screen, has a head of its own. */
export function HomeHead() {
  return (
    <SiteHead
      title={business.name}
      description="Physiotherapy after surgery in Lucknow: a plan for your operation, at home, in the clinic or by video, with progress that you and your doctor can see."
      keywords={['post surgery physiotherapy', 'rehabilitation', 'knee replacement', 'Lucknow']}
      path={paths.home}
    />
  );
}

/** The landing screen of / and /login; the login drawer opens in its outlet (spec §2). */
export function HomePage() {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1 tabIndex={-1} className={styles.heading}>
            Recover well after surgery
          </h1>
          <p className={styles.lead}>
            Physiotherapy after an operation, step by step, with people who know your plan and tell your doctor how you
            are getting on.
          </p>
          <p className={styles.actions}>
            <Link to={paths.login} preventScrollReset className="button">
              Sign in or sign up
            </Link>
            <Link to={paths.appointment} className="button button-quiet">
              Book an Appointment
            </Link>
          </p>
        </div>
        <StepsDrawing />
      </section>
      <section className={styles.promises} aria-labelledby="promises">
        <h2 id="promises" className={styles.subheading}>
          What you can count on
        </h2>
        <ul className={styles.cards}>
          {promises.map(({ title, text }) => (
            <li key={title} className={styles.card}>
              <h3 className={styles.cardTitle}>{title}</h3>
              <p className={styles.cardText}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Outlet />
    </>
  );
}
