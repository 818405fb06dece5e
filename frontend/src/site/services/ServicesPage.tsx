import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Card } from '../Card';
import { CardList } from '../CardList';
import { useClinic } from '../../brand/clinic';
import { Drawing } from '../drawings/Drawing';
import walking from '../drawings/walking.svg';
import { Section } from '../Section';
import { SiteHead } from '../../brand/SiteHead';
import { CallADoctor } from './CallADoctor';
import { featured } from './featured';
import { programs } from './programs';
import styles from './ServicesPage.module.css';
import { ShowcasePrograms } from './ShowcasePrograms';

/** /services: a banner, two showcase programs, three featured ones, and all ten (spec §2). */
export function ServicesPage() {
  const { city } = useClinic();
  return (
    <>
      <SiteHead
        title="Services"
        description={`Rehabilitation programs after knee, hip, spine, shoulder and neuro-surgery, after trauma and sports injury, and before an operation, in ${city} and by video.`}
        keywords={`rehabilitation programs, knee replacement physiotherapy, neuro-surgery rehabilitation, spinal surgery recovery, pre-surgical rehab, ${city}`}
        path={paths.services}
      />
      <div className={styles.banner}>
        <div className={styles.inside}>
          <div>
            <h1 tabIndex={-1} className={styles.heading}>
              Services
            </h1>
            <p className={styles.lead}>
              Every operation asks for its own way back. Find yours, see what it works on, and see how it begins.
            </p>
            <p className={styles.actions}>
              <Link to={paths.appointment} className="button">
                Book an Appointment
              </Link>
              <Link to={paths.contact} className="button button-quiet">
                Ask us first
              </Link>
            </p>
          </div>
          <Drawing src={walking} alt="A person walks with a stick." eager />
        </div>
      </div>
      <ShowcasePrograms />
      <Section title="Featured Programs">
        <CardList>
          {featured.map(({ title, picture, alt, text }) => (
            <Card key={title} title={title} picture={picture} alt={alt}>
              <p>{text}</p>
            </Card>
          ))}
        </CardList>
      </Section>
      <Section
        title="Services Overview"
        intro="Every program is planned with you, follows what your surgeon allows, and can be done at home, in the clinic or by video call where that is safe."
      >
        <CardList layout="wide">
          {programs.map(({ title, picture, worksOn, begins }) => (
            <Card key={title} title={title} picture={picture} isCompact>
              <p>{worksOn}</p>
              <p>
                <strong className={styles.term}>How it begins:</strong> {begins}
              </p>
            </Card>
          ))}
        </CardList>
      </Section>
      <CallADoctor />
    </>
  );
}
