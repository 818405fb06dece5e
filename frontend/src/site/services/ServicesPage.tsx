import { Link } from 'react-router-dom';
import * as services from '#messages/services';
import { paths } from '#src/paths';
import { Card } from '../Card';
import { CardList } from '../CardList';
import { useClinic } from '#src/brand/clinic';
import { Drawing } from '../drawings/Drawing';
import walking from '../drawings/walking.svg';
import { Section } from '../Section';
import { SiteHead } from '#src/brand/SiteHead';
import { CallADoctor } from './CallADoctor';
import { featured } from './featured';
import { programs } from './programs';
import styles from './ServicesPage.module.css';
import { ShowcasePrograms } from './ShowcasePrograms';

/** /services: a banner, two showcase programs, three featured ones, and all ten. */
export function ServicesPage() {
  const { city } = useClinic();
  return (
    <>
      <SiteHead
        title={services.title}
        description={services.description({ city })}
        keywords={services.keywords({ city })}
        path={paths.services}
      />
      <div className={styles.banner}>
        <div className={styles.inside}>
          <div>
            <h1 tabIndex={-1} className={styles.heading}>
              {services.title}
            </h1>
            <p className={styles.lead}>{services.lead}</p>
            <p className={styles.actions}>
              <Link to={paths.appointment} className="button">
                {services.book}
              </Link>
              <Link to={paths.contact} className="button button-quiet">
                {services.askFirst}
              </Link>
            </p>
          </div>
          <Drawing src={walking} alt={services.walkingAlt} eager />
        </div>
      </div>
      <ShowcasePrograms />
      <Section title={services.featured}>
        <CardList>
          {featured.map(({ title, picture, alt, text }) => (
            <Card key={title} title={title} picture={picture} alt={alt}>
              <p>{text}</p>
            </Card>
          ))}
        </CardList>
      </Section>
      <Section title={services.overview} intro={services.overviewText}>
        <CardList layout="wide">
          {programs.map(({ title, picture, worksOn, begins }) => (
            <Card key={title} title={title} picture={picture} isCompact>
              <p>{worksOn}</p>
              <p>
                <strong className={styles.term}>{services.begins}</strong> {begins}
              </p>
            </Card>
          ))}
        </CardList>
      </Section>
      <CallADoctor />
    </>
  );
}
