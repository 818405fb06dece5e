import { Link, Outlet, useLocation } from 'react-router-dom';
import * as home from '#messages/home';
import { paths } from '#src/paths';
import { Card } from '../Card';
import { CardList } from '../CardList';
import { useClinic } from '#src/brand/clinic';
import preparation from '../drawings/preparation.svg';
import progress from '../drawings/progress.svg';
import { OwnPageLink } from '../OwnPageLink';
import { Section } from '../Section';
import { SiteHead } from '#src/brand/SiteHead';
import { businessData } from './business-data';
import { Carousel } from './Carousel';
import styles from './HomePage.module.css';
import { physiotherapists } from './physiotherapists';
import { slides } from './slides';
import { treatments } from './treatments';

/** Metadata of /; /login, which shows the same page, has its own. */
export function HomeHead() {
  const clinic = useClinic();
  return (
    <>
      <SiteHead
        title={clinic.name}
        description={home.description({ city: clinic.city })}
        keywords={home.keywords({ city: clinic.city })}
        path={paths.home}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: businessData(clinic) }} />
    </>
  );
}

/** The home page of / and /login, whose outlet contains the sign-in drawer. */
export function HomePage() {
  const { pathname } = useLocation();
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1 tabIndex={-1} className={styles.heading}>
            {home.heading}
          </h1>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.actions}>
            <OwnPageLink signIn={home.signIn} />
            <Link to={paths.appointment} className="button button-quiet">
              {home.book}
            </Link>
          </p>
        </div>
        <Carousel label={home.slides} slides={slides} isCovered={pathname === paths.login} />
      </div>
      <Section title={home.treatments} intro={home.treatmentsIntro}>
        <CardList>
          {treatments.map(({ title, picture, alt, text }) => (
            <Card key={title} title={title} picture={picture} alt={alt}>
              <p>{text}</p>
            </Card>
          ))}
        </CardList>
        <p className={styles.more}>
          <Link to={paths.services}>{home.allServices}</Link>
        </p>
      </Section>
      <Section title={home.team} intro={home.teamIntro}>
        <CardList>
          {physiotherapists.map(({ role, training, work }) => (
            <Card key={role} title={role}>
              <p>
                <strong className={styles.term}>{home.training}</strong> {training}
              </p>
              <p>
                <strong className={styles.term}>{home.forYou}</strong> {work}
              </p>
            </Card>
          ))}
        </CardList>
      </Section>
      <Section title={home.recovery} intro={home.recoveryIntro}>
        <CardList layout="wide">
          <Card title={home.planTitle} picture={preparation} alt={home.planAlt}>
            <p>{home.planText}</p>
          </Card>
          <Card title={home.knownTitle} picture={progress} alt={home.knownAlt}>
            <p>{home.knownText}</p>
          </Card>
        </CardList>
      </Section>
      <Outlet />
    </>
  );
}
