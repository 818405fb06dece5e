import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Card } from '../Card';
import { CardList } from '../CardList';
import { useClinic } from '../../brand/clinic';
import preparation from '../drawings/preparation.svg';
import progress from '../drawings/progress.svg';
import { Section } from '../Section';
import { SiteHead } from '../../brand/SiteHead';
import { businessData } from './business-data';
import { Carousel } from './Carousel';
import styles from './HomePage.module.css';
import { physiotherapists } from './physiotherapists';
import { slides } from './slides';
import { treatments } from './treatments';

/** What / says to search engines; /login, which shows the same screen, has a head of its own. */
export function HomeHead() {
  const clinic = useClinic();
  return (
    <>
      <SiteHead
        title={clinic.name}
        description={`Physiotherapy after surgery in ${clinic.city}: a plan for your operation, at home, in the clinic or by video, with progress that you and your doctor can see.`}
        keywords={`post surgery physiotherapy, rehabilitation, knee replacement, physiotherapy at home, ${clinic.city}`}
        path={paths.home}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: businessData(clinic) }} />
    </>
  );
}

/** The landing screen of / and /login; the login drawer opens in its outlet (spec §2). */
export function HomePage() {
  const { pathname } = useLocation();
  return (
    <>
      <div className={styles.hero}>
        <div>
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
        <Carousel label="What to expect" slides={slides} isCovered={pathname === paths.login} />
      </div>
      <Section title="Treatments and Services" intro="Each operation has its own way back. Find yours.">
        <CardList>
          {treatments.map(({ title, picture, alt, text }) => (
            <Card key={title} title={title} picture={picture} alt={alt}>
              <p>{text}</p>
            </Card>
          ))}
        </CardList>
        <p className={styles.more}>
          <Link to={paths.services}>See all services</Link>
        </p>
      </Section>
      <Section
        title="Meet Our Expert Physiotherapists"
        intro="Your physiotherapist knows your plan and sees you at home, in the clinic or by video call (telerehabilitation)."
      >
        <CardList>
          {physiotherapists.map(({ role, training, work }) => (
            <Card key={role} title={role}>
              <p>
                <strong className={styles.term}>Training</strong> {training}
              </p>
              <p>
                <strong className={styles.term}>For you</strong> {work}
              </p>
            </Card>
          ))}
        </CardList>
      </Section>
      <Section
        title="Quick & Efficient Recovery"
        intro="Quick does not mean rushed. It means that no session is wasted."
      >
        <CardList layout="wide">
          <Card title="A plan with an end" picture={preparation} alt="A list of finished exercises, and a calendar.">
            <p>
              Your plan is personalized and evidence-based, on surgeon-approved protocols. It goes phase by phase, often
              through 25 sessions, and you move on when you are ready for the next phase.
            </p>
          </Card>
          <Card title="Everybody knows where you stand" picture={progress} alt="Progress on a phone, and a report.">
            <p>
              You follow your progress in the app, and your doctor gets the reports. With hospital records integration
              there is less for you to carry and to explain. Support is there 24/7.
            </p>
          </Card>
        </CardList>
      </Section>
      <Outlet />
    </>
  );
}
