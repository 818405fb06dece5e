import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Prose } from './Prose';
import styles from './Prose.module.css';
import { SiteHead } from '../brand/SiteHead';

/** /pricing (spec §2): a placeholder, with a way on. */
export function PricingPage() {
  return (
    <Prose title="Pricing" lead="Pricing details will go here.">
      <SiteHead
        title="Pricing"
        description="What physiotherapy after surgery costs at home, in the clinic or by video. Until the details are here, please ask us."
        keywords={['physiotherapy fees', 'cost of physiotherapy', 'rehabilitation after surgery']}
        path={paths.pricing}
      />
      <p>
        Until then, please ask us. Tell us which operation you had and where you would like your sessions, and we tell
        you what they cost before you decide anything.
      </p>
      <p className={styles.actions}>
        <Link to={paths.contact} className="button">
          Ask about fees
        </Link>
        <Link to={paths.services} className="button button-quiet">
          See our services
        </Link>
      </p>
    </Prose>
  );
}
